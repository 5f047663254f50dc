import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { connect } from '../../db/connect.js';
import type { Database } from '../../db/connection/database.js';
import { createFolder } from '../../db/testing/folder.js';
import { runScript, type Ended } from '../../db/testing/run-process.js';
import type { TestContext } from 'node:test';

const script = new URL('./verdicts.js', import.meta.url);

function createLine(index: number, change: object = {}): string {
  return JSON.stringify({
    record_id: `rec-${index}`,
    map_uid: `map-${index % 10}`,
    track: 'replay',
    status: 'pass',
    reason_code: 'verified',
    confidence: 'high',
    checked_at: '2026-03-01T11:00:00Z',
    ...change,
  });
}

interface Workplace {
  run: (words: string[], input?: string) => Promise<Ended>;
  write: (lines: string[], end?: string) => Promise<string>;
  open: () => Promise<Database>;
  countRecords: () => Promise<number>;
}

async function createWorkplace(t: TestContext): Promise<Workplace> {
  const folder = await createFolder(t);
  const dataDir = join(folder, 'data');
  await mkdir(dataDir);
  const open = (): Promise<Database> =>
    connect({ databaseUrl: undefined, sqliteFile: join(dataDir, 'records.sqlite') });
  await (await open()).close();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: '', NODE_TEST_CONTEXT: '' };
  return {
    run: (words, input = '') => runScript(script, words, { environment, input }),
    write: async (lines, end = '\n') => {
      const file = join(folder, 'verdicts.ndjson');
      await writeFile(file, lines.map((line) => line + end).join(''));
      return file;
    },
    open,
    countRecords: async () => {
      const database = await open();
      const rows = (await database.read('verification_records').where({ track: 'replay' })) as unknown[];
      await database.close();
      return rows.length;
    },
  };
}

const ended = ({ code, stdout, stderr }: Ended): unknown => ({
  code,
  stdout,
  said: stderr.trimEnd().split('\n'),
});

test('valid lines are stored, invalid ones reported by line number, and both are counted', async (t) => {
  const { run, write, countRecords } = await createWorkplace(t);
  const file = await write([
    createLine(1),
    '',
    'not json',
    createLine(2),
    createLine(3, { status: 'fail' }),
    createLine(4),
  ]);
  const first = await run(['import', file]);
  assert.equal(first.code, 2);
  const said = first.stderr.trimEnd().split('\n');
  assert.equal(said.length, 3);
  assert.match(said[0] ?? '', /^line 3: not JSON/);
  assert.match(said[1] ?? '', /^line 5: Field reason_code must be one of failed_verification/);
  assert.equal(said[2], '6 lines: 3 applied, 0 unchanged, 0 outdated, 2 rejected');
  assert.equal(await countRecords(), 3);
});

test('a file can be imported again, and an older one changes nothing', async (t) => {
  const { run, write } = await createWorkplace(t);
  const file = await write([createLine(1), createLine(2)]);
  assert.deepEqual(ended(await run(['import', file])), {
    code: 0,
    stdout: '',
    said: ['2 lines: 2 applied, 0 unchanged, 0 outdated, 0 rejected'],
  });
  const again = await run(['import', file]);
  assert.deepEqual(
    [again.code, again.stderr],
    [0, '2 lines: 0 applied, 2 unchanged, 0 outdated, 0 rejected\n'],
  );
  const older = await write([createLine(1, { checked_at: '2026-03-01T10:00:00Z', confidence: 'low' })]);
  assert.match((await run(['import', older])).stderr, /^1 line: 0 applied, 0 unchanged, 1 outdated/);
});

test('a long file shows its progress', async (t) => {
  const { run, write, countRecords } = await createWorkplace(t);
  const lines = Array.from({ length: 20_001 }, (_, index) => (index % 20 === 0 ? createLine(index) : ''));
  const { code, stderr } = await run(['import', await write(lines)]);
  const applied = stderr.match(/^\d+ lines: \d+ applied/gm);
  assert.deepEqual(
    [code, applied],
    [0, ['10000 lines: 500 applied', '20000 lines: 1000 applied', '20001 lines: 1001 applied']],
  );
  assert.equal(await countRecords(), 1001);
});

test('escape sequences of a file are not printed', async (t) => {
  const { run, write } = await createWorkplace(t);
  const clear = '\u001b[2J\u009b2J\u202e';
  const file = await write([
    createLine(1, { reason_code: clear }),
    createLine(2, { [clear]: '\ud800' }),
    `${clear}{`,
  ]);
  const { stderr } = await run(['import', file]);
  const { stderr: unknown } = await run(['show', clear]);
  assert.match(stderr, /\\u001b\[2J/);
  assert.match(unknown, /\\u001b\[2J/);
  assert.doesNotMatch(stderr + unknown, /[^\P{Cc}\n]|\p{Bidi_Control}/u);
});

test('of many invalid lines only the first are shown', async (t) => {
  const { run } = await createWorkplace(t);
  const { code, stderr } = await run(['import', '-'], 'bad\n'.repeat(150));
  const said = stderr.trimEnd().split('\n');
  assert.equal(code, 2);
  assert.deepEqual(said.slice(100), [
    'Further rejected lines are only counted.',
    '150 lines: 0 applied, 0 unchanged, 0 outdated, 150 rejected',
  ]);
});

test('standard input, a byte order mark, CRLF and a last line without a line end are accepted', async (t) => {
  const { run, countRecords } = await createWorkplace(t);
  const { code, stderr } = await run(
    ['import', '-'],
    `\uFEFF${createLine(1)}\r\n${createLine(2)}\r\n${createLine(3)}`,
  );
  assert.deepEqual([code, stderr], [0, '3 lines: 3 applied, 0 unchanged, 0 outdated, 0 rejected\n']);
  assert.equal(await countRecords(), 3);
  assert.match((await run(['import', '-'])).stderr, /^0 lines: /);
});

test('a command whose files are not those of the database, or that finds no database, is refused', async (t) => {
  const { run, write, open } = await createWorkplace(t);
  const file = await write([createLine(1)]);
  await run(['import', file]);
  const database = await open();
  await database.write((trx) => trx('artifact_store').insert({ id: 1, store_id: 'elsewhere' }));
  await database.close();
  for (const words of [['recheck'], ['show', 'rec-1']]) {
    const { code, stdout, stderr } = await run(words);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^The artifacts of this database are in store elsewhere, and not in /);
  }
  const environment = { DATA_DIR: await createFolder(t), DATABASE_URL: '', NODE_TEST_CONTEXT: '' };
  const { code, stderr } = await runScript(script, ['import', file], { environment });
  assert.equal(code, 1);
  assert.match(stderr, /^DATA_DIR .* has no records\.sqlite; /);
});

test('a wrong command, file or setting ends with one sentence', async (t) => {
  const { run } = await createWorkplace(t);
  const folder = await createFolder(t);
  const cases: [string[], number, RegExp][] = [
    [[], 2, /^Say what to do\. --help lists what there is\.$/],
    [['import', join(folder, 'none')], 1, /none cannot be read \(ENOENT.*\); check its name\.$/],
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
