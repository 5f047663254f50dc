import type { ApiDocument } from '../contract/document.js';
import type { Response } from '../contract/http-client.js';

/** A response that a change is made to. */
interface ChangedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  json: unknown;
}

/** What breaks a sentence in a response; `at` is the place in its JSON that the sentence is about. */
export interface Change {
  at?: string;
  /** The operation whose response it is, where a check asks another one. */
  of?: string;
  make: (response: ChangedResponse) => void;
}

/** Sentences of the document that a scenario rests on, each with what breaks it: the scenario must notice that. */
export type Says = Readonly<Record<string, Change>>;

/** The scenario's part of a request; the rest follows from the operation. */
export interface RequestParts {
  path?: Record<string, string>;
  /** Pairs, so that a name may come twice and end in `[]`. */
  query?: [string, string][];
  /** Names in lower case. They override those that the suite adds. */
  headers?: Record<string, string>;
  /** A Buffer is sent as it is, anything else as JSON. */
  body?: unknown;
  isChunked?: boolean;
}

/** What a scenario can use while it makes its request and checks the response. */
export interface ScenarioContext {
  target: TargetKind;
  /** Nothing that changes state may be requested. */
  isReadOnly: boolean;
  document: ApiDocument;
  /** 1 to 24 characters of [a-z0-9], unique to each run of each scenario, the same in the next run of the suite. */
  namespace: string;
  /** The project that the whole run sends as; what a scenario sends has its namespace in ids, names and labels. */
  projectKey: string;
  /** Returns a numeric setting of the server by its environment variable, or its default. */
  setting: (name: string, byDefault: number) => number;
  /** Returns a text setting of the server, such as a token; "" where it is not known. */
  textSetting: (name: string) => string;
  /** Sends a request of an operation and returns its response, also where its status is an error. */
  send: (operation: string, parts?: RequestParts) => Promise<Response>;
  /** Sends a request that must succeed; returns its JSON. Throws for any status but 200. */
  call: (operation: string, parts?: RequestParts) => Promise<unknown>;
  /**
   * Calls until `isDone` holds for the JSON, or fails after the run's timeout. `what` names the state: after one wait in vain, other
   * waits for it end at once.
   */
  callUntil: (
    operation: string,
    parts: RequestParts,
    isDone: (json: unknown) => boolean,
    what: string,
  ) => Promise<unknown>;
  /** Returns the result of `make` for this key, which is made once per run. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  /** Returns a client address that stays rate-limited for a while. */
  rateLimitedAddress: () => Promise<string>;
  /** The same for another service of the target, for state that is created there. */
  of: (service: string) => ScenarioContext;
}

/** A named way to reach a cell. */
export interface Scenario {
  name: string;
  operation: string;
  status: number;
  /** Needed only where the status has several. */
  mediaType?: string;
  /** Whether it waits for a verdict on real game files, for `--skip verifier`. */
  needsVerifier?: true;
  /** Whether its request is for the server whose database fails; otherwise it is skipped. */
  needsFailingDatabase?: true;
  /** Settings that must be known for the server; otherwise it is skipped. */
  needs?: string[];
  /**
   * Run only where other scenarios, which show more, may be unable to create what they need: see `fallsBack` of a
   * target.
   */
  isFallback?: boolean;
  /** How often it may be tried, for state that others change in between. Default 1. */
  attempts?: number;
  /** The sentences that it rests on. */
  says?: Says;
  request: (context: ScenarioContext) => RequestParts | Promise<RequestParts>;
  /** Throws when the response does not match the request. */
  check?: (response: Response, context: ScenarioContext, parts: RequestParts) => void | Promise<void>;
}

/** A scenario as its file has it. Its status is 200 where it names none. */
export type WrittenScenario = Omit<Scenario, 'status'> & { status?: number };

/** Where the suite runs: a spawned server or a deployment. */
export type TargetKind = 'server' | 'deployment';

/** Thrown by a scenario that cannot run on a target, with what it lacks. */
export class Skipped extends Error {}

/** Thrown where the server is the reason. Unlike other skipped ones, such a response counts for `--min-passed N%`. */
export class NotReached extends Skipped {}

/** A process or stub beside a spawned server, and the settings that point the server to it. */
export interface TestDoubles {
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** A secret of the server, and how to test it. */
export interface Credential {
  /** The environment variable of the server, and of the run. */
  setting: string;
  /** An operation that takes it in this header and checks it before the body. */
  operation: string;
  header: string;
}

/** The suite of one service. */
export interface ServiceSuite {
  service: string;
  document: ApiDocument;
  scenarios: Scenario[];
  /** How the document says what every route does, where the three documents use different words. */
  everyRoute: Readonly<Record<string, string>>;
  /** The ids of the operations that the run is limited to; default: all. */
  onlyOperations?: readonly string[];
  /** The ids of the operations that the tested server does not have. */
  missingOperations?: readonly string[];
  /** Environment of a spawned server that the scenarios need. */
  environment: Record<string, string>;
  /** Starts what a spawned server needs around it, such as a stub of a platform. */
  startTestDoubles?: () => Promise<TestDoubles>;
  /** Secrets of a deployment. */
  credentials?: Credential[];
  /** A cheap read without parameters, for using up a rate limit. */
  cheapOperation: string;
}
