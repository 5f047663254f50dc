import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';

/** A statement as it was sent first. */
export interface Statement {
  sql: string;
  values: readonly unknown[];
}

/** A database, and the distinct statements that the project's own code has sent to it. */
export interface RecordedDatabase {
  database: Database;
  statements: ReadonlyMap<string, Statement>;
}

/** Code of tests, whose own statements only prepare and check. */
const TEST_CODE = /\.test\.js:|\/testing\//;

/**
 * Returns a database that records each distinct statement which stores send to it. What a test itself reads, through the
 * same database, is not recorded: the caller of `read`, `write`, `snapshot` or `prepare` is the sender.
 */
export function recordStatements(database: Database): RecordedDatabase {
  const statements = new Map<string, Statement>();
  const record = (sql: string, values: readonly unknown[]): void => {
    const key = toShape(sql);
    if (!statements.has(key)) statements.set(key, { sql, values });
  };
  const onQuery = ({ sql, bindings }: { sql: string; bindings?: unknown[] }): void =>
    record(sql, bindings ?? []);
  const recordedRead = database.read.withUserParams({});
  recordedRead.on('query', onQuery);
  const listen = <T>(
    work: (trx: Knex.Transaction) => Promise<T>,
  ): ((trx: Knex.Transaction) => Promise<T>) => {
    if (isCalledByTest()) return work;
    return (trx) => {
      trx.on('query', onQuery);
      return work(trx);
    };
  };
  return {
    statements,
    database: {
      ...database,
      get read() {
        return isCalledByTest() ? database.read : recordedRead;
      },
      write: (work, options) => database.write(listen(work), options),
      snapshot: (work, options) => database.snapshot(listen(work), options),
      prepare: (sql, options) => {
        const run = database.prepare(sql, options);
        if (isCalledByTest()) return run;
        return (values) => {
          record(sql[database.kind], values);
          return run(values);
        };
      },
    },
  };
}

/** Lists of values differ in their length only. */
function toShape(sql: string): string {
  return sql
    .replaceAll(/\((?:\?|\$\d+)(?:, (?:\?|\$\d+))*\)/g, '(…)')
    .replaceAll(/(?:\(…\), )+\(…\)/g, '(…)');
}

/** Whether the function that calls this one was called by a test or its set-up. */
function isCalledByTest(): boolean {
  const frames = new Error().stack?.split('\n') ?? [];
  const caller = frames.slice(1).find((frame) => !frame.includes('/record-statements.js:'));
  return caller === undefined || TEST_CODE.test(caller);
}
