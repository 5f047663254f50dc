import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '../../../src/project-root.js';
import { buildMapFile, buildReplayFile } from '../../../src/worker/gbx/testing/gbx-files.js';
import { startServer, type ServerProcess } from '../../../src/wiring/testing/server-process.js';
import {
  createAggregator,
  createCatalog,
  createRetryingFetch,
  walkPages,
  type Aggregator,
  type Fetch,
  type Position,
} from '../../develop/client/index.js';
import { startMock, type Mock } from '../mock/start-mock.js';
import { followRecords, type Followed } from './follow-records.js';
import { reportRecord, type FoundRecord } from './report-record.js';
import { verifyRun, type Run } from './verify-run.js';

const execFileAsync = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('dist/scripts/try/example.js', projectRoot));
const SERVICES = ['aggregator', 'verification', 'catalog'] as const;
const MAP_UID = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';

/** Returns a run whose replay belongs to a map. */
function createRun(replayMapUid = MAP_UID): Run {
  const accountId = 'a4b80d0c-72b0-47cd-96d3-3fff3c4f1f5f';
  return {
    recordId: 'example-1',
    mapUid: MAP_UID,
    rank: 1,
    map: buildMapFile({ uid: MAP_UID }),
    replay: buildReplayFile({ mapUid: replayMapUid, timeMs: 40_820, accountId }),
  };
}

const found: FoundRecord = {
  projectKey: 'example',
  mapUid: MAP_UID,
  mapName: 'Fall 2024 - 09',
  accountId: 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0',
  holder: 'Kestrel',
  timeMs: 40_820,
  checkedAt: new Date('2026-10-05T20:00:00.000Z'),
};

test('without a server the command says which address it tried, and how to start one', async () => {
  const started = execFileAsync(process.execPath, [PROGRAM, '--verification', 'http://127.0.0.1:9/']);
  await assert.rejects(started, ({ stderr }: { stderr?: string }) => {
    assert.match(
      stderr ?? '',
      /^Nothing responds at http:\/\/127\.0\.0\.1:9 \([^)]+\)\. `npm run demo` in another terminal/,
    );
    return true;
  });
});

describe('against the mocks', () => {
  const mocks = new Map<string, Mock>();
  const toOptions = (service: string): { baseUrl: string } => ({ baseUrl: mocks.get(service)?.url ?? '' });

  before(async () => {
    for (const service of SERVICES) mocks.set(service, await startMock(service, 0));
  });

  after(() => Promise.all([...mocks.values()].map(({ stop }) => stop())));

  test('a run is verified as in the examples', async () => {
    const lines: string[] = [];
    const verdict = await verifyRun(toOptions('verification'), createRun(), (line) => lines.push(line));
    assert.deepEqual(verdict, { recordId: 'rec-1042', status: 'pass', reason: 'verified' });
    assert.equal(lines.length, 4);
  });

  test('a record is reported and shown as in the examples', async () => {
    const clients = {
      aggregator: createAggregator(toOptions('aggregator')),
      catalog: createCatalog(toOptions('catalog')),
    };
    const shown = await reportRecord(clients, found, () => undefined);
    assert.deepEqual(shown, { mapUid: '0J9p5MWjMRWjessjzam7jz0ioFa', timeMs: 39_874, holder: 'Kestrel' });
  });
});

