import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options of a run of the contract tests. */
export interface RunOptions {
  /** Base URLs of a deployment by service; none means a spawned server. */
  urls: Record<string, string>;
  /** The services to test. */
  services: string[];
  /** OperationIds or tags of the operations to test; empty for all. */
  operations: string[];
  /** OperationIds or tags of operations that are left out. */
  skipped: string[];
  /** Leaves out what needs a verifier that reads game files. */
  isWithoutVerifier: boolean;
  /** Leaves out operations that the server does not have. */
  isImplementedOnly: boolean;
  /** Sent with every request but preflights. */
  headers: SentHeader[];
  /** The longest wait for a state, and for a server that is starting. */
  timeoutSeconds: number;
  waitSeconds: number;
  /** Ends the run at the first finding. */
  isFailFast: boolean;
  /** Sends nothing that changes state: where the server was given by its URL, unless `--write` is given too. */
  isReadOnly: boolean;
  /** The deployment's known settings, by environment variable. */
  settings: Record<string, string>;
  /** The folder for the report; null is the default one. */
  reportFolder: string | null;
  /** A further place for the JUnit file; null is none. */
  junitFile: string | null;
  /** How many responses have to pass; null is any number. */
  minPassed: MinPassed | null;
}

/** A header that a gateway asks for. Reports never show its value. */
export interface SentHeader {
  name: string;
  value: string;
  /** Only for requests to this base URL; absent for all. */
  url?: string;
}

/** A number of documented responses, or a share of them. */
export interface MinPassed {
  value: number;
  unit: '' | '%';
}

