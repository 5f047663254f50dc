import assert from 'node:assert/strict';
import { test } from 'node:test';
import { concat, number } from './testing/gbx-bytes.js';
import {
  buildGhostFile,
  buildMapFile,
  buildReplayFile,
  type MapFile,
  type ReplayFile,
} from './testing/gbx-files.js';
import { createBudget } from './budget.js';
import { MAP_CLASS, readContainer } from './container.js';
import { readFacts, type Facts } from './facts.js';

const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { mapUid: uid, timeMs: 7038, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };
const LOGIN = 'CF4dJH1VSW2teh6x7-wJ6w';

type Files = { map?: Partial<MapFile> | Buffer; run?: Partial<ReplayFile> | Buffer };

function read({ map = {}, run = {} }: Files): Facts {
  return readFacts(uid, {
    map: () => (Buffer.isBuffer(map) ? map : buildMapFile({ uid, ...map })),
    run: () => (Buffer.isBuffer(run) ? run : buildReplayFile({ ...RUN, ...run })),
  });
}

test('a map file says its uid, checkpoints, laps and whether its author has driven it', () => {
  const facts = read({ map: { name: '$f00"A" <&> ü 🏁', checkpoints: 6 } });
  assert.deepEqual([facts.faults, facts.notes], [[], []]);
  const { body, ...map } = facts.map ?? assert.fail();
  assert.deepEqual(map, { mapUid: uid, isValidated: true, checkpoints: 6, laps: null });
  assert.equal(body.mapUid, uid);
  assert.equal(read({ map: { laps: 5 } }).map?.laps, 5);
  assert.equal(read({ map: { isValidated: false } }).map?.isValidated, false);
  assert.equal(read({ map: { xml: mapXml('<ident uid="a&amp;b"/>') } }).map?.mapUid, 'a&b');
});

test('a replay says its run in two chunks of its header and in its body', () => {
  const run = { nickname: '$i ü 🏁', xmlTimeMs: 7039, xmlMapUid: 'other', validable: false, respawns: 3 };
  const { header, ghost, embeddedMap } = read({ run });
  assert.deepEqual(header, {
    ...{ mapUid: uid, login: LOGIN, timeMs: 7038 },
    ...{ xmlMapUid: 'other', xmlTimeMs: 7039, xmlCheckpoints: 3, isValidable: false },
  });
  const { timeMs, checkpointsMs, respawns, login, mapUid, checkpointCount, wallTime } =
    ghost ?? assert.fail();
  assert.deepEqual(
    { timeMs, checkpointsMs, respawns, login, mapUid, checkpointCount, wallTime },
    {
      ...{ timeMs: 7038, checkpointsMs: [2346, 4692, 7038], respawns: 3, login: LOGIN, mapUid: uid },
      ...{ checkpointCount: 3, wallTime: { start: 1_708_970_400, end: 1_708_970_409 } },
    },
  );
  assert.match(ghost?.game.exe ?? '', /^Trackmania date=2024-02-26_11_36 /);
  assert.equal(embeddedMap?.mapUid, uid);
  const none = read({ run: { timeMs: null } }).header;
  assert.deepEqual([none?.timeMs, none?.xmlTimeMs], [null, null]);
});

test('a body may be packed by copies or literals, or stored plain', () => {
  for (const packing of ['lzo', 'literals', 'plain'] as const) {
    const { isCompressed, faults, map } = read({ map: { packing }, run: { packing } });
    assert.deepEqual([isCompressed, faults, map?.body.mapUid], [packing !== 'plain', [], uid]);
  }
});

test('what is no text is ignored where nothing rests on it, and noted', () => {
  const latin = (xml: string): Buffer => Buffer.from(xml, 'latin1');
  for (const character of ['\u00ff', '\u0001']) {
    const xml = latin(mapXml(`<ident uid="${uid}" name="Fall ${character}"/>`));
    const { map, notes } = read({ map: { xml } });
    assert.deepEqual([map?.mapUid, notes], [uid, ['map header: the XML has characters that are no text']]);
    const [fault] = read({ map: { xml: latin(mapXml(`<ident uid="a${character}"/>`)) } }).faults;
    assert.match(fault?.reason ?? '', /without a uid/);
  }
  const { header, notes } = read({ run: { headerNickname: Buffer.from([0xff]) } });
  assert.deepEqual([header?.login, notes], [LOGIN, ['replay header: the nickname is not UTF-8']]);
});

function mapXml(content: string, type = 'map'): string {
  return `<header type="${type}">${content}</header>`;
}

