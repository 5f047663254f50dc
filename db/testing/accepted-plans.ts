import { noteUse } from './test-records.js';

/** Tables that stay small however much is stored, each with what bounds it. */
const SMALL_TABLES: Readonly<Record<string, string>> = {
  account_age_hours: 'one row for each hour in which a name was observed last',
  catalog_counts: 'one row for each count',
  clubs: 'one row for each club',
  event_terms: 'a rollup, one row for each sequence of up to three characters',
  event_blocks: 'a rollup, one row for each combination of labels in a block of 4096 events',
  event_signatures: 'a rollup, one row for each block of 4096 events',
  event_signature_changes: 'a log of corrected events, which a task adds and empties',
  event_counts: 'a rollup, one row for each combination of labels and span',
  metric_hours: 'a rollup, one row for each hour and project',
  project_instances: 'one row for each process of a contributor',
  list_changes: 'a log of changed lists, which a task adds up and empties',
  projects: 'one row for each contributor',
  map_facets: 'a rollup, one row for each combination of season, year, alteration and tracking',
  map_facet_changes: 'a log of changed maps, which a task adds up and empties',
  row_block_changes: 'a log of changed blocks, which a task adds up and empties',
  queue_counts: 'a rollup, one row for each project and status',
};

/** A costly step that is accepted in the statements that a pattern matches. */
interface AcceptedStep {
  statement: RegExp;
  step: RegExp;
  reason: string;
}

const SORT = /^USE TEMP B-TREE/;
const GROUP = /^USE TEMP B-TREE FOR GROUP BY$/;

/** Steps that read more the more is stored, and why they may. */
const ACCEPTED_STEPS: Readonly<Record<string, AcceptedStep>> = {
  'the newest events of some blocks': {
    statement: /events\.event_id BETWEEN k\.first_id AND k\.last_id|event_search\.rowid BETWEEN k\.first_id/,
    step: SORT,
    reason: 'Blocks have a fixed number of events, and the page needs few blocks.',
  },
  'the first events of a list': {
    statement:
      /^select .events.\..event_id. from \(select .event_id., .occurred_at., [^]* limit \S+\) as .events./,
    step: /^SCAN events$/,
    reason: 'What is gone through are the few events that an index gives to the part in parentheses.',
  },
  'events that have a text or are of an account': {
    statement: /^WITH m AS MATERIALIZED [^]* AS found_id FROM event_search [^]* UNION /,
    step: SORT,
    reason: 'Few events have the text, and the search has few accounts; their ids are put together.',
  },
  'maps that have a text': {
    statement: /map_search MATCH|maps_having|FROM map_texts AS t WHERE/,
    step: /^USE TEMP B-TREE|Sort|^SCAN t$|Seq Scan on map_texts/,
    reason: 'Few maps are sorted; texts of one or two characters are looked for in all of these short rows.',
  },
  'groups of events': {
    statement: /^select count\(\*\) as .events., .source., .event_type. from .events. /,
    step: GROUP,
    reason:
      'An index leads to the events of a filter. Their groups are as few as there are sources and types.',
  },
  'days of the newest events': {
    statement: /^select substr\(occurred_at, 1, 10\) AS name/,
    step: GROUP,
    reason: 'Only events that came while a page was read, which an index gives.',
  },
  'a table in the order of a column': {
    statement: /^select .* from .(?:traffic_samples|club_members). order by "/,
    step: /./,
    reason:
      'The table explorer sorts by any column that its reader names; it is for looking and has a limit.',
  },
  'world records of maps': {
    statement: /CROSS JOIN world_records w [^]* UNION /,
    step: SORT,
    reason: 'A map that was sent has a row for each record of one time.',
  },
  'open queue items of maps': {
    statement: /^INSERT INTO queue_counts [^]*q\.map_uid = k\.map_uid/,
    step: SORT,
    reason: 'A map has at most one open item for each project and reason.',
  },
  'overdue queue items': {
    statement: /^select .queue_id. from .wr_baseline_queue. where status IN/,
    step: SORT,
    reason: 'Both open statuses have the order; what is sorted is overdue and closed next.',
  },
  'maps that have left the primary club': {
    statement: /^select .map_uid. from .maps. where .in_primary_club. =/,
    step: /maps$/,
    reason: 'Once for each complete snapshot of the primary club, which has as many maps itself.',
  },
  'queue items that have a text': {
    statement: /^select .w.\..status., count\(\*\) as .items. from .wr_baseline_queue./,
    step: /wr_baseline_queue|^SCAN w /,
    reason: 'A queue item is removed from the counts when its map has a baseline; open items are few.',
  },
  'projects of a map': {
    statement: /^select .p.\..*, .o.\..project_name. from .project_maps. as .p. .* where .p.\..map_uid. =/,
    step: SORT,
    reason: 'A map is in no more projects than there are contributors.',
  },
  'maps checked in an hour': {
    statement: /^SELECT COUNT\(DISTINCT p\.map_uid\) AS maps/,
    step: SORT,
    reason: 'The maps of a part of an hour, which may be those of several projects, are counted once each.',
  },
  'jobs by state': {
    statement: /^select count\(\*\) AS jobs/,
    step: /verification_jobs|^SCAN j$/,
    reason: 'A job is removed with its verdict; this is a gauge of what waits.',
  },
};

/** Whether a table is one of the small ones. */
export function isSmallTable(table: string): boolean {
  const isSmall = Object.hasOwn(SMALL_TABLES, table);
  if (isSmall) noteUse(table);
  return isSmall;
}

/** Whether a costly step of a statement is accepted. */
export function acceptStep(sql: string, step: string): boolean {
  const accepting = Object.entries(ACCEPTED_STEPS).filter(
    ([, accepted]) => accepted.statement.test(sql) && accepted.step.test(step),
  );
  for (const [name] of accepting) noteUse(name);
  return accepting.length > 0;
}

/** Returns the names of all small tables and accepted steps. */
export function acceptedNames(): string[] {
  return [...Object.keys(SMALL_TABLES), ...Object.keys(ACCEPTED_STEPS)];
}
