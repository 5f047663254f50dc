import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StaticResponse } from '../response/static-file.js';
import { createPlayerPages } from './player-pages.js';

const pages = createPlayerPages({
  verificationUrl: 'https://v.example/records',
  links: [{ label: 'Board', url: '../board/' }],
  icon: '../api/docs/icon.svg',
  documentation: '../api/',
  searchScript: '../api/docs/search.js',
  searchIndex: '../api/docs/search-index.js',
});

function fileAt(path: string): Extract<StaticResponse, { file: unknown }>['file'] {
  const found = pages.find(path);
  assert.ok(found && 'file' in found, path);
  return found.file;
}

test('the pages may connect to the verification service and to no other origin', () => {
  for (const path of ['/board/', '/map/']) {
    const policy = fileAt(path).headers['Content-Security-Policy'] ?? '';
    assert.match(
      policy,
      /^default-src 'none'; .*connect-src 'self' https:\/\/v\.example; .*frame-ancestors 'none'$/,
    );
    assert.match(fileAt(path).body.toString(), /data-verification="https:\/\/v\.example\/records"/);
  }
});

test('every file that a page names is served; names are relative, so that a proxy may put them below a path', () => {
  for (const path of ['/board/', '/map/']) {
    const html = fileAt(path).body.toString();
    const names = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name);
    assert.ok(names.length > 5);
    for (const name of names) assert.match(name, /^(\.\.\/|#)/);
    const own = names.filter((name) => name.startsWith('../pages/'));
    for (const name of own) fileAt(name.slice(2));
  }
});

test('a path without its last slash is sent on, and another one is nothing', () => {
  assert.deepEqual(pages.find('/board'), { response: { status: 308, headers: { Location: 'board/' } } });
  assert.deepEqual(pages.find('/map'), { response: { status: 308, headers: { Location: 'map/' } } });
  assert.equal(pages.find('/pages/player-pages.ts'), undefined);
  assert.equal(pages.find('/pages/../player-pages.js'), undefined);
});
