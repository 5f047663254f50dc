import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { openArtifactFiles } from '../../db/artifacts/artifact-files.js';
import { connect } from '../../db/connect.js';
import type { Database } from '../../db/connection/database.js';
import { createFolder } from '../../db/testing/folder.js';
import { runScript, type Ended } from '../../db/testing/run-process.js';
import { buildVerdict, createVerificationFixture, submitFiles } from '../../db/testing/verification.js';
import { buildMapFile, buildReplayFile } from '../../src/worker/gbx/testing/gbx-files.js';

const script = new URL('./verdicts.js', import.meta.url);

interface Workplace {
  dataDir: string;
  run: (words: string[], input?: string) => Promise<Ended>;
  /** Writes a file, and returns its path. */
  write: (content: string | Buffer) => Promise<string>;
  open: () => Promise<Database>;
}

async function createWorkplace(t: TestContext): Promise<Workplace> {
  const folder = await createFolder(t);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const open = (): Promise<Database> =>
    connect({ databaseUrl: undefined, sqliteFile: join(dataDir, 'records.sqlite') });
  await (await open()).close();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', NODE_TEST_CONTEXT: '' };
  let written = 0;
  return {
    dataDir,
    run: (words, input = '') => runScript(script, words, { environment, input }),
    write: async (content) => {
      const file = join(folder, `file-${(written += 1)}`);
      await writeFile(file, content);
      return file;
    },
    open,
  };
}

