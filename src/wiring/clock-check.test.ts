import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import pino from 'pino';
import type { Database } from '../../db/connection/database.js';
import { savePause } from '../../db/operate/clock.js';
import { createEvents } from '../../db/stores/aggregator/tracking/events.js';
import { createClock, type Clock } from '../../db/testing/clock.js';
import { describeOnDatabases } from '../../db/testing/databases.js';
import { setUpVerification, TTL_SECONDS } from '../../db/testing/verification.js';
import { readConfig } from '../config.js';
import { createClockCheck, type ClockCheck } from './clock-check.js';
import { readOutage } from './read-outage.js';
import { createRetentionTasks } from './tasks.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A process with a clock that may be wrong, and one that nobody sets. */
interface Process {
  clock: ClockCheck;
  wall: Clock;
  /** Lets both clocks run on, with a comparison each minute. */
  runFor: (minutes: number) => Promise<void>;
  /** Waits for the clock at the start; both clocks run on between two looks. */
  start: (isAllowed?: boolean) => Promise<void>;
  log: string[];
}

function createProcess(database: Database, wall: Clock, isTimeOfDay = false): Process {
  const monotonic = createClock();
  const log: string[] = [];
  const logger = pino({}, { write: (line) => log.push((JSON.parse(line) as { msg: string }).msg) });
  const clock = createClockCheck({
    database,
    now: wall.now,
    isTimeOfDay,
    monotonicMs: () => monotonic.now().getTime(),
    artifactTtlSeconds: TTL_SECONDS,
    logger,
  });
  const pass = (milliseconds: number): void => {
    wall.advance(milliseconds);
    monotonic.advance(milliseconds);
  };
  return {
    clock,
    wall,
    runFor: async (minutes) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        pass(MINUTE_MS);
        await clock.check();
      }
    },
    start: (isAllowed = false) =>
      clock.waitUntilRight(isAllowed, () => {
        pass(1000);
        return Promise.resolve();
      }),
    log,
  };
}

/** Stores an event as a process whose clock says `at`. */
async function receive(database: Database, at: Date): Promise<void> {
  await createEvents(database).store({ projectKey: 'p', receivedAt: at.toISOString() }, [{ type: 'note' }]);
}

function readReceipts(database: Database): Promise<string[]> {
  return database
    .read('events')
    .where({ event_type: 'note' })
    .orderBy('event_id')
    .pluck<string[]>('received_at');
}

