import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { clientPackageName } from '../../../src/http/docs/client-package-name.js';

/** What the packages take over from the project's own package.json. */
export interface ProjectManifest {
  version: string;
  license: string;
  keywords: string[];
  repository: { type: string; url: string };
}

/** Returns package.json of a service's client. Its version is that of the project whose documents it was made from. */
export function renderClientManifest(
  service: string,
  document: OpenApiDocument,
  project: ProjectManifest,
): string {
  const manifest = {
    name: clientPackageName(service),
    version: project.version,
    description: `Typed client: ${document.info.title}, API ${document.info.version}.`,
    keywords: [...new Set([...project.keywords, service, 'client', 'typescript', 'fetch'])],
    license: project.license,
    repository: { ...project.repository, directory: `generated/${service}/client` },
    type: 'module',
    sideEffects: false,
    main: './lib/index.js',
    types: './lib/index.d.ts',
    exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
    files: ['lib', 'types.d.ts'],
    engines: { node: '>=18' },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
