import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../../../db/connect.js';
import type { Database } from '../../../db/connection/database.js';
import { createRetention, RETENTION_KINDS } from '../../../db/retention/retention.js';
import { rowsOf } from '../../../db/sql/raw-rows.js';
import { createClubSnapshots } from '../../../db/stores/aggregator/community/club-snapshots.js';
import { createTraffic } from '../../../db/stores/aggregator/community/traffic.js';
import { createNameIngest } from '../../../db/stores/aggregator/identity/name-ingest.js';
import { createEvents } from '../../../db/stores/aggregator/tracking/events.js';
import { createInstances } from '../../../db/stores/aggregator/tracking/instances.js';
import { createRuns } from '../../../db/stores/aggregator/tracking/runs.js';
import { createUpdateRequests } from '../../../db/stores/catalog/update-requests.js';
import { createQuotas } from '../../../db/writes/quotas.js';
import { createVerdictImport } from '../../../db/stores/verification/verdict-import.js';
import { createPostgresDatabase } from '../../../db/testing/postgres-databases.js';
import { startPostgres } from '../../../db/testing/postgres.js';
import { randomText } from '../../../src/main/random-text.js';
import { createRandom } from '../../../db/testing/random.js';

const DAYS = 30;
const YEAR = 365;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
/** So that the month reaches the state that a year keeps. */
const RETENTION_DAYS = 7;
const PROJECTS = 4;
const MAPS = 25;
const PLAYERS = 200;

interface Size {
  rows: number;
  bytes: number;
}

/** Sizes by table, with its indexes. */
type Sizes = Map<string, Size>;

/**
 * A month of a small community in simulated time, with retention once a day: prints what each table has after 10, 20 and 30 days, and what
 * it would have after a year if it went on as in the last ten days.
 */
