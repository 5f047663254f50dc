import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The options of a run of the contract tests. */
export interface RunOptions {
  /** Base URLs of a deployment by service; none means a spawned server. */
  urls: Record<string, string>;
  /** The services to test. */
  services: string[];
  /** The ids of the operations to test; empty for all. */
  operations: string[];
  /** Runs each spawned service in its own process. */
  isSeparate: boolean;
  /** Sends nothing that changes state. */
  isReadOnly: boolean;
  /** The deployment's known settings, by environment variable. */
  settings: Record<string, string>;
  /** The folder for the report; null is the default one. */
  reportFolder: string | null;
  /** How many responses have to pass; null is any number. */
  minPassed: MinPassed | null;
  /** The results.json of an earlier run; null is none. */
  since: string | null;
}

/** A number of documented responses, or a share of them. */
export interface MinPassed {
  value: number;
  unit: '' | '%';
}

/** How the command was called. */
export interface Invocation {
  /** The command as people write it before its options. */
  command: string;
  /** May hold the secrets of a deployment. */
  environment: Readonly<Record<string, string | undefined>>;
}

/** Secrets of a deployment, which a run cannot discover. */
const SECRETS = { 'ingest-token': 'INGEST_TOKEN', 'webhook-secret': 'WEBHOOK_SECRET' };

/** Returns the options of a command line. Throws an error that describes the fault. */
export function readOptions(
  argv: string[],
  services: string[],
  { command, environment }: Invocation,
): RunOptions {
  const texts = [...services, ...Object.keys(SECRETS), 'only', 'report', 'min-passed', 'since'];
  const strings = Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }]));
  const values = parse(argv, command, {
    ...strings,
    operation: { type: 'string', multiple: true },
    'read-only': { type: 'boolean' },
    separate: { type: 'boolean' },
  });
  const textOf = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const urls = pick(services, (service) => usableUrl(service, textOf(service)));
  const given = pick(Object.values(SECRETS), (variable) =>
    textOf(Object.entries(SECRETS).find(([, name]) => name === variable)?.[0] ?? ''),
  );
  const isDeployment = Object.keys(urls).length > 0;
  const settings = { ...(isDeployment ? secretsIn(environment) : {}), ...given };
  const isReadOnly = values['read-only'] === true;
  if (!isDeployment && (isReadOnly || Object.keys(given).length > 0))
    throw new Error(
      `--read-only, --${Object.keys(SECRETS).join(' and --')} are about a deployment; give its URL as well, with --${services.join(', --')}.`,
    );
  const isSeparate = values['separate'] === true;
  if (isSeparate && isDeployment)
    throw new Error('--separate is about spawned servers, not about a deployment.');
  const reportFolder = textOf('report') ?? null;
  return {
    urls,
    services: wantedServices(textOf('only'), services, urls),
    operations: [...new Set([values['operation'] ?? []].flat().map(String))],
    isSeparate,
    isReadOnly,
    settings,
    reportFolder,
    minPassed: readMinPassed(textOf('min-passed')),
    since: textOf('since') ?? null,
  };
}

function secretsIn(environment: Invocation['environment']): Record<string, string> {
  return pick(Object.values(SECRETS), (variable) => environment[variable] || undefined);
}

function readMinPassed(text: string | undefined): MinPassed | null {
  if (text === undefined) return null;
  const [, number = '', unit] = /^(\d{1,6})(%?)$/.exec(text) ?? [];
  const value = Number(number);
  if (number === '' || (unit === '%' && value > 100))
    throw new Error(`--min-passed takes a number of responses or a share such as 90%, got "${text}".`);
  return { value, unit: unit === '%' ? '%' : '' };
}

function parse(
  argv: string[],
  command: string,
  options: NonNullable<ParseArgsConfig['options']>,
): Record<string, unknown> {
  try {
    return parseArgs({ args: argv, options }).values;
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('\n');
    throw new Error(`${sentence.replace(/\.?$/, '.')} See ${command} --help.`, { cause: error });
  }
}

function pick(names: string[], valueOf: (name: string) => string | undefined): Record<string, string> {
  const pairs = names.flatMap((name) => {
    const value = valueOf(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
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

function usableUrl(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--${name} takes an http:// or https:// URL, got "${value}".`);
  // Paths are appended to it, and reports that others read contain it.
  if (url.search + url.hash + url.username + url.password !== '')
    throw new Error(`--${name} takes a URL without a user, a query or a fragment.`);
  return value.replace(/\/+$/, '');
}