describe('against a server', () => {
  const token = 'example-token';
  let server: ServerProcess;
  const toOptions = (service: string): { baseUrl: string } => ({ baseUrl: server.urls[service] ?? '' });
  const createContributor = (send: Fetch = fetch): Aggregator =>
    createAggregator({ ...toOptions('aggregator'), headers: { 'x-ingest-token': token }, fetch: send });

  before(async () => {
    server = await startServer({
      services: [...SERVICES],
      environment: { LOG_LEVEL: 'warn', INGEST_TOKEN: token },
    });
  });

  after(() => server.stop());

  test('a run is verified, and one with the replay of another map is not', async () => {
    const verdict = await verifyRun(toOptions('verification'), createRun(), () => undefined);
    assert.deepEqual(verdict, { recordId: 'example-1', status: 'pass', reason: 'verified' });
    const other = { ...createRun('0J9p5MWjMRWjessjzam7jz0ioFa'), recordId: 'example-2' };
    assert.equal((await verifyRun(toOptions('verification'), other, () => undefined)).status, 'fail');
    const refused = verifyRun(toOptions('verification'), { ...other, recordId: '' }, () => undefined);
    await assert.rejects(refused, /The submission was refused: Body field record_id must/);
  });

  test('the command ends in a pass, shows what each step sends and gets, and reports no record', async () => {
    const { stdout } = await execFileAsync(process.execPath, [
      PROGRAM,
      '--verification',
      server.urls['verification'] ?? '',
    ]);
    assert.match(
      stdout,
      /1\. Upload the map\.\n  → POST \S+\/uploads\/map\S*, [\d,]+ bytes\n  ← 200 \{"ok":true,.*"map-/,
    );
    assert.match(
      stdout,
      /3\. Submit[^\n]*\n  → POST \S+\n    \{"record_id":"example-[^\n]*\n  ← 200 \{.*"sub-/,
    );
    assert.match(stdout, /\npass \(verified\): The files agree/);
    const latest = await fetch(`${server.urls['catalog'] ?? ''}/api/v1/latest-wr`);
    assert.equal(((await latest.json()) as { latest: unknown }).latest, null);
  });

  test('all events are walked, each once, with a fetch that retries', async () => {
    const aggregator = createContributor(createRetryingFetch());
    const events = Array.from({ length: 7 }, (_, index) => ({
      type: 'example.note',
      message: String(index),
      eventKey: `note-${index}`,
    }));
    const send = (some: typeof events) =>
      aggregator.POST('/api/v1/ingest/events', { body: { projectKey: 'walk', events: some } });
    assert.equal((await send(events)).response.status, 200);
    const query = { project_key: 'walk', limit: 3 };
    const messages: (string | null)[] = [];
    let pages = 0;
    const read = (position: Position) =>
      aggregator.GET('/api/v1/events/recent', { params: { query: { ...query, ...position } } });
    for await (const page of walkPages(read)) {
      assert.ok('totalPages' in page);
      messages.push(...page.events.map(({ message }) => message));
      pages += 1;
      // A later event moves none to the next page.
      const late = { type: 'example.note', message: 'late', eventKey: `late-${pages}` };
      await send([late]);
    }
    assert.equal(pages, 3);
    assert.deepEqual(messages.sort(), ['0', '1', '2', '3', '4', '5', '6']);
  });

  test('records are followed from an id: what is slower, late or known by another way is no news', async () => {
    const aggregator = createContributor();
    const announced: string[] = [];
    let from: Followed = { after: 0, times: new Map() };
    const follow = (): Promise<void> =>
      followRecords(
        { aggregator, catalog: createCatalog(toOptions('catalog')) },
        from,
        ({ mapUid, holder, timeMs }) => mapUid === 'followed' && announced.push(`${holder} ${timeMs}`),
        (followed, hasMore) => {
          from = followed;
          return { isEnough: !hasMore };
        },
      );
    const report = async (
      newWrTime: number,
      change: { changed?: boolean; newHolder?: string; newHolderAccountId?: string; oldWrTime?: number },
    ): Promise<void> => {
      const checkedAt = new Date().toISOString();
      const checks = [{ mapUid: 'followed', checkedAt, changed: true, newWrTime, ...change }];
      const body = { projectKey: 'follow', run: {}, checks };
      const { response } = await aggregator.POST('/api/v1/ingest/tracker-run', { body });
      assert.equal(response.status, 200);
      await follow();
    };
    await report(40_000, { newHolder: 'Kestrel' });
    await report(40_000, { newHolderAccountId: 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0' });
    await report(41_000, { newHolder: 'Mirelle' });
    await report(39_000, { newHolder: 'Cheater' });
    assert.deepEqual(announced, ['Kestrel 40000', 'Cheater 39000']);
    await report(40_500, { newHolder: 'Dunes', oldWrTime: 39_000 });
    assert.equal(announced.length, 2);
    await report(39_000, { newHolder: 'Mirelle' });
    assert.deepEqual(announced.slice(2), ['Mirelle 39000']);
    await report(38_000, { changed: false });
    await report(38_500, { newHolder: 'Kestrel', oldWrTime: 39_000 });
    assert.equal(announced.length, 3);
    await report(37_000, { newHolder: 'Kestrel', oldWrTime: 38_000 });
    assert.deepEqual(announced.slice(3), ['Kestrel 37000']);
    from = { ...from, epoch: 'of a database before' };
    await assert.rejects(follow(), { name: 'EpochChanged' });
  });

  test('a record is reported with the token and shown, and rejected without it', async () => {
    const catalog = createCatalog(toOptions('catalog'));
    const aggregator = createContributor();
    const lines: string[] = [];
    const shown = await reportRecord({ aggregator, catalog }, found, (line) => lines.push(line));
    assert.deepEqual(shown, { mapUid: MAP_UID, timeMs: 40_820, holder: 'Kestrel' });
    assert.equal(lines.at(-1), 'Fall 2024 - 09: 40820 ms by Kestrel');
    const refused = reportRecord(
      { aggregator: createAggregator(toOptions('aggregator')), catalog },
      found,
      () => undefined,
    );
    await assert.rejects(refused, /The run was refused: Unauthorized/);
  });
});
