import { isIP } from 'node:net';
import { parseTrustedProxies, type TrustedProxies } from './http/client-address.js';

export const SERVICES = ['aggregator', 'verification', 'catalog'] as const;
export type ServiceName = (typeof SERVICES)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a setting that cannot be used; the message names the variable and what it takes. */
export class ConfigError extends Error {}

/** How the text of a variable is read. */
interface Type<T> {
  /** The rest of a sentence that begins "it takes". */
  takes: string;
  /** Returns null for a text that the type refuses. The text is the default where the variable is unset. */
  parse: (text: string, environment: Environment) => T | null;
  /** Whether messages do not repeat the value. */
  isHidden?: boolean;
  /** Whether white space is refused, because as an unset secret it would leave open what it was meant to close. */
  refusesBlank?: boolean;
}

export interface Setting<T> {
  /** Of the environment variable. */
  name: string;
  type: Type<T>;
  /** As it would be written in the environment; '' where the setting has no value. */
  default: string;
  /** For operators. Neighbours with one meaning share a paragraph of .env.example. */
  meaning: string;
}

function setting<T>(name: string, type: Type<T>, byDefault: string, meaning: string): Setting<T> {
  return { name, type, default: byDefault, meaning };
}

function optional<T>(name: string, type: Type<T>, meaning: string): Setting<T | undefined> {
  const { parse, ...rest } = type;
  const parseIfSet: Type<T | undefined>['parse'] = (text, environment) =>
    text === '' ? undefined : parse(text, environment);
  return { name, type: { ...rest, parse: parseIfSet }, default: '', meaning };
}

const text: Type<string> = { takes: 'any text', parse: (value) => value };

/** A whole number within bounds. */
function integer(min: number, max = Number.MAX_SAFE_INTEGER): Type<number> {
  return {
    takes: `a whole number from ${min}${max === Number.MAX_SAFE_INTEGER ? '' : ` to ${max}`}`,
    parse: (value) => {
      const number = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
      return number >= min && number <= max ? number : null;
    },
  };
}

const port = integer(0, 65_535);
/** A century at most. */
const days = integer(1, 36_500);

/** A limit per client address; 0 is none. Unset, requests from this machine, which come through no proxy, are unlimited. */
function publicLimit(name: string, byDefault: number, meaning: string): Setting<PublicLimit> {
  const { takes, parse } = integer(0);
  const parseLimit: Type<PublicLimit>['parse'] = (value, environment) => {
    const proxies = readSetting(SETTINGS.trustedProxies, environment);
    const isBehindProxy = !('hops' in proxies) || proxies.hops > 0;
    const limit = value === '' ? byDefault : parse(value, environment);
    return limit === null ? null : { limit, exemptsLoopback: value === '' && !isBehindProxy };
  };
  const unset = `Unset, it is ${byDefault}, and requests from this machine itself are not limited unless TRUST_PROXY is set.`;
  return setting(name, { takes, parse: parseLimit }, '', `${meaning}; 0 is no limit. ${unset}`);
}

interface PublicLimit {
  limit: number;
  exemptsLoopback: boolean;
}

const trustedProxies: Type<TrustedProxies> = {
  takes: 'true, false, a number of proxies, or their addresses and CIDR ranges, separated by commas',
  parse: parseTrustedProxies,
};

const flag: Type<boolean> = {
  takes: 'true or false',
  parse: (value) => (/^(true|1|false|0)$/.test(value) ? value === 'true' || value === '1' : null),
};

