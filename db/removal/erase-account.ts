import { noteAllChanges } from '../memo.js';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database, Row } from '../connection/database.js';
import type { EventRow } from '../rules/event-row.js';
import type { ReportRow } from '../rules/world-records.js';
import { changeEvents } from '../writes/events.js';
import { readMaps } from '../writes/maps.js';
import { planReportChanges, storeReportChanges } from '../writes/change-reports.js';
import { inBatches } from './batches.js';
import { createReportEvents } from './report-events.js';
import { createRedactor, erasingKey, isPerson, readPerson, type Person } from './person.js';
import { findRows, PERSONAL_TABLES, type PersonalTable } from './personal-tables.js';

/** The staged and kept files. */
export interface ErasedFiles {
  /** Returns the account that a run's file names; null if none can be read. */
  readAccount: (sha256: string) => Promise<string | null>;
  /** Removes the files that nothing refers to any more. */
  sweep: () => Promise<unknown>;
}

/** How many rows of each table name a player; `files` are staged or kept replays. */
export type RowCounts = Record<string, number>;

const MAPS_AT_ONCE = 25;
const ROWS_AT_ONCE = 200;

/** Counts what names an account, and changes nothing. */
export async function countAccount(
  database: Database,
  files: ErasedFiles,
  accountId: string,
): Promise<RowCounts> {
  const person = await readPerson(database, accountId);
  const counts: RowCounts = {};
  for (const table of Object.values<PersonalTable>(PERSONAL_TABLES)) {
    let count = 0;
    for await (const rows of findRows(database, table, person)) count += rows.length;
    if (count > 0) counts[table.name] = count;
  }
  const replays = await findReplays(database, files, person);
  return replays.length === 0 ? counts : { ...counts, files: replays.length };
}

/**
 * Removes an account from all that is stored, in batches beside the running services: its names and memberships go, its records stay as
 * nobody's, texts have `erased` in its place. Interrupted, it can be called again, and goes on: the names that it looks for are kept until the end.
 */
export async function eraseAccount(
  source: Database,
  files: ErasedFiles,
  accountId: string,
  now: () => Date,
): Promise<void> {
  const database = noteAllChanges(source);
  const person = await readPerson(database, accountId);
  const names = { key: erasingKey(accountId), value: JSON.stringify(person.names) };
  await database.write((trx) => trx('settings').insert(names).onConflict('key').merge());
  // First, while they name the account: then texts are sought for all of its names.
  await eraseEvents(database, person);
  await eraseRecords(database, person, now);
  await eraseTexts(database, person);
  await eraseVerdicts(database, files, person);
  await eraseMemberships(database, person);
  await eraseNames(database, person);
  await database.purge();
}

async function collect(database: Database, table: PersonalTable, person: Person): Promise<Row[]> {
  const all: Row[] = [];
  for await (const rows of findRows(database, table, person)) all.push(...rows);
  return all;
}

/** What maps say of the account: their records, who holds them as each project reported it, their author. */
async function eraseRecords(database: Database, person: Person, now: () => Date): Promise<void> {
  const uids = new Set<string>();
  for (const table of [
    PERSONAL_TABLES.world_record_reports,
    PERSONAL_TABLES.project_maps,
    PERSONAL_TABLES.maps,
  ])
    for (const row of await collect(database, table, person)) uids.add(String(row['map_uid']));
  const buildEvent = await createReportEvents(database.read, now);
  await inBatches([...uids].sort(), MAPS_AT_ONCE, (part) =>
    database.write(async (trx) => {
      const maps = await readMaps(trx, part);
      const changes = await planReportChanges(trx, maps, (rows) => asNobodys(rows, person), buildEvent);
      const of = (table: string): Knex.QueryBuilder => trx(table).whereIn('map_uid', part);
      const held = (await of('project_maps').select(
        'map_uid',
        'project_key',
        'wr_account_id',
        'wr_holder',
      )) as {
        map_uid: string;
        project_key: string;
        wr_account_id: string | null;
        wr_holder: string | null;
      }[];
      for (const { map_uid, project_key, wr_account_id, wr_holder } of held)
        if (isPerson(person, { account_id: wr_account_id, holder: wr_holder }))
          await trx('project_maps')
            .where({ map_uid, project_key })
            .update({ wr_account_id: null, wr_holder: null });
      for (const column of PERSONAL_TABLES.maps.accounts)
        await of('maps')
          .where({ [column]: person.accountId })
          .update({ [column]: null });
      await storeReportChanges(trx, changes);
    }),
  );
}

