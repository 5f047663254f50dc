import { deepEqual, equal, ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { assertDescending } from '../checks.js';
import type { WrittenScenario } from '../scenario.js';
import { knownClub, ownClub, sendSnapshot, createSnapshot } from './club-snapshots.js';
import { refusedQueries } from './ingest.js';
import { mentions } from './names.js';
import { header, reverse, set } from '../says.js';

interface TableEntry {
  table: string;
  columnCount: number;
  rowCount: number | null;
}

interface TableRows {
  columns: string[];
  rows: Record<string, unknown>[];
  count: number;
  total: number;
  limit: number;
  offset: number;
  sortBy: string;
  sortDir: string;
}

const SHOWN = [
  'projects',
  'project_instances',
  'project_maps',
  'runs',
  'events',
  'wr_baseline_queue',
  'maps',
  'display_names',
  'display_name_history',
  'clubs',
  'club_campaigns',
  'club_uploads',
  'club_maps',
  'club_members',
  'traffic_samples',
];

const listing: WrittenScenario[] = [
  {
    name: 'all tables with their numbers of rows',
    operation: 'listTables',
    says: { 'always in the same order': reverse('/tables') },
    request: () => ({}),
    check: ({ json }) => {
      const { tables, count } = json as { tables: TableEntry[]; count: number };
      deepEqual(
        tables.map(({ table }) => table),
        SHOWN,
      );
      equal(count, SHOWN.length);
      ok(tables.every(({ rowCount, columnCount }) => rowCount !== null && columnCount > 0));
    },
  },
  {
    name: 'without numbers of rows',
    operation: 'listTables',
    says: {
      'Null when it was not asked for.': set('/tables/*/rowCount', 1),
      'Reads carry an `ETag`': header('etag'),
    },
    request: () => ({ query: [['include_counts', 'false']] }),
    check: ({ json }) =>
      ok((json as { tables: TableEntry[] }).tables.every(({ rowCount }) => rowCount === null)),
  },
  {
    name: 'a table with its key and indexes',
    operation: 'getTableSchema',
    request: () => ({ path: { table: 'club_members' } }),
    check: ({ json }) => {
      const { schema } = json as {
        schema: { table: string; columns: { name: string; primaryKey: boolean }[] };
      };
      equal(schema.table, 'club_members');
      deepEqual(
        schema.columns.filter(({ primaryKey }) => primaryKey).map(({ name }) => name),
        ['club_id', 'account_id'],
      );
    },
  },
];

const rows: WrittenScenario[] = [
  {
    name: 'a page of clubs, highest id first',
    operation: 'listTableRows',
    says: {
      'sorted by one column and then by the primary key in the same direction': reverse('/rows'),
      'the primary key when it is left out': set('/sortBy', 'name'),
    },
    request: async (context) => {
      await knownClub(context);
      await sendSnapshot(context, {
        ...createSnapshot(context, {}),
        club: { clubId: ownClub(context, 'second') },
      });
      return { path: { table: 'clubs' }, query: [['limit', '300']] };
    },
    check: ({ json }, context) => {
      const page = json as TableRows;
      deepEqual([page.limit, page.offset, page.sortBy, page.sortDir], [300, 0, 'club_id', 'desc']);
      deepEqual([page.count, page.rows.length <= page.total], [page.rows.length, true]);
      const ids = page.rows.map((row) => Number(row['club_id']));
      assertDescending(ids);
      if (page.total <= 300) ok(ids.includes(ownClub(context)));
      for (const row of page.rows) deepEqual(Object.keys(row).sort(), page.columns.toSorted());
    },
  },
  {
    name: 'one row by another column, lowest first',
    operation: 'listTableRows',
    request: async (context) => {
      await knownClub(context);
      const query = parseQuery('sort_by=club_id&sort_dir=asc&limit=1');
      return { path: { table: 'club_members' }, query };
    },
    check: ({ json }) => {
      const { sortBy, sortDir, rows: found } = json as TableRows;
      deepEqual([sortBy, sortDir, found.length], ['club_id', 'asc', 1]);
    },
  },
  {
    name: 'a page after the last row',
    operation: 'listTableRows',
    request: () => ({ path: { table: 'maps' }, query: [['offset', '2147483647']] }),
    check: ({ json }) => {
      const { rows: found, count, offset } = json as TableRows;
      deepEqual([found, count, offset], [[], 0, 2_147_483_647]);
    },
  },
];

const unknown: WrittenScenario[] = ['getTableSchema', 'listTableRows'].flatMap((operation) =>
  ['verification_records', 'knex_migrations', 'sqlite_master', '__proto__', 'clubs; DROP TABLE clubs'].map(
    (table): WrittenScenario => ({
      name: `the table ${table}`,
      operation,
      status: 404,
      request: () => ({ path: { table } }),
      check: mentions('There is no such table', 'not_found'),
    }),
  ),
);

/** The table explorer. */
export const tableScenarios: WrittenScenario[] = [
  ...listing,
  ...rows,
  ...unknown,
  ...refusedQueries('listTableRows', [['sort_by', 'sort_by=colour']], () => ({ table: 'clubs' })),
];
