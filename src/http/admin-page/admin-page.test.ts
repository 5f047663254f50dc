import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '../../project-root.js';
import { readAdminPage } from './admin-page.js';

const files = readAdminPage();

test('each alert of the page is one of alerts.yml and has a section of the runbook', () => {
  const [, table = ''] =
    /const ALERTS = \{([^]*?)\n\};/.exec(files.get('/admin-page/page.js')?.body ?? '') ?? [];
  const names = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
  assert.ok(names.length > 10, names.join(', '));
  const rules = readFileSync(new URL('scripts/deploy/alerts.yml', projectRoot), 'utf8');
  const runbook = files.get('/runbook')?.body ?? '';
  for (const name of names) {
    assert.match(rules, new RegExp(`alert: ${name}\\n`), name);
    assert.ok(runbook.includes(`<h3 id="${name.toLowerCase()}">`), name);
  }
});

test('the runbook links no file that is not here', () => {
  const links = [...(files.get('/runbook')?.body ?? '').matchAll(/href="([^"]+)"/g)].map(
    ([, link = '']) => link,
  );
  const own = ['./', 'admin-page/icon.svg', 'admin-page/text-page.css'];
  assert.deepEqual(
    links.filter((link) => !/^(https?:|#)/.test(link) && !own.includes(link)),
    [],
  );
});
