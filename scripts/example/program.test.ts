import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildMapFile, buildReplayFile } from '../../contract-tests/fixtures/gbx-files.js';
import { startMock } from '../../contract-tests/prism/start-mock.js';
import { startServer } from '../../contract-tests/server-process.js';
import { verification } from '../../contract-tests/verification/index.js';
import { verifyRun, type Run } from './program.js';

const MAP_UID = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';

/** Returns a run whose replay belongs to a map. */
function createRun(replayMapUid = MAP_UID): Run {
  const accountId = 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f';
  return {
    recordId: 'example-1',
    mapUid: MAP_UID,
    rank: 1,
    map: Uint8Array.from(buildMapFile({ uid: MAP_UID })),
    replay: Uint8Array.from(buildReplayFile({ mapUid: replayMapUid, timeMs: 40_820, accountId })),
  };
}

test('the example program runs against the mock', async (context) => {
  const mock = await startMock(verification.document, 0);
  context.after(mock.stop);
  const said: string[] = [];
  const verdict = await verifyRun({ baseUrl: mock.url }, createRun(), (line) => said.push(line));
  assert.deepEqual(verdict, { recordId: 'rec-1042', status: 'pass', reason: 'verified' });
  assert.equal(said.length, 3);
});

test('the example program runs against the server', async (context) => {
  const server = await startServer({ services: ['verification'], environment: { LOG_LEVEL: 'warn' } });
  context.after(server.stop);
  const said: string[] = [];
  const client = { baseUrl: server.urls['verification'] ?? '' };
  const verdict = await verifyRun(client, createRun(), (line) => said.push(line));
  assert.deepEqual(verdict, { recordId: 'example-1', status: 'pass', reason: 'verified' });
  assert.match(said.join('\n'), /^uploaded map-\S+ and replay-\S+\nsubmitted as sub-\S+\nexample-1: pass/);
  const other = { ...createRun('0J9p5MWjMRWjessjzam7jz0ioFa'), recordId: 'example-2' };
  assert.equal((await verifyRun(client, other, () => undefined)).status, 'fail');
  const refused = verifyRun(client, { ...other, recordId: '' }, () => undefined);
  await assert.rejects(refused, /The submission was refused: Body field record_id must/);
});
