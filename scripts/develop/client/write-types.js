/**
 * Writes the types of the published documents into scripts/develop/client/types/, which is not in git. Plain JavaScript, because it runs
 * before anything is compiled.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a module for each document: `paths`, `operations` and `components` as openapi-typescript makes them. */
export async function writeClientTypes(root, services) {
  const { default: openapiTs, astToString } = await import('openapi-typescript');
  const { default: ts } = await import('typescript');
  const bytes = ['Blob', 'ArrayBuffer', 'ArrayBufferView'].map((name) =>
    ts.factory.createTypeReferenceNode(name),
  );
  const folder = join(root, 'scripts/develop/client/types');
  mkdirSync(folder, { recursive: true });
  for (const service of services) {
    const document = JSON.parse(readFileSync(join(root, 'generated', service, 'openapi.json'), 'utf8'));
    const nodes = await openapiTs(document, {
      // A field with a default may be left out by a client.
      defaultNonNullable: false,
      emptyObjectsUnknown: true,
      transform: ({ format }) => (format === 'binary' ? ts.factory.createUnionTypeNode(bytes) : undefined),
    });
    writeFileSync(join(folder, `${service}.d.ts`), astToString(nodes));
  }
}
