import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { connect } from '../connect.js';
import { createClock, type Clock } from '../testing/clock.js';
import { describeOnDatabases } from '../testing/databases.js';
import { emptyTables } from '../testing/empty-tables.js';
import { createQuotas, type Client, type QuotaLimit, type Quotas } from './quotas.js';

const HOUR_MS = 3_600_000;
const limitOf = (limit: number): QuotaLimit => ({ limit, exemptsLoopback: false });
const LIMITS = { uploaded_bytes: limitOf(100), submissions: limitOf(5) };
const clientOf = (address: string): Client => ({ address, isLocal: () => false });

describeOnDatabases('quotas', (database, _kind, settings) => {
  let clock: Clock;
  let quotas: Quotas;

  beforeEach(async () => {
    await emptyTables(database());
    clock = createClock();
    quotas = createQuotas(database(), LIMITS, clock.now);
  });

  const take = async (wanted: number, partly = false, address = 'a'): Promise<number> =>
    (await quotas.reserve(clientOf(address), 'uploaded_bytes', wanted, partly)).granted;

  test('all or nothing of what is left, to the last byte', async () => {
    assert.equal(await take(60), 60);
    assert.equal(await take(41), 0);
    assert.equal(await take(40), 40);
    assert.equal(await take(1), 0);
    assert.equal(await take(0), 0);
  });

  test('partly: what is left', async () => {
    assert.equal(await take(90, true), 90);
    assert.equal(await take(90, true), 10);
    assert.equal(await take(90, true), 0);
    assert.equal(await take(1000, true, 'b'), 100);
  });

  test('addresses and kinds have quotas of their own', async () => {
    assert.equal(await take(100), 100);
    assert.equal(await take(100, false, 'b'), 100);
    assert.equal((await quotas.reserve(clientOf('a'), 'submissions', 5)).granted, 5);
  });

  test('a window is an hour from the first use, and later uses do not move it', async () => {
    const wait = async (): Promise<number> =>
      (await quotas.reserve(clientOf('a'), 'uploaded_bytes', 100)).retryAfterSeconds;
    await take(60);
    clock.advance(HOUR_MS / 2);
    await take(40);
    assert.equal(await wait(), 1800);
    clock.advance(HOUR_MS / 2 - 1500);
    assert.equal(await wait(), 2);
    clock.advance(1499);
    assert.equal(await wait(), 1);
    assert.equal(await take(1), 0);
    clock.advance(1);
    assert.equal(await take(100), 100);
    assert.equal(await wait(), 3600);
  });

  test('a clock that is set back by a day makes no window longer, and gives no quota twice', async () => {
    await take(60);
    clock.advance(-24 * HOUR_MS);
    const { granted, retryAfterSeconds } = await quotas.reserve(clientOf('a'), 'uploaded_bytes', 41);
    assert.deepEqual([granted, retryAfterSeconds], [0, 3600]);
    clock.advance(HOUR_MS);
    assert.equal(await take(100), 100);
  });

  test('what was not used can be taken again, but never more than that', async () => {
    await take(100);
    await quotas.release(clientOf('a'), 'uploaded_bytes', 30);
    assert.equal(await take(31), 0);
    assert.equal(await take(30), 30);
    await quotas.release(clientOf('a'), 'uploaded_bytes', 5000);
    assert.equal(await take(101), 0);
    assert.equal(await take(100), 100);
    await quotas.release(clientOf('a'), 'uploaded_bytes', 0);
    await quotas.release(clientOf('a'), 'uploaded_bytes', -10);
    await quotas.release(clientOf('nobody'), 'uploaded_bytes', 10);
    assert.equal(await take(1), 0);
  });

  test('nothing is released in a later window than it was reserved in', async () => {
    const early = await quotas.reserve(clientOf('a'), 'uploaded_bytes', 100);
    clock.advance(HOUR_MS);
    const late = await quotas.reserve(clientOf('a'), 'uploaded_bytes', 100);
    await quotas.release(clientOf('a'), 'uploaded_bytes', 100, early.windowEndsAt);
    assert.equal(await take(1), 0);
    await quotas.release(clientOf('a'), 'uploaded_bytes', 100, late.windowEndsAt);
    assert.equal(await take(100), 100);
  });

  test('a limit of 0 is no limit and keeps nothing', async () => {
    const open = createQuotas(database(), { uploaded_bytes: limitOf(0), submissions: limitOf(0) }, clock.now);
    assert.deepEqual(await open.reserve(clientOf('a'), 'uploaded_bytes', 1e12), {
      granted: 1e12,
      retryAfterSeconds: 0,
    });
    await open.release(clientOf('a'), 'uploaded_bytes', 5);
    assert.deepEqual(await database().read('verification_quotas'), []);
  });

  test('a limit may leave out requests of this machine itself', async () => {
    const open = { limit: 100, exemptsLoopback: true };
    const some = createQuotas(database(), { ...LIMITS, uploaded_bytes: open }, clock.now);
    const local = { address: '127.0.0.1', isLocal: () => true };
    assert.equal((await some.reserve(local, 'uploaded_bytes', 1e12)).granted, 1e12);
    await some.release(local, 'uploaded_bytes', 5);
    assert.deepEqual(await database().read('verification_quotas'), []);
    assert.equal((await some.reserve(clientOf('127.0.0.1'), 'uploaded_bytes', 101)).granted, 0);
    assert.equal((await some.reserve(local, 'submissions', 6)).granted, 0);
  });

  test('exactly the quota is granted to many who take at once, also from two processes', async (t) => {
    const other = await connect(settings());
    t.after(() => other.close());
    const takers = [quotas, createQuotas(other, LIMITS, clock.now)];
    const grants = await Promise.all(
      takers.flatMap((taker) =>
        Array.from({ length: 15 }, () => taker.reserve(clientOf('a'), 'uploaded_bytes', 7)),
      ),
    );
    const granted = grants.reduce((sum, grant) => sum + grant.granted, 0);
    assert.equal(granted, Math.floor(100 / 7) * 7);
  });

  test('a restart does not reset them; the sweep forgets only windows that have ended', async () => {
    await take(100);
    clock.advance(HOUR_MS - 1);
    await take(100, false, 'b');
    assert.equal(await quotas.sweep(), 0);
    clock.advance(1);
    assert.equal(await quotas.sweep(), 1);
    quotas = createQuotas(database(), LIMITS, clock.now);
    assert.equal(await take(1, false, 'b'), 0);
    assert.equal(await take(100), 100);
  });
});