export async function runYear(kinds: readonly ('sqlite' | 'postgres')[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'record-services-year-'));
  try {
    for (const kind of kinds) {
      if (kind === 'sqlite') {
        const settings = { databaseUrl: undefined, sqliteFile: join(folder, 'records.sqlite') };
        await simulate(await connect(settings), 'SQLite');
        continue;
      }
      const server = await startPostgres();
      try {
        const { url } = await createPostgresDatabase(server.url);
        await simulate(await connect({ databaseUrl: url, sqliteFile: '' }), 'PostgreSQL');
      } finally {
        await server.stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function simulate(database: Database, title: string): Promise<void> {
  const sizes: Sizes[] = [];
  try {
    for (let day = 0; day < DAYS; day += 1) {
      await liveThrough(database, day);
      await removeOld(database, day);
      if (day % 10 === 9) sizes.push(await measure(database));
    }
  } finally {
    await database.close();
  }
  console.log(`\n${title}, ${RETENTION_DAYS} days kept:\n\n${render(sizes)}`);
}

async function liveThrough(database: Database, day: number): Promise<void> {
  const random = createRandom(day);
  const toTime = (hour: number): string =>
    new Date(FIRST_DAY + day * DAY_MS + hour * 3_600_000).toISOString();
  let at = toTime(0);
  const now = (): Date => new Date(at);
  const toAccountId = (index: number): string =>
    `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`;
  const runs = createRuns(database);
  const instances = createInstances(database);
  const traffic = createTraffic(database);
  const events = createEvents(database);
  const requests = createUpdateRequests(database, {
    now,
    randomText,
    quotas: createQuotas(database, {}, now),
  });
  for (let hour = 0; hour < 24; hour += 1) {
    at = toTime(hour);
    for (let project = 0; project < PROJECTS; project += 1) {
      const projectKey = `tracker-${project}`;
      const contributor = { projectKey, projectName: undefined, sourceLabel: undefined, receivedAt: at };
      const checks = Array.from({ length: MAPS }, (_, map) => {
        const changed = random.below(200) === 0;
        const wrMs = 60_000 - day * 100 - map;
        return {
          mapUid: `year-map-${map}`,
          checkedAt: at,
          changed,
          oldWrTime: changed ? wrMs + 100 : undefined,
          newWrTime: changed || day === 0 ? wrMs : undefined,
          newHolderAccountId: changed ? toAccountId(random.below(PLAYERS)) : undefined,
        };
      });
      await runs.store({ projectKey, run: { startedAt: at, finishedAt: at }, checks, rejected: [] }, at);
      await instances.report(contributor, {
        instanceId: `instance-${project}-${day}`,
        isRegistration: hour === 0,
      });
      await traffic.ingest({
        ...contributor,
        service: 'tracker',
        samples: Array.from({ length: 10 }, (__, index) => ({
          statusCode: 200,
          occurredAt: at,
          targetPath: `/maps/${index}`,
        })),
      });
    }
    await events.store({ projectKey: 'tracker-0', receivedAt: at }, [
      {
        type: 'session.join',
        accountId: toAccountId(random.below(PLAYERS)),
        message: 'joined',
        occurredAt: at,
      },
    ]);
    const client = { address: '192.0.2.1', isLocal: (): boolean => false };
    await requests.request({ mapUid: `year-map-${hour}`, mapName: undefined, reason: undefined, client });
  }
  await createNameIngest(database, now).store({
    projectKey: 'names',
    projectName: undefined,
    sourceLabel: undefined,
    observedAt: at,
    // New players, players with other names, and one who renames himself ten times a day.
    names: Array.from({ length: 50 }, (_, index) => ({
      index,
      accountId:
        index < 10
          ? toAccountId(0)
          : toAccountId(index < 20 ? PLAYERS + day * 10 + index : random.below(PLAYERS)),
      displayName: `Player ${index < 20 ? `${day} ${index}` : `${index} ${Math.floor(day / 10)}`}`,
    })),
  });
  await createClubSnapshots(database, now).ingest(
    {
      projectKey: 'clubs',
      observedAt: at,
      club: { clubId: 1, name: 'Club' },
      members: [{ index: 0, row: { accountId: toAccountId(day) } }],
    },
    {
      projectKey: 'clubs',
      clubId: 1,
      receivedAt: at,
      projectName: undefined,
      sourceLabel: undefined,
      isAdmin: false,
      hasProjectToken: false,
    },
    { rejectedRows: [], rejectedCount: 0 },
  );
  await createVerdictImport(database, now).apply(
    Array.from({ length: 20 }, (_, index) => ({
      record_id: `year-${day}-${index}`,
      map_uid: `year-map-${index}`,
      track: 'replay' as const,
      status: 'pass' as const,
      reason_code: 'verified' as const,
      confidence: 'high' as const,
      policy_version: null,
      checked_at: at,
    })),
  );
}

async function removeOld(database: Database, day: number): Promise<void> {
  const retention = createRetention(database);
  const now = new Date(FIRST_DAY + (day + 1) * DAY_MS);
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS);
  for (const kind of RETENTION_KINDS)
    for (let hasMore = true; hasMore;) ({ hasMore } = await retention.removeBatch(kind, before, now));
  await retention.removeFormerNames();
}

async function measure(database: Database): Promise<Sizes> {
  const isSqlite = database.kind === 'sqlite';
  if (!isSqlite) await database.read.raw('VACUUM FULL');
  const found = rowsOf<{ name: string; bytes: number | string }>(
    await database.read.raw(
      isSqlite
        ? `SELECT m.tbl_name AS name, sum(d.payload + d.unused) AS bytes FROM dbstat d JOIN sqlite_schema m ON m.name = d.name GROUP BY m.tbl_name`
        : `SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
            WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
    ),
  );
  const sizes: Sizes = new Map();
  for (const { name, bytes } of found) {
    const [row] = rowsOf<{ rows: number | string }>(
      await database.read.raw(`SELECT count(*) AS rows FROM "${name}"`),
    );
    sizes.set(name, { rows: Number(row?.rows ?? 0), bytes: Number(bytes) });
  }
  return sizes;
}

function render(sizes: readonly Sizes[]): string {
  const [, before, last] = sizes;
  const rows = [...(last ?? [])]
    .filter(([, { rows: count }]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, size]) => {
      const counts = sizes.map((one) => one.get(table)?.rows ?? 0);
      // A table that has fewer rows than ten days before is at the size that it keeps.
      const perDay = Math.max(0, size.rows - (before?.get(table)?.rows ?? 0)) / 10;
      const rowsOfYear = size.rows + Math.round(perDay * (YEAR - DAYS));
      const bytes = size.bytes / size.rows;
      return [
        table,
        ...counts,
        perDay,
        Math.round(bytes),
        rowsOfYear,
        ((rowsOfYear * bytes) / 1e6).toFixed(1),
      ];
    });
  const head = [
    'table',
    'day 10',
    'day 20',
    'day 30',
    'more a day',
    'bytes a row',
    'rows after a year',
    'MB',
  ];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