describe('import', () => {
  const createLine = (index: number, change: object = {}): string =>
    JSON.stringify({
      ...{ record_id: `rec-${index}`, map_uid: `map-${index % 10}`, track: 'replay' },
      ...{ status: 'pass', reason_code: 'verified', confidence: 'high', checked_at: '2026-03-01T11:00:00Z' },
      ...change,
    });
  const countRecords = async (open: Workplace['open']): Promise<number> => {
    const database = await open();
    const ids = (await database.read('verification_records').distinct('record_id')) as unknown[];
    await database.close();
    return ids.length;
  };

  test('stores valid lines, reports invalid ones by line number, counts both, and can be repeated', async (t) => {
    const { run, write, open } = await createWorkplace(t);
    const lines = [createLine(1), '', 'not json', createLine(2), createLine(3, { status: 'fail' })];
    // With a byte order mark, CRLF, and a last line without a line end.
    const file = await write(`\uFEFF${lines.join('\r\n')}`);
    const first = await run(['import', file]);
    assert.deepEqual([first.code, first.stdout], [2, '']);
    const [invalid = '', other = '', ...counts] = first.stderr.trimEnd().split('\n');
    assert.match(invalid, /^line 3: not JSON/);
    assert.match(other, /^line 5: Field reason_code must be one of failed_verification/);
    assert.deepEqual(counts, ['5 lines: 2 applied, 0 unchanged, 0 outdated, 2 rejected']);
    assert.equal(await countRecords(open), 2);
    const older = createLine(1, { checked_at: '2026-03-01T10:00:00Z', confidence: 'low' });
    const again = await run(['import', await write([older, lines[3]].join('\n'))]);
    assert.deepEqual(
      [again.code, again.stderr],
      [0, '2 lines: 0 applied, 1 unchanged, 1 outdated, 0 rejected\n'],
    );
  });

  test('shows its progress, and of many invalid lines only the first', async (t) => {
    const { run, open } = await createWorkplace(t);
    const lines = Array.from({ length: 20_001 }, (_, index) => (index % 20 === 0 ? createLine(index) : ''));
    const { code, stderr } = await run(['import', '-'], `${'bad\n'.repeat(150)}${lines.join('\n')}`);
    const said = stderr.trimEnd().split('\n');
    assert.deepEqual(
      [code, said.slice(100)],
      [
        2,
        [
          'Further rejected lines are only counted.',
          '10000 lines: 0 applied, 0 unchanged, 0 outdated, 150 rejected',
          '20000 lines: 500 applied, 0 unchanged, 0 outdated, 150 rejected',
          '20151 lines: 1001 applied, 0 unchanged, 0 outdated, 150 rejected',
        ],
      ],
    );
    assert.equal(await countRecords(open), 1001);
  });

  test('prints no escape sequences of a file', async (t) => {
    const { run } = await createWorkplace(t);
    const clear = '\u001b[2J\u009b2J\u202e';
    const lines = [createLine(1, { reason_code: clear }), createLine(2, { [clear]: '\ud800' }), `${clear}{`];
    const { stderr } = await run(['import', '-'], lines.join('\n'));
    const { stderr: unknown } = await run(['show', clear]);
    for (const said of [stderr, unknown]) {
      assert.match(said, /\\u001b\[2J/);
      assert.doesNotMatch(said, /[^\P{Cc}\n]|\p{Bidi_Control}/u);
    }
  });
});

const mapUid = 'Jd7V62wQ1Hus9OlhNU3nP9lnoi0';
const RUN = { timeMs: 7038, accountId: '085e1d24-7d55-496d-ad7a-1eb1efec09eb' };

/** Adds four records with former verdicts: a sound run, a forged one, one that failed by mistake, and one without its file. */
async function verifyFormerly({ open, dataDir }: Workplace): Promise<void> {
  const database = await open();
  const files = await openArtifactFiles(join(dataDir, 'artifacts'));
  const fixture = await createVerificationFixture(database, { openStore: () => Promise.resolve(files) });
  const replays = {
    sound: {},
    forged: { headerTimeMs: 6038, xmlTimeMs: 6038 },
    gone: { nickname: 'gone' },
    // Only one moment is known of a run that was driven online, which replay-3 did not know.
    online: { wallTime: { start: 1_784_340_240, end: 1_784_340_240 } },
  };
  for (const [recordId, change] of Object.entries(replays)) {
    const replay = buildReplayFile({ ...RUN, mapUid, ...change });
    await submitFiles(fixture, recordId, { mapUid, map: buildMapFile({ uid: mapUid }), replay });
    fixture.clock.advance(1);
    const job = (await fixture.queue.claim('replay', 1000)) ?? assert.fail('no job waits');
    const former = recordId === 'online' ? buildVerdict('fail') : buildVerdict('pass', 'low');
    await fixture.queue.complete(job, { ...former, policy_version: 'replay-3' });
    if (recordId === 'gone') await files.remove([job.replaySha256]);
  }
  const wr = { event_id: 1, map_uid: mapUid, account_id: 'somebody', wr_ms: RUN.timeMs };
  const at = fixture.clock.now().toISOString();
  await database.write((trx) => trx('world_records').insert({ ...wr, recorded_at: at, received_at: at }));
  await database.close();
  await fixture.remove();
}

test('recheck, show, compare, pin and unpin on former verdicts, one after the other', async (t) => {
  const workplace = await createWorkplace(t);
  await verifyFormerly(workplace);
  const { run, write } = workplace;

  await t.test('recheck applies the present policy and reports each change once', async () => {
    const { code, stdout, stderr } = await run(['recheck']);
    assert.deepEqual(stdout.trimEnd().split('\n'), [
      'sound: pass low replay-3 -> pass low replay-4',
      'forged: pass low replay-3 -> fail medium replay-4 (header-time, xml-time)',
      'online: fail medium replay-3 -> pass low replay-4',
    ]);
    const counts = '1 without files, 0 with a newer verdict, 0 failed\n';
    assert.deepEqual([code, stderr], [0, `4 records: 3 changed, 0 unchanged, ${counts}`]);
    assert.match((await run(['recheck'])).stderr, /^4 records: 0 changed, 3 unchanged, 1 without files/);
  });

  await t.test('show prints what a verdict rests on, with the facts while the files exist', async () => {
    const { code, stdout } = await run(['show', 'forged']);
    assert.equal(code, 0);
    assert.match(stdout, /^replay +fail, failed_verification, medium, replay-4, .*, from submission$/m);
    assert.match(
      stdout,
      /^rule broken +header-time: 6038 ms, 7038 ms expected\nrule broken +xml-time: 6038 ms, 7038 ms expected$/m,
    );
    assert.match(stdout, /^run +7038 ms, account 085e1d24-7d55-496d-ad7a-1eb1efec09eb$/m);
    const facts = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Record<string, Record<string, unknown>>;
    assert.deepEqual([facts.header?.timeMs, facts.ghost?.timeMs, facts.path?.ownCars], [6038, 7038, 1]);
    const gone = await run(['show', 'gone']);
    assert.match(gone.stdout, /^rule broken +none\nrun +not known\nfacts +the files are no longer there$/m);
    const unknown = await run(['show', 'nothing']);
    assert.deepEqual([unknown.code, unknown.stderr], [2, 'Nothing is known of record nothing.\n']);
  });

  await t.test(
    'compare lists passes whose time or account differ from the records of their map',
    async () => {
      const { stdout, stderr } = await run(['compare']);
      const differs = `on ${mapUid}: 7038 ms of account ${RUN.accountId}: this time is account somebody's`;
      assert.equal(stdout, `online ${differs}\nsound ${differs}\n`);
      assert.match(stderr, /^2 passes with a known run: 2 differ .* 0 are on maps without any\n$/);
    },
  );

  await t.test('pin and unpin decide which blocks a map has, and show says who did', async () => {
    const other = await write(buildMapFile({ uid: mapUid, blocks: 'others' }));
    const pinned = await run(['pin', mapUid, other]);
    assert.deepEqual([pinned.code, pinned.stderr.startsWith(`Map ${mapUid} is pinned: `)], [0, true]);
    const { stdout } = await run(['recheck']);
    assert.match(stdout, /^sound: pass low replay-4 -> pending replay-4 \(pinned-map\)$/m);
    const shown = (await run(['show', 'sound'])).stdout;
    assert.match(shown, /^pinned by +an operator at /m);
    assert.match(shown, /^rule broken +pinned-map: blocks differ, pinned by an operator at /m);
    const elsewhere = await write(buildMapFile({ uid: 'another-map' }));
    const wrong = await run(['pin', mapUid, elsewhere]);
    assert.deepEqual(
      [wrong.code, wrong.stderr],
      [2, `${elsewhere} is of map another-map, not of ${mapUid}.\n`],
    );
    for (const [code, sentence] of [
      [0, 'not pinned any more: the next run that passes pins it'],
      [2, 'not pinned'],
    ]) {
      const unpinned = await run(['unpin', mapUid]);
      assert.deepEqual([unpinned.code, unpinned.stderr], [code, `Map ${mapUid} is ${sentence}.\n`]);
    }
  });
});

test('a command whose files are not those of the database, or that finds no database, is refused', async (t) => {
  const { run, open } = await createWorkplace(t);
  const database = await open();
  await database.write((trx) => trx('artifact_store').insert({ id: 1, store_id: 'elsewhere' }));
  await database.close();
  const { code, stdout, stderr } = await run(['recheck']);
  assert.deepEqual([code, stdout], [1, '']);
  assert.match(stderr, /^The artifacts of this database are in store elsewhere, and not in /);
  const environment = { DATA_DIR: await createFolder(t), DATABASE_URL: '', NODE_TEST_CONTEXT: '' };
  const nothing = await runScript(script, ['compare'], { environment });
  assert.equal(nothing.code, 1);
  assert.match(nothing.stderr, /^DATA_DIR .* has no records\.sqlite; /);
});

test('a wrong command, file or setting ends with one sentence', async (t) => {
  const { run, write } = await createWorkplace(t);
  const folder = await createFolder(t);
  const noMap = await write('no map');
  const cases: [string[], number, RegExp][] = [
    [[], 2, /^Say what to do\. --help lists what there is\.$/],
    [['export', 'x'], 2, /^There is no command export\. /],
    [['recheck', 'x'], 2, /^recheck takes 0 arguments\. /],
    [['import', join(folder, 'none')], 1, /none cannot be read \(ENOENT.*\); check its name\.$/],
    [['pin', 'x', join(folder, 'none')], 1, /none cannot be read \(ENOENT.*\); check its name\.$/],
    [['pin', 'x', noMap], 1, /cannot be read \(.*begin with GBX\); it has to be a map file of the game\.$/],
  ];
  for (const [words, expectedCode, expected] of cases) {
    const { code, stderr } = await run(words);
    assert.equal(code, expectedCode);
    assert.match(stderr.trimEnd(), expected);
  }
  const environment = { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', NODE_TEST_CONTEXT: '' };
  const { code, stderr } = await runScript(script, ['import', '-'], { environment });
  assert.equal(code, 1);
  assert.match(stderr, /^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\); check .*\n$/);
  assert.ok(!stderr.includes('secret'));
});