const IDENT = `<ident uid="${uid}"/>`;

/** A map whose header XML has this content. */
const xml = (content: string): Files => ({ map: { xml: mapXml(content) } });

/** A replay whose header XML has these `<times>` and `<checkpoints>` attributes. */
const times = (attributes: string, checkpoints = 'cur="1"'): Files => ({
  run: {
    xml: mapXml(`<map uid="${uid}"/><times ${attributes}/><checkpoints ${checkpoints}/>`, 'replay'),
  },
});

const sound = buildMapFile({ uid });
/** The place of the size of the header data, behind which the table of chunks is: their number, and the id and size of each. */
const HEADER_SIZE = 13;

/** A sound map with a u32 replaced. */
function patched(position: number, value: number): Files {
  const map = Buffer.from(sound);
  map.writeUInt32LE(value, position);
  return { map };
}

/** A replay with the data of a chunk of its ghost replaced. */
function chunkOf(id: number, data: Buffer): Files {
  return { run: { editChunks: (chunks) => chunks.map((one) => (one.id === id ? { ...one, data } : one)) } };
}

const notGbx = ['', '{}', '<!doctype html>', 'PK\u0003\u0004 a ZIP', '\u001f\u008b\u0008 packed by gzip'];

const refused: Record<'damaged' | 'unsupported', [name: string, files: Files, reason: RegExp][]> = {
  damaged: [
    ['a tiny file', { map: Buffer.from('GBX') }, /needs 2 bytes/],
    ['header data beyond the end', patched(HEADER_SIZE, 0xffffffff), /needs 4294967295 bytes/],
    ['more chunks than the header data holds', patched(HEADER_SIZE + 4, 2 ** 31), /2147483648 entries/],
    ['a chunk that is too long', patched(HEADER_SIZE + 12, 1e6), /needs 1000000 bytes/],
    ['a chunk that is too short', patched(HEADER_SIZE + 12, 0), /needs|left over/],
    ['a chunk twice', patched(HEADER_SIZE + 8, 0x03043003), /0x03043003 occurs twice/],
    ['no nodes', { map: { nodes: 0 } }, /no nodes/],
    ['another packed size', { map: { compressedSize: 23 } }, /23 bytes is announced/],
    ['a cut-off body', { map: sound.subarray(0, -1) }, /is announced, \d+ are left/],
    ['4 GiB from few bytes', { map: { plainSize: 0xffffffff } }, /cannot be packed into/],
    ['another plain size', { map: { plainSize: 25 } }, /over the declared size/],
    [
      'XML that is cut off',
      { map: { editHeader: (all) => withXml(all, (data) => data.subarray(0, 9)) } },
      /needs/,
    ],
    [
      'bytes behind the XML',
      { map: { editHeader: (all) => withXml(all, (data) => concat(data, Buffer.from(' '))) } },
      /1 bytes are left over/,
    ],
    [
      'an Id of a text that did not come before',
      chunkOf(0x03092010, number(0x40000063)),
      /refers to text 99 of/,
    ],
    ['an Id of an unknown kind', chunkOf(0x03092010, number(0xc0000001)), /cannot begin with 3221225473/],
    [
      'a text that is cut off',
      chunkOf(0x03092025, concat(number(1), Buffer.alloc(20), number(9))),
      /needs 9 bytes/,
    ],
  ],
  unsupported: [
    ...notGbx.map((content): [string, Files, RegExp] => [
      `a file that is no GBX but ${JSON.stringify(content)}`,
      { map: Buffer.from(content, 'latin1') },
      /does not begin with GBX/,
    ]),
    ['another version', { map: { version: 5 } }, /version 5/],
    ['a text format', { map: { format: 'TUCR' } }, /format other than/],
    ['a packed reference table', { map: { format: 'BCCR' } }, /format other than/],
    ['another class', { map: { classId: 0x24003000 } }, /class 0x24003000/],
    ['a replay as a map', { map: buildReplayFile(RUN) }, /class 0x03093000/],
    ['a ghost as a map', { map: buildGhostFile(RUN) }, /class 0x03092000/],
    ['a map as a run', { run: sound }, /class 0x03043000/],
    ['too many header chunks', { map: { editHeader: (all) => tooMany(all) } }, /300 entries.*at most 256/],
    ['a missing chunk', { map: { editHeader: () => [] } }, /header chunk 0x03043005 is missing/],
    ['a chunk over its limit', xml(IDENT + ' '.repeat(262_144)), /has 262\d+ bytes, at most 262144/],
    ['many nodes', { map: { nodes: 1_000_001 } }, /1000001 nodes, at most 1000000 are read/],
    ['external nodes', { map: { externalNodes: 1 } }, /1 external nodes/],
    [
      'a body over 64 MiB',
      { map: { plainSize: 101_000_000, bodyBytes: 400_000 } },
      /101000000 bytes, at most/,
    ],
    ['XML without content', { map: { xml: '' } }, /document must contain a root element/],
    ['another root', { map: { xml: `<head type="map">${IDENT}</head>` } }, /not a header of type map/],
    ['a map of a former game', { map: { xml: mapXml(IDENT, 'challenge') } }, /not a header of type map/],
    ['a second root', { map: { xml: `${mapXml(IDENT)}<header/>` } }, /header XML/],
    ['a missing element', xml('<desc/>'), /<ident> is missing/],
    ['an element twice', xml('<ident uid="a"/><ident uid="b"/>'), /<ident> occurs twice/],
    ['times twice', xml(`${IDENT}<times/><times/>`), /<times> occurs twice/],
    ['an element in the wrong place', xml(`<deps>${IDENT}</deps>`), /<ident> occurs twice or/],
    ['an attribute twice', xml('<ident uid="a" uid="b"/>'), /duplicate attribute/],
    ['an element that is left open', { map: { xml: `<header type="map">${IDENT}` } }, /unclosed tag/],
    ['a doctype', { map: { xml: `<!DOCTYPE header [<!ENTITY a "b">]>${mapXml(IDENT)}` } }, /doctype/],
    ['an undefined entity', xml('<ident uid="&a;"/>'), /undefined entity/],
    ['a processing instruction', xml(`<?php 1?>${IDENT}`), /processinginstruction/],
    ['a comment', xml(`<!-- -->${IDENT}`), /comment/],
    ['CDATA', xml(`<![CDATA[ ]]>${IDENT}`), /cdata/],
    ['text between elements', xml(`uid${IDENT}`), /text between/],
    ['no uid', xml('<ident name="x"/>'), /without a uid/],
    [
      'a name of 100,000 characters, of which little is quoted',
      xml(`<${'a'.repeat(100_000)}>`),
      /^.{1,150}$/,
    ],
    ['another version of a replay header', { run: { headerVersion: 7 } }, /replay header version 7/],
    ['another version of Ids', { run: { lookbackVersion: 2 } }, /lookback version 2/],
    ['a login that is not UTF-8', { run: { headerLogin: Buffer.from([0xff]) } }, /is not UTF-8/],
    ['a login that is too long', { run: { login: 'x'.repeat(257) } }, /257 bytes, at most 256 are read/],
    ['a missing best time', times('validable="1"'), /best is no integer/],
    ['a broken validable', times('best="7038" validable="yes"'), /validable is neither/],
    ['no checkpoints', times('best="7038" validable="1"', ''), /cur is no integer/],
  ],
};
for (const kind of ['damaged', 'unsupported'] as const)
  for (const [name, files, reason] of refused[kind])
    test(`${kind}: ${name}`, () => {
      const [fault] = read(files).faults;
      assert.equal(fault?.kind, kind, fault?.reason);
      assert.match(fault.reason, reason);
    });