const any: Type<boolean> = {
  takes: 'any, or nothing',
  parse: (value) => (value === 'any' || value === '' ? value === 'any' : null),
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const logLevel: Type<string> = {
  takes: `one of ${LOG_LEVELS.join(', ')}`,
  parse: (value) => (LOG_LEVELS.includes(value) ? value : null),
};

const services: Type<readonly ServiceName[]> = {
  takes: `a comma-separated list of ${SERVICES.join(', ')}`,
  parse: (value) => {
    const names = value.split(',').map((name) => name.trim());
    const isKnown = names.every((name) => SERVICES.some((service) => service === name));
    return isKnown ? SERVICES.filter((service) => names.includes(service)) : null;
  },
};

const HOST_NAME = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/;

const host: Type<string> = {
  takes: 'an IP address or a host name',
  parse: (value) => (isIP(value) !== 0 || HOST_NAME.test(value) ? value : null),
};

const hostNames: Type<readonly string[]> = {
  takes: 'host names without ports, separated by commas',
  parse: (value) => {
    const names = value === '' ? [] : value.split(',').map((name) => name.trim());
    return names.every((name) => HOST_NAME.test(name)) ? names : null;
  },
};

/** A base URL; it loses its trailing slash. */
const url: Type<string> = {
  takes: 'an http:// or https:// URL',
  parse: (value) =>
    URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value.replace(/\/+$/, '') : null,
};

const secret: Type<string> = {
  takes: '1 to 512 visible ASCII characters without spaces; an empty one counts as unset',
  parse: (value) => (/^[\x21-\x7e]{1,512}$/.test(value) ? value : null),
  isHidden: true,
  refusesBlank: true,
};

/** A project key as projects are stored. */
const projectKey: Type<string> = {
  takes: '1 to 120 of a-z, 0-9, dot, underscore and hyphen',
  parse: (value) => (/^[a-z0-9._-]{1,120}$/.test(value) ? value : null),
};

const projectTokens: Type<readonly { projectKey: string; token: string }[]> = {
  takes:
    'projectKey:token,… with keys of a-z, 0-9, dot, underscore and hyphen, and tokens of 1 to 512 visible ASCII characters without spaces and commas',
  parse: (value) => {
    const entries = value === '' ? [] : value.split(',');
    const tokens = entries.flatMap((entry) => {
      const [, key, token] = /^\s*([a-z0-9._-]{1,120}):([\x21-\x2b\x2d-\x7e]{1,512})\s*$/.exec(entry) ?? [];
      return key === undefined || token === undefined ? [] : [{ projectKey: key, token }];
    });
    return tokens.length === entries.length ? tokens : null;
  },
  isHidden: true,
  refusesBlank: true,
};

/** User and password before the last `@` of the authority, then host and port; a later `@` is one of a password that was not encoded. */
const DATABASE_URL =
  /^postgres(?:ql)?:\/\/(?!$)(?:[^/?#\s]*@)?(?:\[[^\]@/?#\s]*\]|[^[\]@:/?#\s]*)(?::\d*)?(?:[/?#][^@\s]*)?$/;

const databaseUrl: Type<string> = {
  takes:
    'postgres://user:password@host:port/database, or nothing for SQLite. Percent-encode special characters of user and password: @ is %40, / is %2F, : is %3A, # is %23, ? is %3F, % is %25',
  parse: (value) => (DATABASE_URL.test(value) && canDecode(value) ? value : null),
  isHidden: true,
};

/** Returns whether the percent-encoded characters of a text are UTF-8; the driver takes a `%` without digits as it is. */
function canDecode(value: string): boolean {
  try {
    decodeURIComponent(value.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

/** A bucket of S3, or of a server that speaks its protocol. */
export interface ArtifactStoreSettings {
  bucket: string;
  /** Without slashes at its ends; "" for the whole bucket. */
  prefix: string;
  /** A server other than Amazon's. */
  endpoint: string | undefined;
  /** Undefined: the SDK looks for it. */
  region: string | undefined;
}

/** Files of a bucket are sent and received as a whole. */
const MAX_S3_FILE_BYTES = 67_108_864;
/** Buckets have 3 to 63 characters; names of servers of one's own may have capitals. */
const S3_URL = /^s3:\/\/([A-Za-z0-9][A-Za-z0-9.-]{1,61}[A-Za-z0-9])((?:\/[A-Za-z0-9!_.*'()-]+)*)\/?$/;

/** Endpoint and region are the SDK's own variables; it also knows others, and reads the credentials. */
const bucket: Type<ArtifactStoreSettings> = {
  takes: 's3://bucket/prefix, or nothing for DATA_DIR',
  parse: (value, environment) => {
    const [, name, path = ''] = S3_URL.exec(value) ?? [];
    if (name === undefined || path.split('/').some((part) => /^\.+$/.test(part))) return null;
    const read = <T>(variable: string, type: Type<T>): T | undefined =>
      readSetting(optional(variable, type, ''), environment);
    const endpoint = read('AWS_ENDPOINT_URL_S3', url) ?? read('AWS_ENDPOINT_URL', url);
    // Servers other than Amazon's that have no regions expect this one.
    const fallback = endpoint === undefined ? undefined : 'us-east-1';
    const region = read('AWS_REGION', text) ?? read('AWS_DEFAULT_REGION', text) ?? fallback;
    return { bucket: name, prefix: path.slice(1), endpoint, region };
  },
};

const PORT = 'One port per service; 0 picks a free one.';
const PUBLIC_URL = 'Public base URLs, as the documents show them; unset, they are made of HOST and port.';
const UPLOAD_LIMIT = 'Verification: the largest files in bytes, with ARTIFACT_STORE at most 67108864.';
const RETENTION =
  'Rows older than so many days are removed, in small batches; unset, they are kept. World records and names always stay. RUNS: runs of trackers and clubs, and closed queue items. SUBMISSIONS: decided ones, and their files with them.';
const CONNECTIONS =
  'Open connections of one service, and of one address; loopback and trusted proxies have no limit of their own.';

/** All settings, in the order of .env.example. */
const SETTINGS = {
  host: setting('HOST', host, '127.0.0.1', 'Address that the services listen on.'),
  ports: {
    aggregator: setting('AGGREGATOR_PORT', port, '4001', PORT),
    verification: setting('VERIFICATION_PORT', port, '4002', PORT),
    catalog: setting('CATALOG_PORT', port, '4003', PORT),
  },
  adminPort: setting(
    'ADMIN_PORT',
    port,
    '4000',
    '/livez, /readyz, /metrics (Prometheus) and a page to look at; never public. The health checks of the systemd units and of the image ask 127.0.0.1:4000: change them with this and ADMIN_HOST.',
  ),
  adminHost: setting(
    'ADMIN_HOST',
    host,
    '127.0.0.1',
    'Address of the admin port; HOST does not change it. A Host header there is an address, a name without dots, this one, the name of the machine, or one of ADMIN_HOSTS.',
  ),
  adminHosts: setting(
    'ADMIN_HOSTS',
    hostNames,
    '',
    'Further host names that the admin port answers to: host.docker.internal,records.default.svc.cluster.local',
  ),
  services: setting('SERVICES', services, SERVICES.join(','), 'Which services this process runs.'),
  dataDir: setting('DATA_DIR', text, './data', 'Folder of the SQLite file and the staged artifacts.'),
  artifactStore: optional(
    'ARTIFACT_STORE',
    bucket,
    "Where the staged artifacts are kept instead: s3://bucket/prefix, which several processes can share. Uploads still arrive in DATA_DIR first. Region, endpoint and credentials come from the SDK's own variables: AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY …; with AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL, another server than Amazon's is addressed by paths.",
  ),
  databaseUrl: optional(
    'DATABASE_URL',
    databaseUrl,
    'A PostgreSQL server instead of SQLite: postgres://user:password@host:port/database. Percent-encode special characters of the password: @ is %40, / is %2F, # is %23. Any number of processes may share it; SQLite has one.',
  ),
  allowsClock: setting(
    'ALLOW_CLOCK',
    any,
    '',
    'any, for one start: the clock is right, even if the database has later times. Moments of receipt that lie ahead of it are set to now, and a pause of removals ends. scripts/deploy/runbook.md says what the server does when its clock seems wrong.',
  ),
  databaseTimeoutMs: setting(
    'DATABASE_TIMEOUT_MS',
    integer(1, 3_600_000),
    '2000',
    'The longest that a statement of a read may run, in milliseconds; one of a write five times that.',
  ),
  pgPoolMax: setting(
    'PG_POOL_MAX',
    integer(2, 1000),
    '10',
    'PostgreSQL connections of one process, one of them for writes; readiness and metrics have one more.',
  ),
  databasePrepared: setting(
    'DATABASE_PREPARED',
    flag,
    'true',
    'false for a pooler that cannot keep named statements, such as PgBouncer before 1.21 in transaction mode.',
  ),
  publicUrls: {
    aggregator: optional('AGGREGATOR_URL', url, PUBLIC_URL),
    verification: optional('VERIFICATION_URL', url, PUBLIC_URL),
    catalog: optional('CATALOG_URL', url, PUBLIC_URL),
  },
  ingestToken: optional(
    'INGEST_TOKEN',
    secret,
    'Aggregator: the token of the ingest routes (x-ingest-token or Bearer). Without it, INGEST_TOKENS and ADMIN_TOKEN, ingest is open. White space stops the start, because it would leave open what it was meant to close.',
  ),
  ingestTokens: setting(
    'INGEST_TOKENS',
    projectTokens,
    '',
    'Tokens that are good for one project each: projectKey:token,…',
  ),
  adminToken: optional('ADMIN_TOKEN', secret, "Aggregator: the operator's token (x-admin-token)."),
  pluginProjectKey: setting(
    'PLUGIN_PROJECT_KEY',
    projectKey,
    'plugin-player-directory',
    'Aggregator: the project of the plugin route.',
  ),
  pluginAuthSecret: optional(
    'PLUGIN_AUTH_SECRET',
    secret,
    'The secret that has tokens of the plugin route checked. Unset, the route is closed while ingest needs a token, else open to everybody.',
  ),
  pluginAuthUrl: setting(
    'PLUGIN_AUTH_URL',
    url,
    'https://api.openplanet.dev/auth/validate',
    "The game platform's validator of these tokens.",
  ),
  primaryClubId: optional(
    'PRIMARY_CLUB_ID',
    integer(1, 2_147_483_647),
    "The club behind the catalog's hook and alterations; unset, the first one that a snapshot names.",
  ),
  webhookSecret: optional(
    'WEBHOOK_SECRET',
    secret,
    'Catalog: the secret of the WR webhook (x-webhook-secret). Unset, the webhook responds with 401 to everybody.',
  ),
  uploadLimits: {
    map: setting('MAP_UPLOAD_LIMIT_BYTES', integer(1), '33554432', UPLOAD_LIMIT),
    replay: setting('REPLAY_UPLOAD_LIMIT_BYTES', integer(1), '16777216', UPLOAD_LIMIT),
  },
  artifactTtlSeconds: setting(
    'ARTIFACT_TTL_SECONDS',
    integer(1, 31_536_000),
    '86400',
    'Verification: how long a staged file is kept.',
  ),
  artifactMaxBytes: setting(
    'ARTIFACT_MAX_BYTES',
    integer(1),
    '8589934592',
    'All staged files together, in bytes. Beyond half of it the upload quota of each address shrinks with what is free, so that the largest senders of the last hour are refused first.',
  ),
  artifactKeepDays: setting(
    'ARTIFACT_KEEP_DAYS',
    integer(0, 36_500),
    '0',
    'Days for which the files of a submission are kept after its verdict, for `npm run verdicts -- recheck`; not longer than RETENTION_SUBMISSIONS_DAYS.',
  ),
  updateRequestsPerHour: publicLimit(
    'UPDATE_REQUESTS_PER_HOUR',
    60,
    'Catalog: update requests per client address and hour',
  ),
  uploadBytesPerHour: publicLimit(
    'UPLOAD_BYTES_PER_HOUR',
    1_073_741_824,
    'Verification: uploaded bytes per client address and hour',
  ),
  submissionsPerHour: publicLimit(
    'SUBMISSIONS_PER_HOUR',
    600,
    'Verification: submissions per client address and hour',
  ),
  rateLimitPerMinute: publicLimit('RATE_LIMIT_PER_MINUTE', 1200, 'Requests per client address and minute'),
  deepVerifierCommand: optional(
    'DEEP_VERIFIER_COMMAND',
    text,
    "Verification: a command that is given the map's and the replay's path, and MAP_UID, ACCOUNT_ID and TIME_MS in its environment, and writes one JSON line. It runs only where the replay track found no contradiction. Unset, deep stays not_run; what waits already keeps waiting until a process has a command again.",
  ),
  trustedProxies: setting(
    'TRUST_PROXY',
    trustedProxies,
    'false',
    'How many proxies of your own are in front (true is one), or their addresses and CIDR ranges: only their entries in X-Forwarded-For are believed.',
  ),
  maxConnections: setting('MAX_CONNECTIONS', integer(1), '10000', CONNECTIONS),
  connectionsPerAddress: setting('CONNECTIONS_PER_ADDRESS', integer(1), '200', CONNECTIONS),
  minFreeBytes: setting(
    'MIN_FREE_BYTES',
    integer(0),
    '1073741824',
    'Verification: uploads are refused with 503 when less would be left on their disk, in bytes.',
  ),
  drainSeconds: setting(
    'DRAIN_SECONDS',
    integer(0, 3600),
    '0',
    'After SIGTERM: for how many seconds the process is not ready and says `Connection: close`, before it stops. Give the proxy in front time to notice; a second signal ends the wait.',
  ),
  retentionDays: {
    events: optional('RETENTION_EVENTS_DAYS', days, RETENTION),
    traffic: optional('RETENTION_TRAFFIC_DAYS', days, RETENTION),
    runs: optional('RETENTION_RUNS_DAYS', days, RETENTION),
    submissions: optional('RETENTION_SUBMISSIONS_DAYS', days, RETENTION),
    requests: setting(
      'RETENTION_REQUESTS_DAYS',
      days,
      '90',
      'Closed update requests and their events, whose callers are anonymous.',
    ),
  },
  logLevel: setting(
    'LOG_LEVEL',
    logLevel,
    'info',
    `${LOG_LEVELS.join(', ')}. Logs are JSON lines on standard output.`,
  ),
  logSample: setting(
    'LOG_SAMPLE',
    integer(1, 1_000_000),
    '1',
    'Of requests that succeed (2xx and 3xx), one in so many has a line in the log; of all others, each one.',
  ),
};

type Values<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Setting<infer T> ? T : Values<Table[Key]>;
};

/** The configuration, read once at start. */
export type Config = Values<typeof SETTINGS>;

interface Table {
  [key: string]: Setting<unknown> | Table;
}

function isSetting(entry: Setting<unknown> | Table): entry is Setting<unknown> {
  return typeof entry.name === 'string';
}

/** Returns all settings, in the order of .env.example. */
export function listSettings(table: Table = SETTINGS): Setting<unknown>[] {
  return Object.values(table).flatMap((entry) => (isSetting(entry) ? [entry] : listSettings(entry)));
}

/** Returns the configuration that an environment describes; an empty variable counts as unset. Throws a ConfigError. */
export function readConfig(environment: Environment): Config {
  const config = readTable(SETTINGS, environment) as Config;
  for (const [kind, limit] of Object.entries(config.uploadLimits))
    if (config.artifactStore && limit > MAX_S3_FILE_BYTES)
      throw new ConfigError(
        `${kind.toUpperCase()}_UPLOAD_LIMIT_BYTES is "${limit}", but it takes at most ${MAX_S3_FILE_BYTES} with ARTIFACT_STORE.`,
      );
  return config;
}

function readTable(table: Table, environment: Environment): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [
      key,
      isSetting(entry) ? readSetting(entry, environment) : readTable(entry, environment),
    ]),
  );
}

/** Reads a variable without white space around it. Throws a ConfigError. */
function readSetting<T>({ name, type, default: byDefault }: Setting<T>, environment: Environment): T {
  const given = environment[name] ?? '';
  const value = given.trim();
  const isRefused = type.refusesBlank === true && value === '' && given !== '';
  const result = isRefused ? null : type.parse(value || byDefault, environment);
  if (result !== null) return result;
  throw new ConfigError(
    type.isHidden === true
      ? `${name} takes ${type.takes}.`
      : `${name} is "${value}", but it takes ${type.takes}.`,
  );
}
