import { noteUse } from './test-records.js';

/** Tables that stay small however much is stored, each with what bounds it. */
const SMALL_TABLES: Readonly<Record<string, string>> = {
  changes: 'one row for each topic',
  clubs: 'one row for each club',
  event_hours: 'a rollup, one row for each combination of labels and hour',
  metric_hours: 'a rollup, one row for each hour and project',
  project_instances: 'one row for each process of a contributor',
  projects: 'one row for each contributor',
};

/** A costly step that is accepted in the statements that have the comment `plan: …` with its name. */
interface AcceptedStep {
  step: RegExp;
  reason: string;
}

const SORT = /^USE TEMP B-TREE/;
const GROUP = /^USE TEMP B-TREE FOR GROUP BY$/;

const SORTED_BY_READER =
  'The table explorer sorts by any column that its reader names; it is for looking and has a limit.';

/** Steps that read more the more is stored, and why they may. */
const ACCEPTED_STEPS: Readonly<Record<string, AcceptedStep>> = {
  'a sum': {
    step: /./,
    reason:
      'A sum is a query, and one that takes long at full size is remembered until what it sums changes.',
  },
  'rows up to a number': {
    step: /./,
    reason: 'No more rows are counted; of a search among the rows that it looks at.',
  },
  'rows that have a text': {
    step: /./,
    reason: 'A search compares rows within its limits, or the short texts of all maps.',
  },
  'groups of events': {
    step: GROUP,
    reason:
      'An index leads to the events of a filter. Their groups are as few as there are sources and types.',
  },
  'accounts with many names': {
    step: /./,
    reason: 'Once an hour, from an index alone.',
  },
  'hook runs by age': {
    step: /./,
    reason: 'Once an hour; there is one for each snapshot of the primary club.',
  },
  'names of an account by time': {
    step: SORT,
    reason: 'Only those of an account with more names than it may have, which are sorted for that.',
  },
  'traffic_samples in the order of a column': {
    step: /./,
    reason: SORTED_BY_READER,
  },
  'club_members in the order of a column': {
    step: /./,
    reason: SORTED_BY_READER,
  },
  'sum of staged files': {
    step: /./,
    reason:
      'Staged files are swept after a day, all together have a limit of bytes, and are summed up every five seconds at most.',
  },
  'overdue queue items': {
    step: SORT,
    reason: 'Both open statuses have the order; what is sorted is overdue and closed next.',
  },
  'maps that have left the primary club': {
    step: /maps$/,
    reason: 'Once for each complete snapshot of the primary club, which has as many maps itself.',
  },
  'queue items that have a text': {
    step: /wr_baseline_queue|^SCAN w /,
    reason: 'A queue item is removed from the counts when its map has a baseline; open items are few.',
  },
  'projects of a map': {
    step: SORT,
    reason: 'A map is in no more projects than there are contributors.',
  },
  'moments ahead of the clock': {
    step: /./,
    reason: 'Once, at a start with ALLOW_CLOCK, after a clock that ran ahead was set right.',
  },
  'jobs by state': {
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
    ([name, accepted]) => sql.includes(`/* plan: ${name} */`) && accepted.step.test(step),
  );
  for (const [name] of accepting) noteUse(name);
  return accepting.length > 0;
}

/** Returns the names of all small tables and accepted steps. */
export function acceptedNames(): string[] {
  return [...Object.keys(SMALL_TABLES), ...Object.keys(ACCEPTED_STEPS)];
}
