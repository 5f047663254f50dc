import { isIP } from 'node:net';
import { parseTrustedProxies, type TrustedProxies } from './http/client-address.js';

export const SERVICES = ['aggregator', 'verification', 'catalog'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The configuration, read once at start. */
export interface Config {
  host: string;
  ports: Readonly<Record<ServiceName, number>>;
  /** Address of the admin port: loopback, unless a proxy or Prometheus elsewhere has to reach it. */
  adminHost: string;
  adminPort: number;
  /** Further host names that the admin port answers to. */
  adminHosts: readonly string[];
  services: readonly ServiceName[];
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether the clock is right, whatever the receipts say. */
  allowsClock: boolean;
  /** The longest that a statement of a read may run, in milliseconds; one of a write five times that. */
  databaseTimeoutMs: number;
  /** Whether hot reads are named statements, which some poolers of connections cannot keep. */
  databasePrepared: boolean;
  /** PostgreSQL connections of one process. */
  pgPoolMax: number;
  /** Public base URLs, without a trailing slash; undefined: derived from host and port. */
  publicUrls: Readonly<Record<ServiceName, string | undefined>>;
  /** Tokens of the aggregator's ingest routes; without either, ingest is open. */
  ingestToken: string | undefined;
  /** Tokens that are good for one project. */
  ingestTokens: readonly ProjectToken[];
  adminToken: string | undefined;
  /** The project that may use the plugin route, and the secret and URL of its token check. */
  pluginProjectKey: string;
  pluginAuthSecret: string | undefined;
  pluginAuthUrl: string;
  /** Undefined: the first club that a snapshot names. */
  primaryClubId: number | undefined;
  /** The secret of the catalog's WR webhook; without it, the webhook is closed. */
  webhookSecret: string | undefined;
  uploadLimits: Readonly<Record<'map' | 'replay', number>>;
  artifactTtlSeconds: number;
  /** How long a submission's files are kept after its verdict. */
  artifactKeepDays: number;
  /** Where artifacts are kept; undefined: in DATA_DIR. */
  artifactStore: ArtifactStoreSettings | undefined;
  uploadBytesPerHour: PublicLimit;
  submissionsPerHour: PublicLimit;
  updateRequestsPerHour: PublicLimit;
  deepVerifierCommand: string | undefined;
  rateLimitPerMinute: PublicLimit;
  trustedProxies: TrustedProxies;
  /** Open connections of one service, and of one address. */
  maxConnections: number;
  connectionsPerAddress: number;
  /** Bytes of all staged files together. */
  artifactMaxBytes: number;
  /** Bytes of disk space that uploads leave free. */
  minFreeBytes: number;
  /** After a signal: how long the process is not ready, and still serves, before it stops. */
  drainSeconds: number;
  /** After how many days rows are removed, by kind; undefined keeps them. */
  retentionDays: Readonly<
    Record<'events' | 'traffic' | 'runs' | 'submissions' | 'requests', number | undefined>
  >;
  logLevel: string;
  /** One in this number of the requests that succeed is logged. */
  logSample: number;
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

/** A limit per client address. */
interface PublicLimit {
  /** 0 is no limit. */
  limit: number;
  /** Whether requests from this machine, which come through no proxy, are unlimited. */
  exemptsLoopback: boolean;
}

/** The game platform's own validator of plugin tokens. */
const PLUGIN_AUTH_URL = 'https://api.openplanet.dev/auth/validate';
const MAX = Number.MAX_SAFE_INTEGER;
/** Files of a bucket are sent and received as a whole. */
const MAX_S3_FILE_BYTES = 67_108_864;
/** A century. */
const MAX_RETENTION_DAYS = 36_500;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Returns the configuration that an environment describes; an empty variable counts as unset. Throws a ConfigError. */
export function readConfig(environment: Environment): Config {
  const integer = (name: string, fallback: number, min: number, max: number): number =>
    readInteger(environment, name, fallback, min, max);
  const optional = (name: string, min: number, max: number): number | undefined =>
    read(environment, name) === undefined ? undefined : integer(name, min, min, max);
  const artifactStore = readArtifactStore(environment);
  const uploadLimit = (name: string, fallback: number): number => {
    const limit = integer(name, fallback, 1, MAX);
    if (!artifactStore || limit <= MAX_S3_FILE_BYTES) return limit;
    return refuse(name, String(limit), `at most ${MAX_S3_FILE_BYTES} with ARTIFACT_STORE`);
  };
  return {
    host: readHost(environment, 'HOST'),
    ports: {
      aggregator: integer('AGGREGATOR_PORT', 4001, 0, 65_535),
      verification: integer('VERIFICATION_PORT', 4002, 0, 65_535),
      catalog: integer('CATALOG_PORT', 4003, 0, 65_535),
    },
    adminHost: readHost(environment, 'ADMIN_HOST'),
    adminPort: integer('ADMIN_PORT', 4000, 0, 65_535),
    adminHosts: readHostNames(environment, 'ADMIN_HOSTS'),
    services: readServices(environment),
    dataDir: read(environment, 'DATA_DIR') ?? './data',
    databaseUrl: readDatabaseUrl(environment),
    allowsClock: readChoice(environment, 'ALLOW_CLOCK', '', ['any', '']) === 'any',
    databaseTimeoutMs: integer('DATABASE_TIMEOUT_MS', 2000, 1, 3_600_000),
    databasePrepared: readBoolean(environment, 'DATABASE_PREPARED', true),
    pgPoolMax: integer('PG_POOL_MAX', 10, 2, 1000),
    publicUrls: {
      aggregator: readUrl(environment, 'AGGREGATOR_URL'),
      verification: readUrl(environment, 'VERIFICATION_URL'),
      catalog: readUrl(environment, 'CATALOG_URL'),
    },
    ingestToken: readSecret(environment, 'INGEST_TOKEN'),
    ingestTokens: readProjectTokens(environment, 'INGEST_TOKENS'),
    adminToken: readSecret(environment, 'ADMIN_TOKEN'),
    pluginProjectKey: readProjectKey(environment, 'PLUGIN_PROJECT_KEY', 'plugin-player-directory'),
    pluginAuthSecret: readSecret(environment, 'PLUGIN_AUTH_SECRET'),
    pluginAuthUrl: readUrl(environment, 'PLUGIN_AUTH_URL') ?? PLUGIN_AUTH_URL,
    primaryClubId: optional('PRIMARY_CLUB_ID', 1, 2_147_483_647),
    webhookSecret: readSecret(environment, 'WEBHOOK_SECRET'),
    uploadLimits: {
      map: uploadLimit('MAP_UPLOAD_LIMIT_BYTES', 33_554_432),
      replay: uploadLimit('REPLAY_UPLOAD_LIMIT_BYTES', 16_777_216),
    },
    artifactTtlSeconds: integer('ARTIFACT_TTL_SECONDS', 86_400, 1, 31_536_000),
    artifactKeepDays: integer('ARTIFACT_KEEP_DAYS', 0, 0, 36_500),
    artifactStore,
    artifactMaxBytes: integer('ARTIFACT_MAX_BYTES', 8_589_934_592, 1, MAX),
    uploadBytesPerHour: readPublicLimit(environment, 'UPLOAD_BYTES_PER_HOUR', 1_073_741_824),
    submissionsPerHour: readPublicLimit(environment, 'SUBMISSIONS_PER_HOUR', 600),
    updateRequestsPerHour: readPublicLimit(environment, 'UPDATE_REQUESTS_PER_HOUR', 60),
    deepVerifierCommand: read(environment, 'DEEP_VERIFIER_COMMAND'),
    rateLimitPerMinute: readPublicLimit(environment, 'RATE_LIMIT_PER_MINUTE', 1200),
    trustedProxies: readTrustedProxies(environment),
    maxConnections: integer('MAX_CONNECTIONS', 10_000, 1, MAX),
    connectionsPerAddress: integer('CONNECTIONS_PER_ADDRESS', 200, 1, MAX),
    minFreeBytes: integer('MIN_FREE_BYTES', 1_073_741_824, 0, MAX),
    drainSeconds: integer('DRAIN_SECONDS', 0, 0, 3600),
    retentionDays: {
      events: optional('RETENTION_EVENTS_DAYS', 1, MAX_RETENTION_DAYS),
      traffic: optional('RETENTION_TRAFFIC_DAYS', 1, MAX_RETENTION_DAYS),
      runs: optional('RETENTION_RUNS_DAYS', 1, MAX_RETENTION_DAYS),
      submissions: optional('RETENTION_SUBMISSIONS_DAYS', 1, MAX_RETENTION_DAYS),
      requests: integer('RETENTION_REQUESTS_DAYS', 90, 1, MAX_RETENTION_DAYS),
    },
    logLevel: readChoice(environment, 'LOG_LEVEL', 'info', LOG_LEVELS),
    logSample: integer('LOG_SAMPLE', 1, 1, 1_000_000),
  };
}

function readServices(environment: Environment): ServiceName[] {
  const value = read(environment, 'SERVICES');
  if (value === undefined) return [...SERVICES];
  const names = value.split(',').map((name) => name.trim());
  const isKnown = (name: string): name is ServiceName => (SERVICES as readonly string[]).includes(name);
  const known = names.filter(isKnown);
  if (known.length === names.length) return [...new Set(known)];
  return refuse('SERVICES', value, `a comma-separated list of ${SERVICES.join(', ')}`);
}

/** User and password before the last `@` of the authority, then host and port; a later `@` is one of a password that was not encoded. */
const DATABASE_URL =
  /^postgres(?:ql)?:\/\/(?!$)(?:[^/?#\s]*@)?(?:\[[^\]@/?#\s]*\]|[^[\]@:/?#\s]*)(?::\d*)?(?:[/?#][^@\s]*)?$/;

function readDatabaseUrl(environment: Environment): string | undefined {
  const value = read(environment, 'DATABASE_URL');
  if (value === undefined || (DATABASE_URL.test(value) && canDecode(value))) return value;
  // The value may hold a password, so it is not repeated.
  throw new ConfigError(
    'DATABASE_URL takes postgres://user:password@host:port/database, or nothing for SQLite. Percent-encode special characters of user and password: @ is %40, / is %2F, : is %3A, # is %23, ? is %3F, % is %25.',
  );
}

/** Returns whether the percent-encoded characters of a text are UTF-8; the driver takes a `%` without digits as it is. */
function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}

/** Buckets have 3 to 63 characters; names of servers of one's own may have capitals. */
const S3_URL = /^s3:\/\/([A-Za-z0-9][A-Za-z0-9.-]{1,61}[A-Za-z0-9])((?:\/[A-Za-z0-9!_.*'()-]+)*)\/?$/;
/** What servers other than Amazon's expect where they have no regions. */
const DEFAULT_REGION = 'us-east-1';

/** Endpoint and region are the SDK's own variables; it also knows others, and reads the credentials. */
function readArtifactStore(environment: Environment): ArtifactStoreSettings | undefined {
  const value = read(environment, 'ARTIFACT_STORE');
  if (value === undefined) return undefined;
  const [, bucket, path = ''] = S3_URL.exec(value) ?? [];
  const takes = 's3://bucket/prefix, or nothing for DATA_DIR';
  if (bucket === undefined || path.split('/').some((part) => /^\.+$/.test(part)))
    return refuse('ARTIFACT_STORE', value, takes);
  const endpoint = readUrl(environment, 'AWS_ENDPOINT_URL_S3') ?? readUrl(environment, 'AWS_ENDPOINT_URL');
  const region = read(environment, 'AWS_REGION') ?? read(environment, 'AWS_DEFAULT_REGION');
  return {
    bucket,
    prefix: path.slice(1),
    endpoint,
    region: region ?? (endpoint === undefined ? undefined : DEFAULT_REGION),
  };
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for a setting that cannot be used; the message names the variable and what it takes. */
export class ConfigError extends Error {}

/** Returns a variable without white space around it; undefined when it is unset or empty. */
function read(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/** Throws a ConfigError that says what a variable takes. */
function refuse(name: string, value: string, takes: string): never {
  throw new ConfigError(`${name} is "${value}", but it takes ${takes}.`);
}

/** Returns a whole number within bounds. Throws a ConfigError. */
function readInteger(
  environment: Environment,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = read(environment, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
  if (number >= min && number <= max) return number;
  return refuse(
    name,
    value,
    max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`,
  );
}

/** Returns a limit, which holds for this machine too once it is set or a proxy is trusted. Throws a ConfigError. */
function readPublicLimit(environment: Environment, name: string, fallback: number): PublicLimit {
  const proxies = readTrustedProxies(environment);
  const isBehindProxy = !('hops' in proxies) || proxies.hops > 0;
  const exemptsLoopback = !isBehindProxy && read(environment, name) === undefined;
  return { limit: readInteger(environment, name, fallback, 0, MAX), exemptsLoopback };
}

/** Returns a switch. Throws a ConfigError. */
function readBoolean(environment: Environment, name: string, fallback: boolean): boolean {
  const value = read(environment, name);
  if (value === undefined) return fallback;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  return refuse(name, value, 'true or false');
}

function readTrustedProxies(environment: Environment): TrustedProxies {
  const value = read(environment, 'TRUST_PROXY') ?? 'false';
  const takes = 'true, false, a number of proxies, or their addresses and CIDR ranges, separated by commas';
  return parseTrustedProxies(value) ?? refuse('TRUST_PROXY', value, takes);
}

/** Returns one of several words. Throws a ConfigError. */
function readChoice(
  environment: Environment,
  name: string,
  fallback: string,
  choices: readonly string[],
): string {
  const value = read(environment, name) ?? fallback;
  return choices.includes(value) ? value : refuse(name, value, `one of ${choices.join(', ')}`);
}

/** Returns a base URL without its trailing slash, or undefined. Throws a ConfigError. */
function readUrl(environment: Environment, name: string): string | undefined {
  const value = read(environment, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/+$/, '');
  return refuse(name, value, 'an http:// or https:// URL');
}

const HOST_NAME = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/;

/** Returns an address to listen on, 127.0.0.1 when unset. Throws a ConfigError. */
function readHost(environment: Environment, name: string): string {
  const value = read(environment, name) ?? '127.0.0.1';
  return isIP(value) !== 0 || HOST_NAME.test(value)
    ? value
    : refuse(name, value, 'an IP address or a host name');
}

/** Returns host names, separated by commas. Throws a ConfigError. */
function readHostNames(environment: Environment, name: string): string[] {
  const value = read(environment, name);
  if (value === undefined) return [];
  const names = value.split(',').map((one) => one.trim());
  return names.every((one) => HOST_NAME.test(one))
    ? names
    : refuse(name, value, 'host names without ports, separated by commas');
}

/**
 * Returns a token or secret, or undefined for an unset or empty one. Throws a ConfigError, which does not repeat it; also for
 * white space only, which would leave open what it was meant to close.
 */
function readSecret(environment: Environment, name: string): string | undefined {
  const value = environment[name];
  if (value === undefined || value === '') return undefined;
  const secret = value.trim();
  if (/^[\x21-\x7e]{1,512}$/.test(secret)) return secret;
  throw new ConfigError(
    `${name} takes 1 to 512 visible ASCII characters without spaces; an empty one counts as unset.`,
  );
}

/** A token and the project that it is good for. */
interface ProjectToken {
  projectKey: string;
  token: string;
}

/** Returns tokens of projects, written as `projectKey:token,…`. Throws a ConfigError, which does not repeat them. */
function readProjectTokens(environment: Environment, name: string): ProjectToken[] {
  const value = environment[name];
  if (value === undefined || value === '') return [];
  return value.split(',').map((entry) => {
    const [, projectKey, token] =
      /^\s*([a-z0-9._-]{1,120}):([\x21-\x2b\x2d-\x7e]{1,512})\s*$/.exec(entry) ?? [];
    if (projectKey !== undefined && token !== undefined) return { projectKey, token };
    throw new ConfigError(
      `${name} takes projectKey:token,… with keys of a-z, 0-9, dot, underscore and hyphen, and tokens of 1 to 512 visible ASCII characters without spaces and commas.`,
    );
  });
}

/** Returns a project key as projects are stored. Throws a ConfigError. */
function readProjectKey(environment: Environment, name: string, fallback: string): string {
  const value = read(environment, name) ?? fallback;
  return /^[a-z0-9._-]{1,120}$/.test(value)
    ? value
    : refuse(name, value, '1 to 120 of a-z, 0-9, dot, underscore and hyphen');
}
