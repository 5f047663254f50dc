import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Database } from '../../../connection/database.js';
import { describeOnDatabases } from '../../../testing/databases.js';
import { storeNames } from '../../../testing/identity.js';
import { createCandidates } from './candidates.js';
import { createNameDirectory } from './directory.js';
import { createNameSearch } from './name-search.js';

interface Statement {
  sql: string;
  values: readonly unknown[];
}

/** Returns a database that collects its statements. */
function listenTo(database: Database): { database: Database; statements: Statement[] } {
  const statements: Statement[] = [];
  const note = (sql: string, values: readonly unknown[]): void => void statements.push({ sql, values });
  return {
    statements,
    database: {
      ...database,
      prepare: (sql) => {
        const run = database.prepare(sql);
        return (values) => {
          note(sql.sqlite, values);
          return run(values);
        };
      },
      snapshot: (work) =>
        database.snapshot((trx) => {
          trx.on('query', ({ sql, bindings }: { sql: string; bindings: unknown[] }) => note(sql, bindings));
          return work(trx);
        }),
    },
  };
}

/**
 * Steps that read more, the more names there are: scans of a table without an index. A subquery with the name of the
 * step has a LIMIT of its own and is checked by its own steps.
 */
function costlyOf(steps: string[]): string[] {
  const isSubquery = (name: string): boolean =>
    steps.includes(`CO-ROUTINE ${name}`) || steps.includes(`MATERIALIZE ${name}`);
  return steps.filter((step) => {
    const name = /^SCAN (\w+)$/.exec(step)?.[1];
    const isTable = name !== undefined && !['k', 'f', 'json_each'].includes(name) && !isSubquery(name);
    return isTable || step.includes('AUTOMATIC');
  });
}

describeOnDatabases(
  'reads of the directory, whose cost does not grow with it',
  (database) => {
    const now = (): Date => new Date('2026-03-01T12:00:00.000Z');

    before(async () => {
      const observations = Array.from({ length: 300 }, (_, index) => ({
        accountId: `account-${index}`,
        displayName: `Name ${index % 50}`,
        observedAt: new Date(Date.UTC(2026, 1, 1, 0, index)).toISOString(),
      }));
      await storeNames(database(), observations);
    });

    const expectIndexes = async (work: (listened: Database) => Promise<unknown>): Promise<void> => {
      const { database: listened, statements } = listenTo(database());
      await work(listened);
      assert.ok(statements.length > 0);
      for (const { sql, values } of statements.filter(({ sql }) => /^\s*select/i.test(sql))) {
        const steps = await database().read.raw<{ detail: string }[]>(
          `EXPLAIN QUERY PLAN ${sql}`,
          values as string[],
        );
        const plan = steps.map(({ detail }) => detail);
        assert.deepEqual(costlyOf(plan), [], `${sql}\n${plan.join('\n')}`);
      }
    };

    test('lookups by account and by name, and the newest names', async () => {
      await expectIndexes(async (listened) => {
        const directory = createNameDirectory(listened, now);
        await directory.find('account-1');
        await directory.findMany(['account-1', 'account-2']);
        await directory.listNewest(5);
        await directory.findByNames(['Name 1', 'Name 2']);
        await directory.listMatching('ame 1', 5);
      });
    });

    test('searches in every mode, for long and short texts', async () => {
      await expectIndexes(async (listened) => {
        const { search } = createNameSearch(listened, now);
        for (const mode of ['prefix', 'contains', 'fuzzy'] as const) {
          for (const q of ['name 1', 'n', 'abcd']) await search({ q, mode, limit: 1 });
        }
      });
    });

    test('candidates', async () => {
      await expectIndexes(async (listened) => {
        await createCandidates(listened, now).list({ staleAfterSeconds: 60, limit: 5, offset: 3 });
      });
    });
  },
  ['sqlite'],
);
