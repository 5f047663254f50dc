import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { METHODS, type OpenApiDocument } from '../../src/openapi-document.js';
import { projectRoot } from '../../src/project-root.js';
import { renderService } from './render-service.js';

/** Typical reads of a contributor: parameters, a list of a schema of its own, three or more statuses. */
const reads = { aggregator: 'listMapProjects', verification: 'getRecordVerdicts', catalog: 'listCampaigns' };

const project = { version: '1.0.0', license: 'MIT', keywords: [], repository: { type: 'git', url: '' } };

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

/** Returns the lines of one text that another lacks, with multiplicity; JSON's last member has no comma. */
function linesOnlyIn(text: string, other: string): string[] {
  const left = new Map<string, number>();
  for (const line of linesOf(other)) left.set(line, (left.get(line) ?? 0) + 1);
  return linesOf(text).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => line.replace(/,$/, ''));
}

for (const [service, operationId] of Object.entries(reads)) {
  test(`a read like ${operationId} of the ${service} service adds few lines to generated/ and changes none`, async () => {
    const text = readFileSync(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8');
    const document = JSON.parse(text) as OpenApiDocument;
    const common = { manifest: project, license: '' };
    const before = await renderService({ service, document: without(document, operationId) }, common);
    const after = await renderService({ service, document }, common);
    let added = 0;
    for (const [file, rendered] of after) {
      const changed = linesOnlyIn(before.get(file) ?? '', rendered);
      assert.deepEqual(changed, [], file);
      added += linesOnlyIn(rendered, before.get(file) ?? '').length;
    }
    assert.ok(added > 50 && added < 300, `${added} lines`);
  });
}
