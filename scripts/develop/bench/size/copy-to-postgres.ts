import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { connect } from '../../../../db/connect.js';
import { openPrepared } from '../../../../db/connection/prepared-sqlite.js';
import type { Row } from '../../../../db/connection/database.js';

const ROWS_AT_ONCE = 5000;
const BUSY_TIMEOUT = 'PRAGMA query_only = ON; PRAGMA busy_timeout = 10000';
/** Of an index build; the default of 64 MB makes those of texts several times slower. */
const INDEX_MEMORY = '1GB';
/** What COPY's text format has a letter for. */
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const TO_ESCAPE = /[\\\n\r\t]/g;

interface Table {
  name: string;
  columns: string[];
}

/** The parts of the driver's connection that COPY needs and its types do not have. */
interface CopyConnection {
  stream: Writable;
  query: (text: string) => void;
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
}

/**
 * Copies all rows of a SQLite file, whose schema is this version's, into an empty PostgreSQL database: so both have the same rows, and the
 * copy takes minutes where the stores take an hour. Rows are copied without their secondary indexes, which are built afterwards.
 */
export async function copyToPostgres(
  sqliteFile: string,
  databaseUrl: string,
  say: (text: string) => void,
): Promise<void> {
  const empty = await connect({ databaseUrl, sqliteFile: '' });
  await empty.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  const source = await openPrepared(sqliteFile, BUSY_TIMEOUT);
  await client.connect();
  try {
    // References are those of the source.
    await client.query(
      `SET session_replication_role = replica; SET maintenance_work_mem = '${INDEX_MEMORY}'; BEGIN`,
    );
    const tables = await listTables(client);
    const indexes = await dropIndexes(client);
    await client.query(`TRUNCATE ${tables.map(({ name }) => name).join(', ')}`);
    for (const table of tables) {
      const count = await copyTable(client, table, source.prepare);
      if (count > 0) say(`${table.name}: ${count} rows`);
    }
    for (const { name, definition } of indexes) {
      say(`index ${name}`);
      await client.query(definition);
    }
    await continueSequences(client);
    await client.query('COMMIT');
    say('VACUUM ANALYZE');
    // Autovacuum does the same after a while.
    await client.query('VACUUM ANALYZE');
  } finally {
    await source.close();
    await client.end();
  }
}

async function query<T>(client: pg.Client, sql: string): Promise<T[]> {
  return (await client.query(sql)).rows as T[];
}

/** Returns the tables with their stored columns; what migrations keep is there already. */
function listTables(client: pg.Client): Promise<Table[]> {
  return query<Table>(
    client,
    `SELECT table_name AS name, json_agg(column_name ORDER BY ordinal_position) AS columns FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' AND table_name NOT LIKE 'knex\\_%' GROUP BY 1 ORDER BY 1`,
  );
}

/** Drops the indexes that no constraint needs; returns how to build them. */
async function dropIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const indexes = await query<{ name: string; definition: string }>(
    client,
    `SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition FROM pg_index i
    JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND t.relname NOT LIKE 'knex\\_%'
    AND c.oid NOT IN (SELECT conindid FROM pg_constraint) ORDER BY 1`,
  );
  await client.query(`DROP INDEX ${indexes.map(({ name }) => name).join(', ')}`);
  return indexes;
}

async function continueSequences(client: pg.Client): Promise<void> {
  const columns = await query<{ table: string; column: string }>(
    client,
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT LIKE 'knex\\_%' AND column_default LIKE 'nextval(%'`,
  );
  for (const { table, column } of columns)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) FROM ${table}`,
    );
}

/** Copies the rows of one table; returns their number. */
async function copyTable(
  client: pg.Client,
  { name, columns }: Table,
  prepare: (sql: string) => (values: unknown[]) => Promise<Row[]>,
): Promise<number> {
  // The rows arrive as one text, which takes less time than field by field.
  const list = columns.join(', ');
  const key = await keyOf(name, prepare);
  const keys = key.map((column) => `${column} AS key_${column}`).join(', ');
  const lastKey = key.map((column) => `key_${column}`).join(', ');
  const readAfter = (where: string): ((values: unknown[]) => Promise<Row[]>) =>
    prepare(
      `SELECT json_group_array(json_array(${list})) AS found, json_array(${lastKey}) AS last, max(copied_row)
      FROM (SELECT row_number() OVER () AS copied_row, * FROM
        (SELECT ${keys}, ${list} FROM ${name} ${where} ORDER BY ${key.join(', ')} LIMIT ${ROWS_AT_ONCE}))`,
    );
  const readFirst = readAfter('');
  const readNext = readAfter(`WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`);
  let copied = 0;
  async function* chunks(): AsyncGenerator<Buffer> {
    for (let [row] = await readFirst([]); ;) {
      const rows = JSON.parse(String(row?.['found'])) as unknown[][];
      if (rows.length === 0) return;
      copied += rows.length;
      yield Buffer.from(rows.map(toLine).join(''));
      [row] = await readNext(JSON.parse(String(row?.['last'])) as unknown[]);
    }
  }
  await copyIn(client, `COPY ${name} (${list}) FROM STDIN`, chunks());
  return copied;
}

/** Returns the columns in whose order a table is stored: its primary key's, or the row number. */
async function keyOf(
  name: string,
  prepare: (sql: string) => (values: unknown[]) => Promise<Row[]>,
): Promise<string[]> {
  const find = prepare(
    `SELECT i.name FROM pragma_table_list(?) t JOIN pragma_table_info(t.name) i WHERE t.wr AND i.pk > 0 ORDER BY i.pk`,
  );
  const key = (await find([name])).map((row) => String(row['name']));
  return key.length === 0 ? ['rowid'] : key;
}

function toLine(values: readonly unknown[]): string {
  return `${values.map(toField).join('\t')}\n`;
}

function toField(value: unknown): string {
  if (value === null) return '\\N';
  return typeof value === 'string'
    ? value.replace(TO_ESCAPE, (sign) => ESCAPED[sign] ?? sign)
    : String(value);
}

/** Sends COPY's data through the driver, which leaves the protocol of COPY to such an object. */
function copyIn(client: pg.Client, text: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const ignore = (): void => undefined;
    const send = async (connection: CopyConnection): Promise<void> => {
      for await (const chunk of chunks) {
        if (failure) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    };
    client.query({
      submit: (connection: unknown) => (connection as CopyConnection).query(text),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection).catch(reject),
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => resolve(),
      handleCommandComplete: ignore,
      handleRowDescription: ignore,
      handleDataRow: ignore,
    } as unknown as pg.Submittable);
  });
}