type HeaderChunks = Parameters<NonNullable<MapFile['editHeader']>>[0];

function withXml(chunks: HeaderChunks, edit: (data: Buffer) => Buffer): HeaderChunks {
  return chunks.map((one) => (one.id === 0x03043005 ? { ...one, data: edit(one.data) } : one));
}

function tooMany(chunks: HeaderChunks): HeaderChunks {
  const more = Array.from({ length: 296 }, (_, id) => ({ id, data: Buffer.alloc(0), heavy: false }));
  return [...chunks, ...more];
}

test('a body over the budget is unsupported before it is unpacked', () => {
  const container = readContainer(sound, [MAP_CLASS], createBudget(10));
  assert.throws(() => container.readBody(), { kind: 'unsupported', message: /at most 10 are left/ });
});

test('as many elements or attributes as a header holds are parsed in bounded time', () => {
  const attributes = Array.from({ length: 25_000 }, (_, index) => `a${index}=""`).join(' ');
  const readMs = (content: string): number => {
    const start = process.cpuUsage();
    assert.equal(read(xml(content)).map, null);
    return process.cpuUsage(start).user / 1000;
  };
  for (const content of ['<a/>'.repeat(60_000), '<a>'.repeat(60_000), `<a ${attributes}/>`])
    assert.ok(Math.min(readMs(content), readMs(content), readMs(content)) < 1000);
});