/** A time that another player has reported, too, is that player's from now on: nobody's reports would be taken for theirs. */
function asNobodys(rows: readonly ReportRow[], person: Person): Map<ReportRow, ReportRow | null> {
  const own = rows.filter((row) => isPerson(person, row));
  const others = new Set(
    rows.filter((row) => !own.includes(row) && row.account_id + row.holder !== '').map((row) => row.wr_ms),
  );
  return new Map(
    own.map((row) => [
      row,
      others.has(row.wr_ms) ? null : { ...row, account_id: '', holder: '', holder_key: '' },
    ]),
  );
}

/** The accounts and texts of events. Their counts stay as they are. */
async function eraseEvents(database: Database, person: Person): Promise<void> {
  const redact = createRedactor(person);
  const erase = (row: EventRow): EventRow => {
    const isOwn = isPerson(person, row);
    const redactText = (text: string | null): string | null => (text === null ? null : redact(text, isOwn));
    const redactKey = (key: string | null): string | null =>
      key === null || redact(key) === key ? key : null;
    return {
      ...row,
      account_id: isOwn ? null : row.account_id,
      holder: isOwn ? null : row.holder,
      message: redactText(row.message),
      payload: redactText(row.payload),
      event_key: redactKey(row.event_key),
      dedupe_key: redactKey(row.dedupe_key),
    };
  };
  for await (const found of findRows(database, PERSONAL_TABLES.events, person))
    await inBatches(found as unknown as EventRow[], ROWS_AT_ONCE, (part) =>
      database.write(async (trx) => {
        const ids = part.map((row) => row.event_id);
        const rows = await trx<EventRow>('events').whereIn('event_id', ids);
        await changeEvents(
          trx,
          rows.map((before) => ({ before, after: erase(before) })),
        );
      }),
    );
}

/** Texts of other tables. A key that has the id, or a name, goes with its row. */
async function eraseTexts(database: Database, person: Person): Promise<void> {
  const redact = createRedactor(person);
  for (const table of [
    PERSONAL_TABLES.event_repeat_keys,
    PERSONAL_TABLES.runs,
    PERSONAL_TABLES.wr_baseline_queue,
    PERSONAL_TABLES.project_instances,
    PERSONAL_TABLES.traffic_samples,
    PERSONAL_TABLES.verification_artifacts,
  ]) {
    const rows = await collect(database, table, person);
    await inBatches(rows, ROWS_AT_ONCE, (part) =>
      database.write(async (trx) => {
        const keyOf = (row: Row): unknown[] => table.key.map((column) => row[column]);
        // As they are now: some change all the time.
        const query = trx(table.name).whereIn([...table.key], part.map(keyOf) as string[][]);
        for (const row of (await query) as Row[]) {
          const changed = table.texts.flatMap((column): [string, string][] => {
            const text = row[column];
            return typeof text === 'string' && redact(text) !== text ? [[column, redact(text)]] : [];
          });
          if (changed.length === 0) continue;
          const own = trx(table.name).where(
            Object.fromEntries(table.key.map((column) => [column, row[column]])),
          );
          const isKey = changed.some(([column]) => (table.key as readonly string[]).includes(column));
          await (isKey ? own.delete() : own.update(Object.fromEntries(changed)));
        }
      }),
    );
  }
}

