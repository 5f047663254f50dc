import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concat, text } from './testing/gbx-bytes.js';
import { readHeaderXml, readUid, type XmlAttributes } from './header-xml.js';

function read(xml: string | Buffer, notes: string[] = []): Record<'ident', XmlAttributes> {
  return readHeaderXml(text(xml), 'map', ['ident'], notes);
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
  ['a processing instruction', header('<?php 1?><ident uid="a"/>'), /processinginstruction/],
  ['a comment', header('<!-- --><ident uid="a"/>'), /comment/],
  ['CDATA', header('<![CDATA[ ]]><ident uid="a"/>'), /cdata/],
  ['text', header('uid<ident uid="a"/>'), /text between/],
];
for (const [name, xml, reason] of refused) {
  test(`${name} is unsupported`, () => {
    assert.throws(() => read(xml), { name: 'GbxFault', kind: 'unsupported', message: reason });
  });
}

test('a fault quotes little of the file', () => {
  assert.throws(
    () => read(`<header type="map"><${'a'.repeat(100_000)}>`),
    ({ message }: Error) => {
      assert.ok(message.length < 150);
      return true;
    },
  );
});

test('a length that is not that of the chunk is damage', () => {
  const damaged = (reason: RegExp): object => ({ kind: 'damaged', message: reason });
  const chunk = text(header('<ident uid="a"/>'));
  const readChunk = (bytes: Buffer) => (): unknown => readHeaderXml(bytes, 'map', ['ident'], []);
  assert.throws(readChunk(concat(chunk, Buffer.from(' '))), damaged(/1 bytes are left over/));
  assert.throws(readChunk(chunk.subarray(0, 9)), damaged(/needs/));
});

test('characters that are no text are noted, and are ignored but in a uid', () => {
  for (const character of ['\u00ff', '\u0001']) {
    const notes: string[] = [];
    const named = header(`<ident uid="a" name="Fall ${character}"/>`);
    assert.equal(readUid(read(Buffer.from(named, 'latin1'), notes).ident), 'a');
    assert.deepEqual(notes, ['map header: the XML has characters that are no text']);
    const { ident } = read(Buffer.from(header(`<ident uid="a${character}"/>`), 'latin1'));
    assert.throws(() => readUid(ident), { kind: 'unsupported', message: /without a uid/ });
  }
});

test('as many elements, attributes or faults as a chunk holds are parsed in bounded time', () => {
  const readMs = (xml: string): number => {
    const start = process.cpuUsage();
    assert.throws(() => read(xml), { name: 'GbxFault' });
    return process.cpuUsage(start).user / 1000;
  };
  const attributes = Array.from({ length: 25_000 }, (_, index) => `a${index}=""`).join(' ');
  for (const content of ['<a/>'.repeat(60_000), '<a>'.repeat(60_000), `<a ${attributes}/>`]) {
    const xml = header(content);
    assert.ok(Math.min(readMs(xml), readMs(xml), readMs(xml)) < 1000);
  }
});
