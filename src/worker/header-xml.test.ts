import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concat, text } from '../../contract-tests/fixtures/gbx-bytes.js';
import { readHeaderXml, XML_CHUNK_LIMIT } from './header-xml.js';

function reasonOf(xml: string): string {
  const outcome = readHeaderXml(text(xml), 'map', ['ident']);
  if (outcome.kind !== 'damaged') throw new Error(`Not damaged: ${xml.slice(0, 80)}`);
  return outcome.reason;
}

function header(content: string): string {
  return `<header type="map">${content}</header>`;
}

test('reads the attributes of the required elements', () => {
  const xml = header('<ident uid="a&amp;b" name="&lt;é&gt;"/><desc x="1"/><deps><dep file="f"/></deps>');
  const outcome = readHeaderXml(text(xml), 'map', ['ident']);
  assert.ok(outcome.kind === 'readable');
  assert.deepEqual({ ...outcome.value.ident }, { uid: 'a&b', name: '<é>' });
});

const refused: [name: string, xml: string, reason: RegExp][] = [
  ['an empty text', '', /document must contain a root element/],
  ['another root', '<head type="map"><ident uid="a"/></head>', /not a header of type map/],
  ['another type', '<header type="replay"><ident uid="a"/></header>', /not a header of type map/],
  ['a second root', `${header('<ident uid="a"/>')}<header/>`, /./],
  ['a missing element', header('<desc/>'), /<ident> is missing/],
  ['an element twice', header('<ident uid="a"/><ident uid="b"/>'), /<ident> is there twice/],
  ['times twice', header('<ident uid="a"/><times/><times/>'), /<times> is there twice/],
  ['an element in the wrong place', header('<deps><ident uid="a"/></deps>'), /<ident> is there twice or/],
  ['an attribute twice', header('<ident uid="a" uid="b"/>'), /duplicate attribute/],
  ['an element that is left open', '<header type="map"><ident uid="a"/>', /unclosed tag/],
  ['a doctype', `<!DOCTYPE header [<!ENTITY a "b">]>${header('<ident uid="a"/>')}`, /doctype/],
  ['an undefined entity', header('<ident uid="&a;"/>'), /undefined entity/],
  ['a processing instruction', header('<?php 1?><ident uid="a"/>'), /processing instruction/],
  ['a comment', header('<!-- --><ident uid="a"/>'), /comment/],
  ['CDATA', header('<![CDATA[ ]]><ident uid="a"/>'), /CDATA/],
  ['text', header('uid<ident uid="a"/>'), /text between/],
  ['a control character', header('<ident uid="\u0001"/>'), /disallowed character/],
  ['depth', header('<a>'.repeat(9) + '</a>'.repeat(9)), /too deep/],
  ['many elements', header('<a/>'.repeat(5001)), /too many elements/],
];
for (const [name, xml, reason] of refused) {
  test(`refuses ${name}`, () => assert.match(reasonOf(xml), reason));
}

test('refuses more than the limit, and a length that is not the chunk’s', () => {
  assert.match(reasonOf(header(' '.repeat(XML_CHUNK_LIMIT))), /at most 262144 are expected/);
  const longer = readHeaderXml(concat(text(header('<ident uid="a"/>')), Buffer.from(' ')), 'map', ['ident']);
  assert.deepEqual(longer, { kind: 'damaged', reason: 'header XML: 1 bytes are left over' });
  const cutOff = readHeaderXml(text(header('')).subarray(0, 9), 'map', ['ident']);
  assert.equal(cutOff.kind, 'damaged');
});
