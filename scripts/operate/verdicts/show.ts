import { createRechecks } from '../../../db/stores/verification/rechecks.js';
import { readRecords, type TrackRow } from '../../../db/stores/verification/record.js';
import { createMapPins, type MapPin } from '../../../db/stores/verification/map-pins.js';
import { createRunComparisons, type RunDifference } from '../../../db/stores/verification/run-comparisons.js';
import type { Facts } from '../../../src/worker/gbx/facts.js';
import type { GhostFacts } from '../../../src/worker/gbx/ghost.js';
import { readSubmission } from '../../../src/worker/inspect.js';
import { withFiles } from '../../../src/worker/open-files.js';
import { readPath, type Path } from '../../../src/worker/path.js';
import { listNotes } from '../../../src/worker/rules.js';
import type { Context } from './context.js';

/**
 * `show RECORD`: prints a record's verdicts with their basis: origin, broken rules, the run, and, while the files are
 * still there, what they say. For operators: it shows names and times that public responses omit. Returns the exit
 * code: 2 for an unknown record.
 */
export async function show({ database, openFiles, now }: Context, recordId: string): Promise<number> {
  const record = (await readRecords(database.read, [recordId])).get(recordId);
  if (!record) {
    console.error(`Nothing is known of record ${recordId}.`);
    return 2;
  }
  const { replay: row, deep } = record;
  const { open } = await openFiles();
  const files = await createRechecks(database, now).filesOf(row);
  const facts = files
    ? await withFiles(open, files, async (map, replay) =>
        readSubmission({ map, replay, mapUid: row.map_uid }),
      )
    : null;
  const path = facts && readPath(facts);
  const lines = [
    ['record', recordId],
    ['map', row.map_uid],
    ['pinned by', describePin(await createMapPins(database, now).find(row.map_uid))],
    ['replay', describeTrack(row)],
    ['deep', describeTrack(deep)],
    ['submission', row.submission_id ?? 'not known'],
    ...describeFindings(row.findings).map((finding) => ['rule broken', finding]),
    ['run', row.run_time_ms === null ? 'not known' : `${row.run_time_ms} ms, account ${row.run_account_id}`],
    ...(facts && path ? listNotes(facts, path) : []).map((note) => ['note', note]),
    [
      'facts',
      facts && path ? JSON.stringify(summarize(facts, path), null, 2) : 'the files are no longer there',
    ],
  ];
  for (const [name = '', value = ''] of lines) console.log(`${name.padEnd(13)} ${value}`);
  return 0;
}

function describePin(pin: MapPin | undefined): string {
  if (!pin) return 'nobody';
  return `${pin.record_id === null ? 'an operator' : `record ${pin.record_id}`} at ${pin.pinned_at}`;
}

function describeTrack(row: TrackRow): string {
  const { status, reason_code, confidence, policy_version, checked_at, origin } = row;
  const values = [
    ...[status, reason_code, confidence, policy_version, checked_at],
    origin === null ? null : `from ${origin}`,
    row.contested === 1 ? 'contested' : null,
  ];
  return values.filter((value) => value !== null).join(', ');
}

function describeFindings(findings: string | null): string[] {
  if (findings === null) return ['not known'];
  const found = JSON.parse(findings) as string[];
  return found.length === 0 ? ['none'] : found;
}

/** The facts without the long lists of inputs and samples. */
function summarize(facts: Facts, path: Path): object {
  const { ghost, ...rest } = facts;
  return { ...rest, ghost: ghost && summarizeGhost(ghost), path: summarizePath(path) };
}

function summarizeGhost(ghost: GhostFacts): object {
  const { record, inputs } = ghost;
  const entities = record?.isKnown ? record.entities : null;
  return {
    ...ghost,
    inputs: inputs && { ...inputs, steer: undefined, pedals: undefined },
    record: record && {
      version: record.version,
      races: entities?.races,
      samples: entities?.cars.map(({ timesMs, sampleBytes }) => ({
        count: timesMs.length,
        bytes: sampleBytes,
      })),
    },
  };
}

function summarizePath({ ownCars, car, passed, spawns }: Path): object {
  const place = (index: number): number[] | null =>
    car && [car.x, car.y, car.z].map((list) => list.at(index) ?? NaN);
  return { ownCars, samplesUpToFinish: car?.raced, first: place(0), last: place(-1), passed, spawns };
}

const PAGE = 500;

/**
 * `compare`: lists passes whose time or account differ from the catalog's world records of their map. Runs that never were
 * a record are among them; the faster ones are for an operator to check. Returns the exit code, 0.
 */
export async function compare({ database }: Context): Promise<number> {
  const store = createRunComparisons(database);
  const totals = { passes: 0, unknownMaps: 0, differences: 0 };
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof store.page>> = await store.page(after, PAGE);
    for (const difference of page.differences) console.log(describe(difference));
    totals.passes += page.passes;
    totals.unknownMaps += page.unknownMaps;
    totals.differences += page.differences.length;
    after = page.last;
  }
  console.error(
    `${totals.passes} passes with a known run: ${totals.differences} differ from the world records of their map, ` +
      `${totals.unknownMaps} are on maps without any`,
  );
  return 0;
}

function describe(run: RunDifference): string {
  const time = run.accountOfTime === null ? null : `this time is account ${run.accountOfTime}'s`;
  const account = run.bestOfAccountMs === null ? null : `this account's best is ${run.bestOfAccountMs} ms`;
  const faster = run.timeMs < run.bestMs ? `faster than the record of ${run.bestMs} ms` : null;
  const found = [time, account, faster].filter((part) => part !== null);
  const why = found.length === 0 ? 'neither time nor account is in the history' : found.join(', ');
  return `${run.recordId} on ${run.mapUid}: ${run.timeMs} ms of account ${run.accountId}: ${why}`;
}
