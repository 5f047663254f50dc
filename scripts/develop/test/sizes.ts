/**
 * How much the large tests do: `quick` in `npm test`, `whole` in `npm run test:all`. The runner sets TEST_SIZE; a file that
 * is run without it does the whole. README shows this table.
 */
type Database = 'SQLite' | 'PostgreSQL';

const both: readonly Database[] = ['SQLite', 'PostgreSQL'];
const services = ['aggregator', 'verification', 'catalog'];

export const sizes = {
  services: size<readonly string[]>(
    'services that are generated without an operation, deployed and shown in a browser',
    ['catalog'],
    services,
  ),
  witnessedServices: size<readonly string[]>(
    'services whose responses Prism compares with the published document',
    ['verification', 'catalog'],
    services,
  ),
  databases: size<readonly Database[]>(
    'databases of kills, bombs, bodies of a schema, deployments and what every route does alike',
    ['SQLite'],
    both,
  ),
  wholeRunDatabases: size<readonly Database[]>(
    'databases of artifacts on S3, of backups under load and of fields that are sent as absent',
    [],
    both,
  ),
  modelSequences: size('random ingest sequences compared with a model, per database', 15, 250),
  concurrentWrites: size('writes of 14 clients at a time through two processes', 150, 3000),
  fuzzRequests: size('random requests, per database', 200, 2000),
  schemaBodies: size('bodies made of each request schema alone, per database', 10, 1000),
  verificationKills: size('kills during uploads and submissions, per database', 1, 4),
  ingestKills: size('kills during ingest, per database', 1, 3),
  followedDeliveries: size('deliveries of each of two trackers that are followed, per database', 30, 400),
  // Only there do two processes commit in another order than they count.
  followedDatabases: size<readonly Database[]>(
    'databases of trackers that are followed beside a kill',
    ['PostgreSQL'],
    both,
  ),
  balancedSubmissions: size('submissions balanced over three processes with a bucket', 9, 60),
  samePathSubmissions: size(
    'submissions of one path, four of each login, verified by two processes',
    20,
    200,
  ),
  bombs: size('submissions of files that claim far more than they have, per database', 10, 100),
  drillSubmissions: size('submissions amid which a backup is made, per database', 16, 100),
  combinedReads: size(
    'combinations of the parameters of each read, compared after a move to PostgreSQL',
    2,
    40,
  ),
  damagedFiles: size('damaged map, replay and ghost files', 500, 10_000),
  clientSetups: size(
    'set-ups of compiler, platform types and module resolution that compile the packed clients',
    1,
    6,
  ),
  randomRecords: size('random world records behind the leaderboards, per database', 1000, 10_000),
  recordSets: size('random sets of reports about a map, compared with a naive rule', 1000, 100_000),
  storedSets: size('random sets of reports that are stored, compared with it, per database', 15, 150),
  orderedSets: size('random sets of reports that are stored in several orders, per database', 1, 6),
  reportOrders: size('orders of each of them', 2, 8),
  searchPages: size('pages of each search for events by each way, per database', 1, 3),
  stagingPauseHours: size('hours between the uploads of a simulated week, per database', 24, 6),
  walkedEvents: size('events in a walk beside new ones, per database', 3000, 25_000),
  nameShuffles: size('orders in which the same names are reported, per database', 10, 100),
  searchLimits: size<readonly number[]>('limits of each search for names', [20], [1, 20, 200]),
  removedParts: size('parts taken out of each released document', 50, 300),
  brokenRules: size('rules of each service that a proxy breaks', 5, Infinity),
  shownOperations: size('links of each service that are followed', 6, Infinity),
  describedCommands: size(
    'commands that are started to describe themselves or to refuse, of each kind',
    2,
    Infinity,
  ),
  programs: size<'bundles' | 'compiled modules'>(
    'what tests start servers and commands from',
    'bundles',
    'compiled modules',
  ),
  crossServicePlaces: size<readonly string[]>(
    'places of the cross-service tests',
    ['PostgreSQL, a process per service'],
    [...both, 'PostgreSQL, a process per service'],
  ),
};

interface Sizes<T> {
  /** What is counted. */
  what: string;
  quick: T;
  whole: T;
}

function size<T>(what: string, quick: T, whole: T): Sizes<T> {
  return { what, quick, whole };
}

/** Returns how much a test does in this run. */
export function sizeOf<Name extends keyof typeof sizes>(name: Name): (typeof sizes)[Name]['quick'] {
  return sizes[name][currentRun()];
}

/** Throws for an invalid TEST_SIZE. */
function currentRun(): 'quick' | 'whole' {
  const run = process.env['TEST_SIZE'] ?? 'whole';
  if (run === 'quick' || run === 'whole') return run;
  throw new Error(`TEST_SIZE is quick or whole, not "${run}".`);
}

/** Returns at most `count` values of a list, evenly spread from its first on. */
export function spread<T>(list: readonly T[], count: number): T[] {
  const kept = Math.min(count, list.length);
  return list.filter(
    (_, index) => Math.floor((index * kept) / list.length) !== Math.floor(((index - 1) * kept) / list.length),
  );
}
