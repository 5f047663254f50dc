import { existsSync, readFileSync } from 'node:fs';
import { projectRoot } from '../../project-root.js';
import { renderMarkdown } from '../docs/markdown.js';
import { renderTextPage } from '../docs/text-page.js';
import { createPolicy, findContentType, NO_FRAMES } from '../response/static-file.js';

/** A file of the page, with its response headers. */
interface AdminFile {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Plain files, which the build copies beside the compiled code. */
const OWN_FILES = new URL('./', import.meta.url);

const POLICY = `${createPolicy({ 'connect-src': "'self'" })}; ${NO_FRAMES}`;

/**
 * Returns the files of the admin port's page by path: `/` and what it uses, and the runbook where it is deployed. The page draws what
 * /metrics, /history, /failures and /readyz say, as charts that refresh; it needs no other server. Throws when a file is missing.
 */
export function readAdminPage(): ReadonlyMap<string, AdminFile> {
  return new Map([
    ['/', readFile('page.html')],
    ['/admin-page/page.css', readFile('page.css')],
    ['/admin-page/text-page.css', readFile('../docs/text-page.css')],
    ['/admin-page/icon.svg', readFile('../docs/icon.svg')],
    ['/admin-page/page.js', readFile('page.js')],
    ...readRunbook(),
  ]);
}

/** The links of the README to other files of the repository lead nowhere from here. */
const FILE_LINK = /\[([^\]]+)\]\((?!https?:|#)[^)]+\)/g;

function readRunbook(): [string, AdminFile][] {
  const file = new URL('scripts/deploy/README.md', projectRoot);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8').replaceAll(FILE_LINK, '$1');
  const body = renderTextPage({
    title: 'Deployment and runbook',
    breadcrumbs: [{ label: 'Record services', path: './' }],
    label: 'Deployment and runbook',
    assets: { styles: ['admin-page/text-page.css'], icon: 'admin-page/icon.svg' },
    body: `<main class="text">\n${renderMarkdown(text)}\n    </main>`,
  });
  return [['/runbook', { body, headers: createHeaders('runbook.html') }]];
}

function readFile(name: string): AdminFile {
  return { body: readFileSync(new URL(name, OWN_FILES), 'utf8'), headers: createHeaders(name) };
}

function createHeaders(name: string): AdminFile['headers'] {
  return {
    'Content-Type': findContentType(name),
    'Content-Security-Policy': POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}
