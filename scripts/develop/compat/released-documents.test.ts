import { deepEqual, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { projectRoot } from '../../../src/project-root.js';
import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { compareDocuments } from './compare-documents.js';
import { readLastRelease } from './releases.js';

// The rules on the real documents: every part removed from a released document must be reported.

type Node = Record<string, unknown>;

/** What documents show and nothing that a client sends or reads depends on; `links` say again what the parameters are. */
const NO_PROMISE = ['example', 'examples', 'description', 'tags', 'info', 'links'];

/** The removable parts: the keys that lead to each, from the root. */
function removable(document: OpenApiDocument): string[][] {
  const found: string[][] = [];
  const walk = (node: unknown, way: string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, child] of Object.entries(node)) {
      // Without what a choice demands of the fields beside it, more can be sent.
      if (key === 'anyOf' && 'properties' in node) continue;
      const here = [...way, key];
      const parent = way.at(-1) ?? '';
      if (key.startsWith('x-') || NO_PROMISE.includes(key)) continue;
      if (['paths', 'responses', 'properties', 'content', 'parameters', 'headers'].includes(parent))
        found.push(here);
      walk(child, here);
    }
  };
  walk(document.paths, ['paths']);
  walk(document.components?.schemas ?? {}, ['components', 'schemas']);
  return found;
}

function without(document: OpenApiDocument, way: string[]): OpenApiDocument {
  const copy = structuredClone(document);
  let node = copy as unknown as Node;
  for (const key of way.slice(0, -1)) node = node[key] as Node;
  const last = way.at(-1) ?? '';
  if (Array.isArray(node)) node.splice(Number(last), 1);
  else delete node[last];
  return copy;
}

const { documents } = readLastRelease(new URL('specs/releases/', projectRoot));

for (const [service, document] of Object.entries(documents)) {
  test(`every part removed from the released document of ${service} is reported`, (context) => {
    const all = removable(document);
    ok(all.length > 50, `only ${all.length} parts were found`);
    const ways = all.filter((_, index) => process.env['FULL'] || index % 20 === 0);
    const missed = ways.filter((way) => compareDocuments(document, without(document, way)).length === 0);
    context.diagnostic(`${ways.length} parts removed, ${ways.length - missed.length} reported`);
    deepEqual(missed, []);
  });
}
