import { readFileSync } from 'node:fs';

/** A file of the page, with its response headers. */
export interface AdminFile {
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Plain files, which the build copies beside the compiled code. */
const OWN_FILES = new URL('./', import.meta.url);

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Returns the files of the admin port's page by path: `/` and what it uses. The page draws what /metrics and /readyz say,
 * as charts that refresh; it needs no other server and keeps nothing here. Throws when a file is missing.
 */
export function readAdminPage(): ReadonlyMap<string, AdminFile> {
  return new Map([
    ['/', readFile('page.html', 'text/html; charset=utf-8')],
    ['/admin-page/page.css', readFile('page.css', 'text/css; charset=utf-8')],
    ['/admin-page/page.js', readFile('page.js', 'text/javascript; charset=utf-8')],
  ]);
}

function readFile(name: string, contentType: string): AdminFile {
  return {
    body: readFileSync(new URL(name, OWN_FILES), 'utf8'),
    headers: {
      'Content-Type': contentType,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  };
}