/** How the command was called. */
interface Invocation {
  /** The command as people write it before its options. */
  command: string;
  /** May hold the secrets of a deployment. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** Secrets of a deployment, which a run cannot discover, by the environment variables that have them. */
const SECRETS = ['INGEST_TOKEN', 'WEBHOOK_SECRET'];

/** What `--skip` takes besides operations: the scenarios that need a verifier that reads game files. */
export const VERIFIER = 'verifier';

/** The longest wait for a state, in seconds, unless the run sets another one. */
export const TIMEOUT_SECONDS = 20;

const MAX_SECONDS = 3600;

const FLAGS = ['read-only', 'write', 'implemented-only', 'fail-fast'];
const LISTS = ['operation', 'skip', 'header'];
const TEXTS = ['only', 'report', 'junit', 'min-passed', 'timeout', 'wait'];

/** Returns the options of a command line. Throws an error that describes the fault. */
export function readOptions(
  argv: string[],
  services: string[],
  { command, environment }: Invocation,
): RunOptions {
  const parsed = parseAll(argv, command, services);
  const readText = (name: string): string | undefined => {
    const value = parsed[name];
    // CI gives variables that are not set as empty texts.
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const readList = (name: string): string[] =>
    [parsed[name] ?? []]
      .flat()
      .map(String)
      .filter((text) => text !== '');
  const isSet = (name: string): boolean => parsed[name] === true;
  const given = services.flatMap((service) => {
    const text = readText(service);
    return text === undefined ? [] : [{ service, ...readUrl(service, text) }];
  });
  const urls = Object.fromEntries(given.map(({ service, url }) => [service, url]));
  const isDeployment = given.length > 0;
  const secrets = SECRETS.flatMap((variable) => {
    const value = isDeployment ? environment[variable] : undefined;
    return value ? [[variable, value] as const] : [];
  });
  const headers = readList('header').map((text) => readHeader(text, environment));
  const ofDeployments = [
    ...['read-only', 'write', 'implemented-only'].filter(isSet),
    ...(readText('wait') === undefined ? [] : ['wait']),
    ...(readList('header').length > 0 ? ['header'] : []),
  ];
  if (!isDeployment && ofDeployments.length > 0)
    throw new Error(
      `${ofDeployments.map((name) => `--${name}`).join(', ')}: this is about a deployment; give its URL as well, with --${services.join(', --')}.`,
    );
  if (isSet('read-only') && isSet('write'))
    throw new Error(
      '--read-only is the opposite of --write: a server given by its URL is only read without either.',
    );
  const skipped = namesIn(readList('skip'));
  return {
    urls,
    services: wantedServices(readText('only'), services, urls),
    operations: namesIn(readList('operation')),
    skipped: skipped.filter((name) => name !== VERIFIER),
    isWithoutVerifier: skipped.includes(VERIFIER),
    isImplementedOnly: isSet('implemented-only'),
    headers: [...headers, ...given.flatMap(({ header }) => header ?? [])],
    timeoutSeconds: readSeconds('timeout', readText('timeout')) ?? TIMEOUT_SECONDS,
    waitSeconds: readSeconds('wait', readText('wait')) ?? 0,
    isFailFast: isSet('fail-fast'),
    isReadOnly: isDeployment && !isSet('write'),
    settings: Object.fromEntries(secrets),
    reportFolder: readText('report') ?? null,
    junitFile: readText('junit') ?? null,
    minPassed: readMinPassed(readText('min-passed')),
  };
}

/** Returns the options of a command line by their names. Throws an error with one sentence, which names the command's help. */
function parseAll(argv: string[], command: string, services: string[]): Record<string, unknown> {
  const typed = (
    names: string[],
    type: 'string' | 'boolean',
    multiple = false,
  ): NonNullable<ParseArgsConfig['options']> =>
    Object.fromEntries(names.map((name) => [name, { type, multiple }]));
  const options = {
    ...typed([...services, ...TEXTS], 'string'),
    ...typed(LISTS, 'string', true),
    ...typed(FLAGS, 'boolean'),
  };
  try {
    return parseArgs({ args: argv, options }).values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('\n');
    throw new Error(`${sentence.replace(/\.?$/, '.')} See ${command} --help.`, { cause: error });
  }
}

function namesIn(texts: string[]): string[] {
  const names = texts.flatMap((text) => text.split(',')).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/** The value may be in a variable of the environment, as arguments show in process lists. */
function readHeader(text: string, environment: Invocation['environment']): SentHeader {
  const [, name = '', written = ''] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (name === '') throw new Error("--header takes 'NAME: VALUE', such as 'X-Api-Key: env:API_KEY'.");
  const [, variable] = /^env:(\w+)$/.exec(written) ?? [];
  if (variable === undefined) return { name, value: written };
  const value = environment[variable];
  if (value === undefined || value === '')
    throw new Error(`--header ${name}: the environment has no variable ${variable}.`);
  return { name, value };
}

function readSeconds(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const seconds = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && seconds <= MAX_SECONDS) return seconds;
  throw new Error(`--${name} takes seconds, a number from 0 to ${MAX_SECONDS}, got "${text}".`);
}

function readMinPassed(text: string | undefined): MinPassed | null {
  if (text === undefined) return null;
  const [, number = '', unit] = /^(\d{1,6})(%?)$/.exec(text) ?? [];
  const value = Number(number);
  if (number === '' || (unit === '%' && value > 100))
    throw new Error(`--min-passed takes a number of responses or a share such as 90%, got "${text}".`);
  return { value, unit: unit === '%' ? '%' : '' };
}

/** All services, those of the deployment, or the one that `--only` selects. */
function wantedServices(
  only: string | undefined,
  services: string[],
  urls: Record<string, string>,
): string[] {
  if (only !== undefined && !services.includes(only))
    throw new Error(`--only takes one of ${services.join(', ')}, got "${only}".`);
  const hasUrls = Object.keys(urls).length > 0;
  if (only !== undefined && hasUrls && urls[only] === undefined)
    throw new Error(`--only ${only} needs the URL of that service as well: --${only} URL.`);
  const available = hasUrls ? services.filter((service) => urls[service] !== undefined) : services;
  return only === undefined ? available : [only];
}

/** Returns a base URL; a user in it becomes a header, so that neither requests nor reports contain it. */
function readUrl(name: string, value: string): { url: string; header?: SentHeader } {
  const parsed = URL.canParse(value) ? new URL(value) : null;
  // A wrong value may have a password in it.
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new Error(
      `--${name} takes an http:// or https:// URL, got "${value.replace(/\/\/[^/]*@/, '//…@')}".`,
    );
  // Paths are appended to it.
  if (parsed.search + parsed.hash !== '')
    throw new Error(`--${name} takes a URL without a query or a fragment.`);
  const { username, password } = parsed;
  const url = value.replace(/\/+$/, '');
  if (username + password === '') return { url };
  const shown = url.replace(/\/\/[^/]*@/, '//');
  const pair = [username, password].map(decodeURIComponent).join(':');
  const basic = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { url: shown, header: { name: 'Authorization', value: basic, url: shown } };
}

/** Returns the text of `--help` for a command of this name. */
export function toUsage(
  command: string,
  { canSpawn, reportFolder }: { canSpawn: boolean; reportFolder: string },
): string {
  return `Usage: ${command} [options]

Compares every documented response of the services with what a running server returns.

${canSpawn ? 'Without URLs: tests servers that it starts itself.\n\n' : ''}With URLs: tests a deployment, and only reads it, unless --write is given.
  --aggregator URL, --verification URL, --catalog URL
                         base URLs of the services to test, without /api/v1; https://USER:PASSWORD@HOST for Basic
  --header 'NAME: VALUE' sent with every request but preflights, for gateways; may be repeated; env:VARIABLE as the value
                         is read from the environment
  --write                sends what changes state as well, for staging; what it leaves there is said at the end
  --read-only            only reads, as without --write: for old scripts
  --wait SECONDS         waits for a server that is starting, also behind a gateway
  --timeout SECONDS      the longest wait for a state, such as a verdict; 20 by default
The secrets INGEST_TOKEN and WEBHOOK_SECRET of the deployment are read from the environment, and shown nowhere.

What is tested:
  --only SERVICE         one service
  --operation NAMES      operations, by operationId or tag; several with commas or by repeating it
  --skip NAMES           leaves operations out, named likewise; verifier leaves out what needs one that reads game files
  --implemented-only     leaves out, and lists, operations that answer valid requests with 404, 405 or 501
  --fail-fast            ends at the first finding

Results:
  --report FOLDER        where summary.md and junit.xml go; ${reportFolder} by default
  --junit FILE           writes the JUnit XML there as well
  --min-passed N         fails where fewer documented responses passed; N% for a share of those that can be tested with
                         what is given here

Exit code: 0 nothing failed, 1 something failed, 2 wrong use, nothing requested, no service reachable, or one
that ended meanwhile.
What was skipped is listed with its reason. Where GITHUB_STEP_SUMMARY is set, summary.md is added there.

Examples:
  ${command} --verification https://v.example
  ${command} --verification https://staging.example --write --min-passed 30
  ${command} --catalog https://c.example --operation getMap
  ${command} --verification http://127.0.0.1:8080 --write --implemented-only --wait 10
  ${command} --catalog https://c.example --header 'X-Api-Key: env:API_KEY'
  INGEST_TOKEN=… ${command} --aggregator https://a.example --catalog https://c.example --write`;
}

/** Whether a command line asks for help. */
export function isHelp(argv: string[]): boolean {
  return argv.some((argument) => /^(-h|--help)$/.test(argument));
}