/** Verdicts stay, of nobody's run; a record id that names the account becomes another. Files of its runs go. */
async function eraseVerdicts(database: Database, files: ErasedFiles, person: Person): Promise<void> {
  const redact = createRedactor(person);
  const submissions = await collect(database, PERSONAL_TABLES.verification_submissions, person);
  const replays = await findReplays(database, files, person);
  await inBatches(
    await collect(database, PERSONAL_TABLES.verification_records, person),
    ROWS_AT_ONCE,
    (part) =>
      database.write(async (trx) => {
        const ids = part.map((row) => String(row['record_id']));
        const rows = (await trx('verification_records').whereIn('record_id', ids)) as Row[];
        for (const row of rows) {
          const id = String(row['record_id']);
          const next = { ...row };
          for (const column of PERSONAL_TABLES.verification_records.accounts)
            if (next[column] === person.accountId) next[column] = null;
          const findings = next['replay_findings'];
          if (typeof findings === 'string') next['replay_findings'] = redact(findings);
          if (redact(id) !== id) next['record_id'] = `erased-${randomBytes(12).toString('hex')}`;
          await trx('verification_records').insert(next).onConflict('record_id').merge();
          if (next['record_id'] === id) continue;
          for (const table of TABLES_OF_RECORDS)
            await trx(table).where({ record_id: id }).update({ record_id: next['record_id'] });
          await trx('verification_records').where({ record_id: id }).delete();
        }
      }),
  );
  await database.write(async (trx) => {
    const own = { account_id: person.accountId };
    await trx('verification_paths').where(own).update({ account_id: '' });
    await trx('verification_submissions')
      .where({ run_account_id: person.accountId })
      .update({ run_account_id: null });
  });
  await inBatches(submissions, ROWS_AT_ONCE, (part) =>
    database.write((trx) =>
      trx('verification_submissions')
        .whereIn(
          'sequence',
          part.map((row) => row['sequence'] as number),
        )
        .where({ open_jobs: 0 })
        .delete(),
    ),
  );
  await inBatches(replays, ROWS_AT_ONCE, (part) =>
    database.write((trx) => trx('verification_artifacts').whereIn('sha256', part).delete()),
  );
  await files.sweep();
}

const TABLES_OF_RECORDS = [
  'verification_submissions',
  'verification_jobs',
  'verification_paths',
  'verification_map_pins',
];

/** Returns the contents of the account's replays: those that its submissions sent, and the staged ones that name it. */
async function findReplays(database: Database, files: ErasedFiles, person: Person): Promise<string[]> {
  const submitted = await collect(database, PERSONAL_TABLES.verification_submissions, person);
  const found = new Set(submitted.map((row) => String(row['replay_sha256'])));
  const staged = (await database
    .read('verification_artifacts')
    .where({ kind: 'replay' })
    .distinct('sha256')
    .pluck('sha256')) as string[];
  for (const sha256 of staged)
    if (!found.has(sha256) && (await files.readAccount(sha256)) === person.accountId) found.add(sha256);
  return [...found];
}

async function eraseMemberships(database: Database, person: Person): Promise<void> {
  const members = await collect(database, PERSONAL_TABLES.club_members, person);
  await inBatches(members, 1, ([member]) =>
    database.write(async (trx) => {
      const club = { club_id: member?.['club_id'] as number };
      const query = trx('clubs').where(club);
      await trx('club_members')
        .where({ ...club, account_id: person.accountId })
        .delete();
      await query.update({
        member_count: trx.raw('(SELECT count(*) FROM club_members t WHERE t.club_id = clubs.club_id)'),
      });
    }),
  );
}

async function eraseNames(database: Database, { accountId }: Person): Promise<void> {
  await database.write(async (trx) => {
    const of = (table: string): Knex.QueryBuilder => trx(table).where({ account_id: accountId });
    for (const table of ['display_names', 'display_name_history', 'accounts_seen']) await of(table).delete();
    await trx('settings')
      .where({ key: erasingKey(accountId) })
      .delete();
  });
}
