import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { projectRoot } from '../../../src/project-root.js';

const read = (path: string): string => readFileSync(new URL(path, projectRoot), 'utf8');

for (const service of readdirSync(new URL('generated/', projectRoot))) {
  test(`the changelog of ${service} has a section for each release, the newest first`, () => {
    const changelog = read(`specs/${service}/CHANGELOG.md`);
    assert.match(changelog, /^# Changes of /);
    const sections = [...changelog.matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);
    const { version: current } = JSON.parse(read('package.json')) as { version: string };
    const releases = sections.filter((name) => !['Unreleased', current].includes(name));
    const [last = ''] = readdirSync(new URL('specs/releases/', projectRoot));
    assert.ok([current, releases[0]].includes(last), `the last release, ${last}, comes first`);
    for (const version of releases) {
      assert.match(version, /^\d+\.\d+\.\d+$/);
      assert.ok(changelog.includes(`## ${version}\n\nPublished on 20`), `${version} has no date`);
    }
    assert.ok(!sections.slice(1).includes('Unreleased'), 'Unreleased comes first');
  });

  test(`the changelog of ${service} names operations that its document has`, () => {
    const names = [...read(`specs/${service}/CHANGELOG.md`).matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(
      ([, name = '']) => name,
    );
    const document = read(`generated/${service}/openapi.json`);
    const unknown = names.filter((name) => !new RegExp(`"${name}"`).test(document));
    assert.deepEqual(unknown, []);
  });
}
