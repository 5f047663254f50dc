import type { Database } from '../connection/database.js';
import type { Random } from './random.js';
import type { NameObservation } from '../rules/plan-names.js';
import { saveProject } from '../writes/projects.js';
import { writeNames } from '../writes/names.js';
import type { NameCounts } from '../rules/plan-names.js';

const EARLIEST = Date.UTC(2026, 1, 27, 22);

/** Stores names as one project's contribution. */
export function storeNames(
  database: Database,
  observations: readonly NameObservation[],
  receivedAt = '2026-03-01T12:00:00.000Z',
): Promise<NameCounts> {
  return database.write(async (trx) => {
    const { projectKey } = await saveProject(trx, { projectKey: 'tests', receivedAt });
    return writeNames(trx, {
      projectKey,
      source: 'test label',
      receivedAt,
      observations,
    });
  });
}

/** Returns all rows of the directory, without their row ids. */
export async function readIdentity(database: Database): Promise<Record<string, object[]>> {
  const { read } = database;
  const rows = async (table: string, key: string): Promise<object[]> =>
    ((await read(table).orderBy(key)) as Record<string, unknown>[]).map(({ name_id: _, ...row }) => row);
  return {
    names: await rows('display_names', 'account_id'),
    history: (await read('display_name_history').orderBy(['account_id', 'display_name'])).map(
      (row: object) => ({ ...row }),
    ),
    accounts: await rows('accounts_seen', 'account_id'),
  };
}

/** Returns observations of few accounts with few names, many of them at equal times. */
export function randomObservations(random: Random, count: number, accounts: number): NameObservation[] {
  return Array.from({ length: count }, () => ({
    accountId: `account-${random.below(accounts)}`,
    displayName: random.pick(['Kestrel', 'kestrel', 'Dunes', 'Zoë', '\uffff', '🚗', 'Tarn 2']),
    observedAt: new Date(EARLIEST + random.below(40) * 600_000).toISOString(),
    source: random.pick(['one', 'two', undefined]),
  }));
}
