import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { StaticFile } from '../http/request-state.js';
import {
  createStaticFile,
  findContentType,
  type StaticResponse,
  type StaticResponses,
} from '../http/response/static-file.js';
import { SERVICES, type ServiceName } from '../config.js';
import { projectRoot } from '../project-root.js';
import { withAddresses } from './addresses.js';

/** What `npm run build` has made. */
const FOLDER = new URL('dist/web/', projectRoot);
const FOREVER = 'public, max-age=31536000, immutable';
const PLAYER_PAGES = /^\/(board|map|player)$/;

/**
 * Returns the pages of a service: the documentation below `/api/`, and on the catalog the pages for players. Addresses in them are those of
 * this deployment. A path is only ever looked up, never joined to a folder; a file is read when it is first asked for.
 */
export function createWebPages(
  service: ServiceName,
  urls: Readonly<Record<ServiceName, string>>,
): Required<StaticResponses> {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const known = new Set(names.filter((name) => /^api\/.*\.\w+$/.test(name) && !/\.(br|gz)$/.test(name)));
  if (service === 'catalog') for (const name of ['board', 'map', 'player']) known.add(`${name}/index.html`);
  const files = new Map<string, StaticFile>();
  const open = (name: string): StaticFile => {
    const file = files.get(name) ?? readWebFile(name, urls);
    files.set(name, file);
    return file;
  };
  return {
    find: (path) => {
      if (path === '/api' || (service === 'catalog' && PLAYER_PAGES.test(path)))
        return leadTo(`${path.slice(1)}/`, 308);
      // The documentation of a service is at the service itself, where its operations can be tried.
      const [, page = ''] = /^\/api\/(\w+)\.html$/.exec(path) ?? [];
      if (SERVICES.includes(page as ServiceName))
        return leadTo(page === service ? './' : `${urls[page as ServiceName]}/api/`, 302);
      const name =
        path === '/api/'
          ? `api/${service}.html`
          : `${path.slice(1)}${/^\/(board|map|player)\/$/.test(path) ? 'index.html' : ''}`;
      return known.has(name) ? { file: open(name) } : undefined;
    },
    notFound: () => ({ ...open(`api/404-${service}.html`), status: 404, cacheControl: 'no-store' }),
  };
}

/** The files of the admin port: the runbook, and what its pages use, by path. */
interface OperatorFiles {
  files: ReadonlyMap<string, Pick<StaticFile, 'body' | 'contentType'>>;
  /** The addresses of the style sheet and the icon. */
  style: string;
  icon: string;
}

/** Reads the files of the admin port. */
export function readOperatorFiles(): OperatorFiles {
  const assets = readdirSync(new URL('api/assets/', FOLDER));
  const [style = '', icon = ''] = ['style-', 'icon-'].map(
    (start) => `assets/${assets.find((name) => name.startsWith(start) && /\.(css|svg)$/.test(name)) ?? ''}`,
  );
  const open = (name: string): Pick<StaticFile, 'body' | 'contentType'> => {
    return { body: readFileSync(new URL(name, FOLDER)), contentType: findContentType(name) };
  };
  const files = new Map([style, icon].map((name) => [`/${name}`, open(`api/${name}`)]));
  files.set('/runbook', open('runbook.html'));
  return { files, style, icon };
}

function leadTo(location: string, status: 302 | 308): StaticResponse {
  return { response: { status, headers: { Location: location } } };
}

function readWebFile(name: string, urls: Readonly<Record<ServiceName, string>>): StaticFile {
  const file = new URL(name, FOLDER);
  const content = readFileSync(file);
  const contentType = findContentType(name);
  if (name.startsWith('api/assets/')) {
    const asset = createStaticFile({ body: content, contentType, cacheControl: FOREVER });
    return {
      ...asset,
      encoded: (coding) => readFile(new URL(`${name}.${coding === 'br' ? 'br' : 'gz'}`, FOLDER)),
    };
  }
  const text = withAddresses(content.toString('utf8'), urls);
  const headers = name.endsWith('.html') ? createHeaders(text) : {};
  return createStaticFile({ body: Buffer.from(text), contentType, cacheControl: 'no-cache', headers });
}

/** A page has its policy in it, for static hosts; only a header can say who may frame it. */
function createHeaders(html: string): StaticFile['headers'] {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  };
}
