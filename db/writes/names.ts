import type { Knex } from 'knex';
import { readRows, saveRows, updateRows } from '../bulk.js';
import { noteChanges } from '../memo.js';
import { countCharacters, normalizeName } from '../rules/display-names.js';
import { NO_MAP_FIELDS } from '../rules/event-row.js';
import { toParts } from '../rules/parts.js';
import {
  filterValid,
  planNames,
  type HistoryRow,
  type NameCounts,
  type NameObservation,
  type NamePlan,
  type ObservedName,
} from '../rules/plan-names.js';
import { addMetricHours } from '../rollups/metric-hours.js';
import { appendEvents } from './events.js';

/** The names of one request. */
interface NameContribution {
  projectKey: string;
  /** The source of observations without one. */
  source: string;
  receivedAt: string;
  observations: readonly NameObservation[];
}

const OUTCOMES = ['inserted', 'updated', 'unchanged', 'outdated'] as const;
const NAME = ['account_id', 'observed_at', 'display_name', 'source', 'project_key'] as const;
const FORMER_KEY = ['account_id', 'display_name'] as const;
const FORMER = [...FORMER_KEY, 'first_observed_at', 'last_observed_at', 'source', 'project_key'] as const;

/**
 * Stores the valid ones among names and returns their counts: each account keeps the name with the newest `observedAt`, in
 * any order of arrival, and all names join its history.
 */
export function writeNames(trx: Knex.Transaction, sent: NameContribution): Promise<NameCounts> {
  return writeValidNames(trx, { ...sent, observations: filterValid(sent.observations) });
}

/** Does the same for names and account ids that are validated already. */
export async function writeValidNames(
  trx: Knex.Transaction,
  { projectKey, source, receivedAt, observations }: NameContribution,
): Promise<NameCounts> {
  const observed = observations.map((one): ObservedName => ({
    account_id: one.accountId,
    observed_at: one.observedAt,
    display_name: one.displayName,
    source: one.source ?? source,
    project_key: projectKey,
  }));
  const counts: NameCounts = { inserted: 0, updated: 0, unchanged: 0, outdated: 0 };
  const newAt: string[] = [];
  for (const part of toParts(observed)) {
    const plan = await writePart(trx, part, receivedAt);
    for (const outcome of OUTCOMES) counts[outcome] += plan.counts[outcome];
    newAt.push(...plan.newAt);
  }
  await addMetricHours(
    trx,
    newAt.map((at) => ({ at, projectKey, name_updates: 1 })),
  );
  const { inserted, updated } = counts;
  const event = {
    ...NO_MAP_FIELDS,
    eventType: 'displayname.sync',
    projectKey,
    source,
    occurredAt: receivedAt,
    receivedAt,
    system: true,
    changed: false,
    message: `${inserted} names added, ${updated} changed.`,
    payload: { inserted, updated },
    dedupeKey: null,
  };
  if (inserted + updated > 0) await appendEvents(trx, [event]);
  return counts;
}

async function writePart(
  trx: Knex.Transaction,
  observed: readonly ObservedName[],
  updated_at: string,
): Promise<Pick<NamePlan, 'counts' | 'newAt'>> {
  const stored = await readRows<ObservedName>(trx, 'display_names', NAME, ['account_id'], observed);
  const former = await readRows<HistoryRow>(trx, 'display_name_history', FORMER, FORMER_KEY, observed);
  const { names, history, ...plan } = planNames(observed, stored, former);
  const rows = names.map((name) => {
    const normalized_display_name = normalizeName(name.display_name);
    const name_length = countCharacters(normalized_display_name);
    return { ...name, normalized_display_name, name_length, updated_at };
  });
  const known = new Set(stored.map(({ account_id }) => account_id));
  const added = names.filter(({ account_id }) => !known.has(account_id));
  await saveRows(trx, 'display_names', ['account_id'], rows);
  await saveRows(trx, 'display_name_history', FORMER_KEY, history);
  const seen = added.map(({ account_id }) => ({ account_id, named: 1 }));
  await updateRows(trx, 'accounts_seen', ['account_id'], seen);
  if (names.length > 0) await noteChanges(trx, 'names');
  return plan;
}
