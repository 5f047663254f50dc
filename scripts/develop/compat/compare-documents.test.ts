import { deepEqual, match, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { OpenApiDocument } from '../../../src/openapi-document.js';
import { projectRoot } from '../../../src/project-root.js';
import { compareDocuments } from './compare-documents.js';

/** The released document of a case: one operation, with a parameter, a body of one field, and a response of one field. */
function withParts(parts: Parts): OpenApiDocument {
  const { parameter = {}, sent = {}, read = {}, operation = {}, schemas = {} } = parts;
  const content = (field: object, more: object = {}): object => ({
    'application/json': { schema: { type: 'object', properties: { field }, required: [], ...more } },
  });
  const post = {
    operationId: 'sendMap',
    parameters: [{ name: 'p', in: 'query', schema: { type: 'integer' }, ...parameter }],
    requestBody: { content: content(sent, parts.body), ...parts.request },
    responses: { 200: { description: '', content: content(read, parts.result), ...parts.response } },
    ...operation,
  };
  return { paths: { '/maps/{uid}': { post } }, components: { schemas } } as unknown as OpenApiDocument;
}

type Parts = Readonly<Record<string, object | undefined>>;

const text = { type: 'string' };
const choice = (...types: string[]): object => ({ oneOf: types.map((type) => ({ type })) });
const bounds = { minimum: 1, maximum: 9 };
const named = (operationId: string): Parts => ({ operation: { operationId } });
const withDefault = (value: number): Parts => ({ parameter: { schema: { default: value } } });
const answering = (...statuses: number[]): Parts => ({
  operation: { responses: Object.fromEntries(statuses.map((status) => [status, {}])) },
});
const withTag = (more: object): Parts => ({ response: { headers: { ETag: { schema: text, ...more } } } });
const tokens = (...names: string[]): Parts => ({
  operation: { security: names.map((name) => ({ [name]: [] })) },
});

/** From one form to another: what breaks clients in this direction, and what breaks them in the other. */
const cases: [from: Parts, to: Parts, change: RegExp | null, reverse: RegExp | null][] = [
  [named('a'), named('b'), /called b instead of a/, /a instead of b/],
  [{ operation: { parameters: [] } }, {}, null, /p is gone/],
  [{ operation: { parameters: [] } }, { parameter: { required: true } }, /p is new and req/, /p is gone/],
  [{}, { parameter: { required: true } }, /p is required now/, null],
  [withDefault(1), withDefault(2), /default is 2 instead of 1/, /default/],
  [{}, { request: { required: true } }, /body is required now/, null],
  [{}, { request: { 'x-max-bytes': 9 } }, /may have 9 bytes/, null],
  [{}, { request: { content: { 'text/csv': {} } } }, /as application\/json is gone/, /as text\/csv is gone/],
  [{}, tokens('a'), /no longer accepts requests with no token/, null],
  [tokens('a', 'b'), tokens('a', 'c'), /no longer accepts requests with b/, /with c/],
  [{}, { body: { required: ['field'] } }, /field is required now/, null],
  [{}, { body: { additionalProperties: false } }, /takes no further fields/, null],
  [{}, { body: { properties: {} } }, /body as \S+ field is gone/, null],
  [{}, { result: { properties: {} } }, /response 200 as \S+ field is gone/, null],
  [{ result: { required: ['field'] } }, {}, /field may be missing now/, null],
  [answering(404), answering(404, 304, 503), null, /response/],
  [answering(), answering(200), /response 200 is new/, /response 200 is gone/],
  [{ response: { content: undefined } }, {}, /has a body now/, /as application\/json is gone/],
  [withTag({}), {}, /header ETag is gone/, null],
  [withTag({ required: true }), withTag({}), /ETag may be missing/, null],
  [{ schemas: { A: text }, read: { $ref: '#/components/schemas/A' } }, { read: text }, null, null],
  [{}, { read: { $ref: '#/components/schemas/Gone' } }, /could not be compared/, /could not be compared/],
  [{ sent: text }, { sent: { ...text, allOf: [] } }, /field allOf is/, null],
];

/** A field from a narrower form to a wider one: it breaks readers, and the way back breaks senders. */
const widened: [from: object, to: object, change: RegExp][] = [
  [text, {}, /type/],
  [{ type: 'integer' }, { type: 'number' }, /type/],
  [text, { ...text, nullable: true }, /nullable/],
  [{ enum: ['a'] }, { enum: ['a', 'b'] }, /enum/],
  [{ ...text, enum: ['a'] }, text, /enum/],
  [{ ...bounds, type: 'integer' }, { ...bounds, type: 'integer', maximum: 10 }, /maximum/],
  [{ ...bounds, type: 'integer' }, { ...bounds, type: 'integer', minimum: 0 }, /minimum/],
  [{ ...text, maxLength: 9 }, text, /maxLength/],
  [{ ...text, format: 'date' }, text, /format/],
  [{ ...text, pattern: '^a' }, text, /pattern/],
  [choice('string'), choice('string', 'integer'), /choice 2|type/],
  [text, choice('string', 'integer'), /choice 2/],
  [{ type: 'array', items: { ...text, maxLength: 1 } }, { type: 'array', items: text }, /\[\] maxLength/],
];

function expectChange(before: Parts, after: Parts, change: RegExp | null): void {
  const changes = compareDocuments(withParts(before), withParts(after));
  if (change === null) return deepEqual(changes, []);
  ok(changes.length > 0);
  for (const one of changes) match(one, change);
}

for (const [from, to, change, reverse] of cases)
  test(`from ${JSON.stringify(from)} to ${JSON.stringify(to)}`, () => {
    expectChange(from, to, change);
    expectChange(to, from, reverse);
  });

for (const [from, to, change] of widened)
  test(`a field from ${JSON.stringify(from)} to ${JSON.stringify(to)}`, () => {
    expectChange({ read: from }, { read: to }, change);
    expectChange({ read: to }, { read: from }, null);
    expectChange({ sent: to }, { sent: from }, change.source.includes('choice') ? /choice|type/ : change);
    expectChange({ sent: from }, { sent: to }, null);
  });

test('every part removed from a released document is reported', () => {
  const folder = new URL('specs/releases/', projectRoot);
  const file = new URL(`${readdirSync(folder)[0]}/catalog.json`, folder);
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  const ways = listParts(document.paths, ['paths']);
  ok(ways.length > 50);
  for (const way of ways.filter((_, index) => process.env['FULL'] || index % 20 === 0)) {
    const copy = structuredClone(document);
    let node = copy as unknown as Record<string, unknown>;
    for (const key of way.slice(0, -1)) node = node[key] as typeof node;
    const last = way.at(-1) ?? '';
    if (Array.isArray(node)) node.splice(Number(last), 1);
    else delete node[last];
    ok(compareDocuments(document, copy).length > 0, way.join(' '));
  }
});

/** Returns the keys that lead to each part that clients may depend on. */
function listParts(node: unknown, way: string[]): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => {
    if (/^(x-.*|examples?|description|tags|links)$/.test(key)) return [];
    const isPart = /^(paths|responses|properties|content|parameters|headers)$/.test(way.at(-1) ?? '');
    return [...(isPart ? [[...way, key]] : []), ...listParts(child, [...way, key])];
  });
}
