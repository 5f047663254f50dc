import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concat, text } from './testing/gbx-bytes.js';
import { readHeaderXml, XML_CHUNK_LIMIT } from './header-xml.js';

function read(xml: string): Record<'ident', Record<string, string | undefined>> {
  return readHeaderXml(text(xml), 'map', ['ident']);
}

function header(content: string): string {
  return `<header type="map">${content}</header>`;
}

test('reads the attributes of the required elements', () => {
  const xml = header('<ident uid="a&amp;b" name="&lt;é&gt;"/><desc x="1"/><deps><dep file="f"/></deps>');
  assert.deepEqual({ ...read(xml).ident }, { uid: 'a&b', name: '<é>' });
});

const refused: [name: string, xml: string, reason: RegExp][] = [
  ['an empty text', '', /document must contain a root element/],
  ['another root', '<head type="map"><ident uid="a"/></head>', /not a header of type map/],
  ['another type', '<header type="replay"><ident uid="a"/></header>', /not a header of type map/],
  ['a second root', `${header('<ident uid="a"/>')}<header/>`, /./],
  ['a missing element', header('<desc/>'), /<ident> is missing/],
  ['an element twice', header('<ident uid="a"/><ident uid="b"/>'), /<ident> occurs twice/],
  ['times twice', header('<ident uid="a"/><times/><times/>'), /<times> occurs twice/],
  ['an element in the wrong place', header('<deps><ident uid="a"/></deps>'), /<ident> occurs twice or/],
  ['an attribute twice', header('<ident uid="a" uid="b"/>'), /duplicate attribute/],
  ['an element that is left open', '<header type="map"><ident uid="a"/>', /unclosed tag/],
  ['a doctype', `<!DOCTYPE header [<!ENTITY a "b">]>${header('<ident uid="a"/>')}`, /doctype/],
  ['an undefined entity', header('<ident uid="&a;"/>'), /undefined entity/],
  ['a processing instruction', header('<?php 1?><ident uid="a"/>'), /processing instruction/],
  ['a comment', header('<!-- --><ident uid="a"/>'), /comment/],
  ['CDATA', header('<![CDATA[ ]]><ident uid="a"/>'), /CDATA/],
  ['text', header('uid<ident uid="a"/>'), /text between/],
  ['a control character', header('<ident uid="\u0001"/>'), /disallowed character/],
];
for (const [name, xml, reason] of refused) {
  test(`refuses ${name}`, () => {
    assert.throws(() => read(xml), { name: 'GbxFault', kind: 'damaged', message: reason });
  });
}

/** Sound, but larger than what is read here. */
const large: [name: string, xml: string, reason: RegExp][] = [
  ['depth', header('<a>'.repeat(9) + '</a>'.repeat(9)), /too deep/],
  [
    'many attributes',
    header(`<a ${Array.from({ length: 33 }, (_, i) => `a${i}=""`).join(' ')}/>`),
    /too many attributes/,
  ],
  ['many elements', header('<a/>'.repeat(5001)), /too many elements/],
  ['more than the limit', header(' '.repeat(XML_CHUNK_LIMIT)), /at most 262144 are read/],
];
for (const [name, xml, reason] of large) {
  test(`does not read ${name}`, () => {
    assert.throws(() => read(xml), { name: 'GbxFault', kind: 'unsupported', message: reason });
  });
}

test('refuses a length that is not the chunk’s', () => {
  const damaged = (reason: RegExp): object => ({ kind: 'damaged', message: reason });
  const longer = concat(text(header('<ident uid="a"/>')), Buffer.from(' '));
  assert.throws(() => readHeaderXml(longer, 'map', ['ident']), damaged(/1 bytes are left over/));
  assert.throws(() => readHeaderXml(text(header('')).subarray(0, 9), 'map', ['ident']), damaged(/needs/));
});

test('the first fault ends the parse, so that 50,000 of them cost no more than one', () => {
  const readMs = (xml: string): number => {
    const start = process.cpuUsage();
    assert.throws(() => read(xml), { name: 'GbxFault' });
    return process.cpuUsage(start).user / 1000;
  };
  const attributes = header(`<ident ${'a="" '.repeat(50_000)}/>`);
  const elements = header('<ident uid="a" uid="b"/>'.repeat(10_000));
  for (const xml of [attributes, elements]) assert.ok(Math.min(readMs(xml), readMs(xml), readMs(xml)) < 50);
});
