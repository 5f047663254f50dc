import type { Knex } from 'knex';
import { kindOf } from '../migrations/columns.js';
import { gramsOf, toMatchExpression } from './text-grams.js';
import { foldCase } from '../rules/fold-case.js';

/**
 * Returns a query of the events that contain a text in a searched field, case-insensitively, or that are about one of
 * some accounts. Uses the index of sequences; one or two characters are in no index and need another selective
 * condition.
 */
export function eventsHaving(
  read: Knex,
  text: string,
  accountIds: readonly string[] = [],
): Knex.QueryBuilder {
  const sought = foldCase(text);
  const grams = gramsOf(sought);
  return kindOf(read) === 'postgres'
    ? onPostgres(read, sought, grams, accountIds)
    : onSqlite(read, sought, grams, accountIds);
}

function onPostgres(
  read: Knex,
  sought: string,
  grams: string[],
  accountIds: readonly string[],
): Knex.QueryBuilder {
  const accounts = [...accountIds];
  if (grams.length === 0) {
    const condition = '(strpos(events.search_text, ?) > 0 OR events.account_id = ANY(?::text[]))';
    return read('events').whereRaw(condition, [sought, accounts]);
  }
  const found = read.raw(
    `(SELECT events_having(?::text[], ?) AS found_id UNION SELECT event_id FROM events WHERE account_id = ANY(?::text[])) AS found
      JOIN events ON events.event_id = found.found_id`,
    [grams, sought, accounts],
  );
  return read.queryBuilder().from(found);
}

function onSqlite(
  read: Knex,
  sought: string,
  grams: string[],
  accountIds: readonly string[],
): Knex.QueryBuilder {
  const accounts = JSON.stringify(accountIds);
  const ofAccounts = 'events.account_id IN (SELECT value FROM json_each(?))';
  const condition = `(instr(events.search_text, ?) > 0 OR ${ofAccounts})`;
  if (grams.length === 0) return read('events').whereRaw(condition, [sought, accounts]);
  // The planner cannot estimate how rare a text is: CROSS JOIN makes it start with the matches.
  const found = read.raw(
    `(SELECT rowid AS found_id FROM event_search WHERE event_search MATCH ?
      UNION SELECT event_id FROM events WHERE ${ofAccounts}) AS found CROSS JOIN events ON events.event_id = found.found_id`,
    [toMatchExpression(grams), accounts],
  );
  return read.queryBuilder().from(found).whereRaw(condition, [sought, accounts]);
}
