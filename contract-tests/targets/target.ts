import { setTimeout } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { createRateLimitExhauster } from './rate-limit-exhauster.js';
import { createSender, type Send, type WireRequest } from '../contract/http-client.js';
import { createLostServerSender } from './lost-server.js';
import { createThrottle } from './throttle.js';
import { createGuard } from './guard.js';
import { TIMEOUT_SECONDS, type SentHeader } from '../options.js';
import type { ServiceSuite, TargetKind } from '../scenarios/scenario.js';

/** Where a run of the suite sends its requests. */
export interface Target {
  kind: TargetKind;
  /** Base URL by service. */
  urls: Readonly<Record<string, string>>;
  /** Base URLs for preparations; they differ only where a proxy in front of `urls` mutates responses. */
  preparationUrls: Readonly<Record<string, string>>;
  /** The same of a server whose database fails; absent on deployments. */
  failingUrls?: Readonly<Record<string, string>>;
  /** The server's known settings, by environment variable. */
  settings: Readonly<Record<string, string>>;
  /** Sends nothing that changes state. */
  isReadOnly: boolean;
  /** Sent with every request but preflights; requests are shown without their values. */
  headers: readonly SentHeader[];
  /** The longest wait for a state. */
  timeoutSeconds: number;
  /** Waits for a state that have failed, with what the last response was: nothing else waits for the same. */
  failedWaits: Map<string, string>;
  /** Why nothing more is sent, once the run has ended early. */
  endedBy: () => string | null;
  /** Ends the run: what has not been run is skipped with this reason. */
  end: (reason: string) => void;
  /** Uses existing data where a scenario may be unable to create its own. */
  fallsBack: boolean;
  /** Identifies the run on its server; the scenarios' names derive from it. */
  run: string;
  /** Sends a request, on a deployment as soon as its rate limit allows. */
  send: Send;
  /** The same without waiting: a refusal is returned. */
  sendAtOnce: Send;
  /** How long the rate limit of a deployment has made the run wait so far. */
  waitedMs: () => number;
  /** Returns a client address whose rate limit at a service is used up. */
  exhaust: (suite: ServiceSuite) => Promise<string>;
  /** Returns the result of `make` for this key, which is made once. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  /** Closes the connections. */
  close: () => void;
}

export interface TargetOptions {
  kind: TargetKind;
  urls: Readonly<Record<string, string>>;
  preparationUrls?: Readonly<Record<string, string>>;
  failingUrls?: Readonly<Record<string, string>>;
  settings?: Readonly<Record<string, string>>;
  isReadOnly?: boolean;
  /** Called with the service of each request that has changed state. */
  onWritten?: (service: string) => void;
  headers?: readonly SentHeader[];
  timeoutSeconds?: number;
  run: string;
  /** Called for each wait; default: standard error. */
  log?: (sentence: string) => void;
}

/** Returns a target with its own connections, for the services of these suites. */
export function createTarget(options: TargetOptions, suites: ServiceSuite[]): Target {
  const { send: plain, close } = createSender();
  const { headers = [] } = options;
  const send = withHeaders(plain, headers);
  let reason: string | null = null;
  const end = (why: string): void => {
    reason ??= why;
  };
  const preparationUrls = options.preparationUrls ?? options.urls;
  const sendAtOnce = createGuard(send, suites, options);
  const throttle =
    options.kind === 'deployment'
      ? createThrottle(createLostServerSender(sendAtOnce, { sleep: (ms) => setTimeout(ms), onLost: end }), {
          sleep: setTimeout,
          log: options.log ?? console.error,
        })
      : { send: sendAtOnce, waitedMs: () => 0 };
  const made = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const known = made.get(key) ?? make();
    made.set(key, known);
    return known as Promise<T>;
  };
  const { settings = {}, isReadOnly = false } = options;
  const target = {
    settings,
    isReadOnly,
    timeoutSeconds: TIMEOUT_SECONDS,
    failedWaits: new Map<string, string>(),
    fallsBack: isReadOnly || (options.kind === 'deployment' && lacksMeans(options, suites)),
    ...options,
    headers,
    endedBy: () => reason,
    end,
    ...throttle,
    preparationUrls,
    sendAtOnce,
    once,
    close,
  };
  const address = addressFor(`${options.run} rate-limited`);
  return {
    ...target,
    exhaust: createRateLimitExhauster(send, preparationUrls, address),
  };
}

/** Browsers send preflights without the headers of the request that follows. */
function withHeaders(send: Send, headers: readonly SentHeader[]): Send {
  if (headers.length === 0) return send;
  return (request) => {
    if (request.method === 'OPTIONS') return send(request);
    const added = headers
      .filter(({ url }) => url === undefined || request.url.startsWith(`${url}/`))
      .map(({ name, value }) => [name.toLowerCase(), value] as const);
    const all: WireRequest['headers'] = { ...request.headers, ...Object.fromEntries(added) };
    return send({ ...request, headers: all });
  };
}

/**
 * Services with secrets create what each other's scenarios need; without one of their secrets or URLs, much is
 * missing.
 */
function lacksMeans({ urls, settings = {} }: TargetOptions, suites: ServiceSuite[]): boolean {
  const guarded = suites.filter(({ credentials = [] }) => credentials.length > 0);
  const isOpen = ({ service, credentials = [] }: ServiceSuite): boolean =>
    urls[service] !== undefined && credentials.every(({ setting }) => settings[setting] !== undefined);
  return guarded.some(({ service }) => urls[service] !== undefined) && !guarded.every(isOpen);
}

/** Returns the ingest token of a target, or null where none is known. */
export function readToken({ settings }: Pick<Target, 'settings'>): string | null {
  return settings['INGEST_TOKEN'] ?? null;
}

/** Returns the account id, a UUID, of a player of this name, always the same one. */
export function accountIdFor(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns a private address for a name, always the same one. */
export function addressFor(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return `10.${digest[0]}.${digest[1]}.${digest[2]}`;
}

/** Returns the key of the project that a run sends as. */
export function projectKeyFor(run: string): string {
  return `contract-test-${namespaceFor(run).slice(2, 10)}`;
}

/** Returns 16 characters of [a-z0-9] for a name, always the same ones. */
export function namespaceFor(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return `ct${digest.readBigUInt64BE().toString(36)}`.padEnd(16, '0');
}
