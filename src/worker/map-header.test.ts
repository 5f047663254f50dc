import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildGhostFile, buildMapFile, buildReplayFile } from '../../contract-tests/fixtures/gbx-files.js';
import { readMapHeader } from './map-header.js';
import { createTestFolder } from './test-folder.js';

const folder = createTestFolder();
const uid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const accountId = '085e1d24-7d55-496d-ad7a-1eb1efec09eb';

test('reads the uid of a map, whatever its name', async () => {
  const path = folder.write('map', buildMapFile({ uid, name: '$f00"A" <&> ü 🏁' }));
  assert.deepEqual(await readMapHeader(path), { kind: 'readable', value: { mapUid: uid } });
});

test('a replay and a ghost are unsupported as a map', async () => {
  const replay = folder.write('replay', buildReplayFile({ mapUid: uid, timeMs: 1, accountId }));
  assert.equal((await readMapHeader(replay)).kind, 'unsupported');
  assert.equal((await readMapHeader(folder.write('ghost', buildGhostFile()))).kind, 'unsupported');
});

test('a map without a uid is damaged', async () => {
  const path = folder.write(
    'map',
    buildMapFile({ uid, xml: '<header type="map"><ident name="x"/></header>' }),
  );
  assert.deepEqual(await readMapHeader(path), {
    kind: 'damaged',
    reason: 'header XML: <ident> has no uid',
  });
});

test('a missing file is an error of the file system', async () => {
  await assert.rejects(readMapHeader(folder.path('nowhere')), { code: 'ENOENT' });
});
