import { createHash } from 'node:crypto';
import { createRateLimitExhauster } from './rate-limit-exhauster.js';
import { createSender, type Send } from '../contract/http-client.js';
import { createThrottle } from './throttle.js';
import { createReadOnlySender } from './read-only.js';
import type { ServiceSuite, TargetKind } from '../scenarios/scenario.js';

/** What a run of the suite is aimed at. */
export interface Target {
  kind: TargetKind;
  /** Base URL by service. */
  urls: Readonly<Record<string, string>>;
  /** Base URLs for what comes before a judged request; others only where the way to `urls` is made to break answers. */
  preparationUrls: Readonly<Record<string, string>>;
  /** What is known of the server's settings, by environment variable. */
  settings: Readonly<Record<string, string>>;
  /** Sends nothing that changes state. */
  isReadOnly: boolean;
  /** Takes what the server holds already where a scenario of its own may lack the means to make it. */
  fallsBack: boolean;
  /** Tells runs on the same server apart; the names that scenarios give derive from it. */
  run: string;
  /** Sends a request; on a deployment as soon as its rate limit lets it through. */
  send: Send;
  /** The same without waiting: what is refused is refused. */
  sendAtOnce: Send;
  /** How long the rate limit of a deployment has kept the run waiting so far. */
  waitedMs: () => number;
  /** Returns a client address that has used up its requests at a service. */
  exhaust: (suite: ServiceSuite) => Promise<string>;
  /** Returns what `make` returned the first time that this key was asked for. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  /** Closes the connections. */
  close: () => void;
}

export interface TargetOptions {
  kind: TargetKind;
  urls: Readonly<Record<string, string>>;
  preparationUrls?: Readonly<Record<string, string>>;
  settings?: Readonly<Record<string, string>>;
  isReadOnly?: boolean;
  run: string;
  /** Told of each wait; standard error when left out. */
  say?: (sentence: string) => void;
}

/** Returns a target with connections of its own, for the services of these suites. */
export function createTarget(options: TargetOptions, suites: ServiceSuite[]): Target {
  const { send, close } = createSender();
  const preparationUrls = options.preparationUrls ?? options.urls;
  const sendAtOnce = options.isReadOnly ? createReadOnlySender(send, suites, options.urls) : send;
  const throttle =
    options.kind === 'deployment'
      ? createThrottle(sendAtOnce, { sleep, say: options.say ?? console.error })
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
    fallsBack: isReadOnly || (options.kind === 'deployment' && lacksMeans(options, suites)),
    ...options,
    ...throttle,
    preparationUrls,
    sendAtOnce,
    once,
    close,
  };
  const address = addressFor(`${options.run} exhausted`);
  const limit = Number(target.settings['RATE_LIMIT_PER_MINUTE'] ?? 0);
  return {
    ...target,
    exhaust:
      // A mock counts nothing.
      options.kind === 'mock'
        ? async () => address
        : createRateLimitExhauster(send, preparationUrls, limit, address),
  };
}

/** Services that take secrets make what each other's scenarios need; without one of their secrets or URLs, much is missing. */
function lacksMeans({ urls, settings = {} }: TargetOptions, suites: ServiceSuite[]): boolean {
  const guarded = suites.filter(({ credentials = [] }) => credentials.length > 0);
  const isOpen = ({ service, credentials = [] }: ServiceSuite): boolean =>
    urls[service] !== undefined && credentials.every(({ setting }) => settings[setting] !== undefined);
  return guarded.some(({ service }) => urls[service] !== undefined) && !guarded.every(isOpen);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Returns the ingest token that a target's secured operations take, or null where none is known. */
export function tokenOf({ settings }: Pick<Target, 'settings'>): string | null {
  return settings['INGEST_TOKEN'] ?? null;
}

/** Returns an address of a private network for a name, the same one each time. */
export function addressFor(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return `10.${digest[0]}.${digest[1]}.${digest[2]}`;
}

/** Returns 16 characters of [a-z0-9] for a name, the same ones each time. */
export function namespaceFor(name: string): string {
  const digest = createHash('sha256').update(name).digest();
  return `ct${digest.readBigUInt64BE().toString(36)}`.slice(0, 16);
}