describeOnDatabases('the clock of a process', (database, kind) => {
  const verification = setUpVerification(database);
  let wall = createClock();

  beforeEach(() => {
    wall = verification().clock;
    wall.reset();
  });

  test('right: it is ready, writes, and removes', async () => {
    await receive(database(), wall.now());
    const { clock, runFor, start, log } = createProcess(database(), wall);
    await start();
    await runFor(10);
    assert.deepEqual(
      [clock.whyNotReady(), clock.whyEnd(), await clock.mayRemove(), log],
      [null, null, true, []],
    );
    await receive(clock.guard(database()), wall.now());
  });

  test('more than an hour behind at the start: it waits, and starts once the clock is right', async () => {
    await receive(database(), wall.now());
    wall.advance(-2 * HOUR_MS);
    const { clock, log } = createProcess(database(), wall);
    const reasons: (string | null)[] = [];
    await clock.waitUntilRight(false, () => {
      reasons.push(clock.whyNotReady());
      wall.advance(30 * MINUTE_MS);
      return Promise.resolve();
    });
    assert.deepEqual(reasons, [
      'the clock says 2026-03-01T10:00:00.000Z, and something was received at 2026-03-01T12:00:00.000Z',
      'the clock says 2026-03-01T10:30:00.000Z, and something was received at 2026-03-01T12:00:00.000Z',
    ]);
    assert.equal(clock.whyNotReady(), null);
    assert.deepEqual(log, [`Not ready: ${reasons[0]}.`, 'The clock is right again.']);
  });

  test('more than an hour behind for five minutes: the start fails with a sentence', async () => {
    await receive(database(), wall.now());
    wall.advance(-2 * HOUR_MS);
    const { start } = createProcess(database(), wall);
    await assert.rejects(start(), {
      message:
        'The clock is wrong, or was wrong before: the clock says 2026-03-01T10:05:00.000Z, and something was received at 2026-03-01T12:00:00.000Z. Set the clock, or, if it is right, start once with ALLOW_CLOCK=any.',
    });
    assert.equal(wall.now().toISOString(), '2026-03-01T10:05:00.000Z');
  });

  test('set back while it runs: writes are a 503, nothing is removed, and after five minutes it ends', async () => {
    const { clock, runFor, start } = createProcess(database(), wall);
    const guarded = clock.guard(database());
    await start();
    await receive(guarded, wall.now());
    wall.advance(-2 * HOUR_MS);
    await runFor(1);
    const refused = await receive(guarded, wall.now()).catch((error: unknown) => readOutage(error, 'POST'));
    assert.deepEqual(refused?.problem, {
      status: 503,
      message:
        'The clock of the server is wrong, so that it takes no writes right now. Nothing was stored. Try again in 60 seconds.',
      headers: { 'Retry-After': '60' },
    });
    assert.equal(await clock.mayRemove(), false);
    await runFor(4);
    assert.equal(clock.whyEnd(), null);
    await runFor(1);
    assert.match(clock.whyEnd() ?? '', /ALLOW_CLOCK=any\.$/);
    assert.equal((await readReceipts(database())).length, 1);
    wall.advance(2 * HOUR_MS);
    await runFor(1);
    assert.deepEqual([clock.whyNotReady(), clock.whyEnd()], [null, null]);
    await receive(guarded, wall.now());
  });

  test('400 days ahead: a warning, and nothing is removed until processes have run for 24 hours, restarts or not', async () => {
    await receive(database(), wall.now());
    wall.advance(400 * DAY_MS);
    const first = createProcess(database(), wall);
    await first.start();
    assert.equal(first.log.length, 1);
    assert.match(
      first.log[0] ?? '',
      /^The clock says 2027-04-05T12:00:00\.000Z, but nothing was received after 2026-03-01T12:00:00\.000Z\. No old rows .* another 1440 minutes/,
    );
    assert.deepEqual([first.clock.whyNotReady(), await first.clock.mayRemove()], [null, false]);
    await first.runFor(4);
    const [second, third] = [createProcess(database(), wall), createProcess(database(), wall)];
    await second.start();
    await third.start();
    assert.match(second.log[0] ?? '', /until processes have run for another 1436 minutes/);
    // Most of the day passes.
    await savePause(database(), { newestReceipt: '2026-03-01T12:00:00.000Z', minutesLeft: 7 });
    await second.runFor(3);
    await third.runFor(3);
    assert.deepEqual([await second.clock.mayRemove(), await third.clock.mayRemove()], [false, false]);
    await third.runFor(1);
    assert.deepEqual([await second.clock.mayRemove(), await third.clock.mayRemove()], [true, true]);
    assert.deepEqual(third.log.slice(1), ['Old rows and staged files are removed again.']);
    // The same receipt makes no second pause.
    const fourth = createProcess(database(), wall);
    await fourth.start();
    assert.deepEqual([await fourth.clock.mayRemove(), fourth.log], [true, []]);
  });

  test('that jumps 400 days ahead while it runs: nothing is removed, even if something is received before the next comparison', async () => {
    const { clock, runFor, start } = createProcess(database(), wall);
    await start();
    await receive(database(), wall.now());
    await runFor(1);
    wall.advance(400 * DAY_MS);
    await receive(clock.guard(database()), wall.now());
    await removeOld(database(), wall.now, clock.mayRemove);
    assert.equal((await readReceipts(database())).length, 2);
    await runFor(2);
    assert.equal(await clock.mayRemove(), false);
  });

  test('400 days ahead, on a database that takes no writes: it starts, and removes nothing', async () => {
    await receive(database(), wall.now());
    wall.advance(400 * DAY_MS);
    const refusing: Database = {
      ...database(),
      write: () => Promise.reject(Object.assign(new Error('Read only.'), { code: '25006' })),
    };
    const { clock, start, log } = createProcess(refusing, wall);
    await start();
    await assert.rejects(clock.mayRemove(), /Read only/);
    assert.deepEqual([clock.whyNotReady(), log.length], [null, 1]);
  });

  test('ALLOW_CLOCK for one start sets receipts ahead of now to now, and later starts need nothing', async () => {
    await receive(database(), wall.now());
    wall.advance(400 * DAY_MS);
    await receive(database(), wall.now());
    await verification().stage('map', 'a map');
    wall.reset();
    wall.advance(DAY_MS);
    await assert.rejects(
      createProcess(database(), createClock(wall.now().toISOString())).start(),
      /ALLOW_CLOCK=any/,
    );
    const allowed = createProcess(database(), wall);
    await allowed.start(true);
    const now = '2026-03-02T12:00:00.000Z';
    assert.deepEqual(await readReceipts(database()), ['2026-03-01T12:00:00.000Z', now]);
    const artifact: unknown = await database()
      .read('verification_artifacts')
      .first('created_at', 'expires_at');
    assert.deepEqual(artifact, {
      created_at: now,
      expires_at: new Date(Date.parse(now) + TTL_SECONDS * 1000).toISOString(),
    });
    assert.deepEqual(await database().read('verification_artifact_blobs').pluck('staged_at'), [now]);
    assert.deepEqual(allowed.log, [
      `ALLOW_CLOCK: ${now} counts as the right time. Unset it for the next start. npm run recount -- --repair sets observations back, so that names and clubs change again.`,
    ]);
    const later = createProcess(database(), wall);
    await later.start();
    assert.deepEqual([later.clock.whyNotReady(), await later.clock.mayRemove(), later.log], [null, true, []]);
  });

  test('ALLOW_CLOCK for one start ends a pause, and later starts make none', async () => {
    await receive(database(), wall.now());
    wall.advance(400 * DAY_MS);
    const paused = createProcess(database(), wall);
    await paused.start();
    assert.equal(await paused.clock.mayRemove(), false);
    for (const isAllowed of [true, false]) {
      const { clock, start } = createProcess(database(), wall);
      await start(isAllowed);
      assert.equal(await clock.mayRemove(), true);
    }
    assert.deepEqual(await readReceipts(database()), ['2026-03-01T12:00:00.000Z']);
  });

  test('ALLOW_CLOCK sets receipts back in batches', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      project_key: 'p',
      status_code: 200,
      occurred_at: wall.now().toISOString(),
      received_at: new Date(wall.now().getTime() + index).toISOString(),
    }));
    await database().write((trx) => trx.batchInsert('traffic_samples', rows, 100));
    await createProcess(database(), wall).start(true);
    const received = await database().read('traffic_samples').distinct('received_at').pluck('received_at');
    assert.deepEqual(received, [wall.now().toISOString()]);
  });

  if (kind === 'postgres')
    test('two processes on one PostgreSQL: the one with a wrong clock is not ready and stores nothing', async () => {
      await receive(database(), new Date());
      const right = createProcess(database(), realClock(0), true);
      await right.start();
      for (const milliseconds of [-2 * MINUTE_MS, 2 * MINUTE_MS, 400 * DAY_MS]) {
        const wrong = createProcess(database(), realClock(milliseconds), true);
        await wrong.clock.check();
        assert.match(
          wrong.clock.whyNotReady() ?? '',
          /^the clock says \S+Z, and the clock of PostgreSQL \S+Z$/,
        );
        assert.deepEqual([wrong.log.length, await wrong.clock.mayRemove()], [1, false]);
        await assert.rejects(receive(wrong.clock.guard(database()), new Date()), { code: 'CLOCK_REFUSED' });
        // It waits for its clock, with ALLOW_CLOCK as well, and does not end.
        await wrong.runFor(10);
        assert.equal(wrong.clock.whyEnd(), null);
      }
      await right.clock.check();
      assert.deepEqual(
        [right.clock.whyNotReady(), await right.clock.mayRemove(), right.log],
        [null, true, []],
      );
      await receive(right.clock.guard(database()), new Date());
    });
});

/** A clock of this machine that is so far ahead. */
function realClock(aheadMs: number): Clock {
  return { ...createClock(), now: () => new Date(Date.now() + aheadMs) };
}

/** Runs retention once, as a process with RETENTION_EVENTS_DAYS does at its start. */
async function removeOld(
  database: Database,
  now: () => Date,
  mayRemove: () => Promise<boolean>,
): Promise<void> {
  const tasks = createRetentionTasks({
    config: readConfig({ RETENTION_EVENTS_DAYS: '30' }),
    database,
    logger: pino({ level: 'silent' }),
    now,
    mayRemove,
  });
  for (const task of tasks) task.start();
  await Promise.all(tasks.map((task) => task.stop()));
}
