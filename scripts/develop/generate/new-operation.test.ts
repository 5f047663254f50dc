import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { METHODS, type OpenApiDocument } from '../../../src/openapi-document.js';
import { projectRoot } from '../../../src/project-root.js';
import type { ProjectManifest } from './client/write-client.js';
import { renderService } from './render-service.js';

/** Typical reads of a contributor: parameters, a list of a schema of its own, three or more statuses. */
const reads = { aggregator: 'listMapProjects', verification: 'getRecordVerdicts', catalog: 'listCampaigns' };

const common = {
  manifest: JSON.parse(readFileSync(new URL('package.json', projectRoot), 'utf8')) as ProjectManifest,
  license: readFileSync(new URL('LICENSE', projectRoot), 'utf8'),
};

/** Returns a copy of a document without an operation and without the components that only it refers to. */
function without(document: OpenApiDocument, operationId: string): OpenApiDocument {
  const copy = structuredClone(document);
  for (const [path, item] of Object.entries(copy.paths)) {
    for (const method of METHODS) if (item[method]?.operationId === operationId) delete item[method];
    if (!METHODS.some((method) => item[method])) delete copy.paths[path];
  }
  while (removeUnused(copy)) continue;
  return copy;
}

function removeUnused(document: OpenApiDocument): boolean {
  const text = JSON.stringify(document);
  const { securitySchemes: _, ...kinds } = document.components ?? {};
  let hasRemoved = false;
  for (const [kind, components] of Object.entries(kinds)) {
    for (const name of Object.keys(components)) {
      if (text.includes(`"#/components/${kind}/${name}"`)) continue;
      delete (components as Record<string, unknown>)[name];
      hasRemoved = true;
    }
  }
  return hasRemoved;
}

/** Returns the texts of a folder's files by their paths. */
function readFolder(folder: URL): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(folder), join(entry.parentPath, entry.name)));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}

/** Returns the lines of one text that another lacks, with multiplicity; JSON's last member has no comma. */
function linesOnlyIn(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const line of splitLines(other)) left.set(line, (left.get(line) ?? 0) + 1);
  return splitLines(text).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

function splitLines(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/,$/, ''));
}

for (const [service, operationId] of Object.entries(reads)) {
  if (!process.env['FULL'] && service !== 'catalog') continue;
  test(`a read like ${operationId} of the ${service} service adds few lines to generated/, and changes none but of the list of endpoints`, async () => {
    // What is generated from the whole document is here; npm run specs:check proves it.
    const after = readFolder(new URL(`generated/${service}/`, projectRoot));
    const document = JSON.parse(after.get('openapi.json') ?? '') as OpenApiDocument;
    const before = await renderService({ service, document: without(document, operationId) }, common);
    assert.deepEqual([...after.keys()].sort(), [...before.keys()].sort());
    let added = 0;
    for (const [file, rendered] of after) {
      const changed = linesOnlyIn(before.get(file) ?? '', rendered);
      if (file !== 'endpoints.ts') assert.deepEqual(changed, [], file);
      added += linesOnlyIn(rendered, before.get(file) ?? '').length;
    }
    assert.ok(added > 50 && added < 350, `${added} lines`);
  });
}
