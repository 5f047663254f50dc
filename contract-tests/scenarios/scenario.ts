import type { ApiDocument } from '../contract/document.js';
import type { Response } from '../contract/http-client.js';

/** What a scenario asks for; the rest of the request follows from the operation. */
export interface RequestParts {
  path?: Record<string, string>;
  /** Pairs, so that a name may come twice and end in `[]`. */
  query?: [string, string][];
  /** Names in lower case. They win over those that the suite adds. */
  headers?: Record<string, string>;
  /** A Buffer goes out as it is, anything else as JSON. */
  body?: unknown;
  isChunked?: boolean;
}

/** What a scenario has at hand while it makes its request and looks at the answer. */
export interface ScenarioContext {
  /** `mock` keeps nothing: state that a scenario makes there is not found again. */
  target: TargetKind;
  /** Nothing that changes state may be asked for. */
  isReadOnly: boolean;
  document: ApiDocument;
  /** 1 to 24 characters of [a-z0-9], different for each run of each scenario, the same in the next run of the suite. */
  namespace: string;
  /** Returns a setting of the server by its environment variable, or what a server has by default. */
  setting: (name: string, byDefault: number) => number;
  /** Returns a setting of the server that is a text, such as a token; "" where it is not known. */
  textSetting: (name: string) => string;
  /** Sends a request of an operation and returns its answer, whatever the status is. */
  ask: (operation: string, parts?: RequestParts) => Promise<Response>;
  /** Sends a request that has to succeed; returns the JSON of the answer. Throws for any status but 200. */
  call: (operation: string, parts?: RequestParts) => Promise<unknown>;
  /** Calls until `isDone` holds for the JSON, or fails after a deadline. A mock is called once. */
  callUntil: (operation: string, parts: RequestParts, isDone: (json: unknown) => boolean) => Promise<unknown>;
  /** Returns what `make` returned the first time that anything of the run asked for this key. */
  once: <T>(key: string, make: () => Promise<T>) => Promise<T>;
  /** Returns a client address that has used up its requests for a while yet. */
  rateLimitedAddress: () => Promise<string>;
  /** The same for another service of the target, for state that comes from there. */
  of: (service: string) => ScenarioContext;
}

/** A named way to reach a cell. */
export interface Scenario {
  name: string;
  operation: string;
  status: number;
  /** Needed only where the status has several. */
  mediaType?: string;
  /** Settings that a server must be known to have; other servers are left out. */
  needs?: string[];
  /** Run only where others, which show more, may lack the means to make what they need: see `fallsBack` of a target. */
  isFallback?: boolean;
  /** How often it may be tried, for state that others change in between. Default 1. */
  attempts?: number;
  request: (context: ScenarioContext) => RequestParts | Promise<RequestParts>;
  /** Throws when the answer is not what the request should have led to. Not asked on a mock. */
  check?: (response: Response, context: ScenarioContext, parts: RequestParts) => void | Promise<void>;
  /** The same for a mock. */
  mockCheck?: (response: Response) => void;
}

/** Where the suite runs: a server of its own, a mock of the document, or a server that somebody else runs. */
export type TargetKind = 'server' | 'mock' | 'deployment';

/** Thrown by a scenario that cannot run on a target, with the reason. */
export class Skipped extends Error {}

/** A validator of a response body, made ahead of time from the document; strict about undocumented fields. */
export interface BodyValidator {
  (body: unknown): boolean;
  errors?: { instancePath: string; message?: string; params?: unknown }[] | null;
}

/** Something that runs beside a server of the suite's own, and the settings that lead the server to it. */
export interface TestDoubles {
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** A secret of the server, and how to find out whether it takes one. */
export interface Credential {
  /** The environment variable that the server was started with. */
  setting: string;
  /** The option of the command line that tells it, without its dashes. */
  option: string;
  /** An operation that takes it in this header and looks at it before it looks at the body. */
  operation: string;
  header: string;
}

/** Everything that the suite knows about one service. */
export interface ServiceSuite {
  service: string;
  document: ApiDocument;
  validators: Readonly<Record<string, Readonly<Record<string, BodyValidator>>>>;
  scenarios: Scenario[];
  /** Environment that the scenarios need of a server that the suite starts itself. */
  environment: Record<string, string>;
  /** Starts what a server that the suite starts itself needs around it, such as a stand-in of a platform. */
  startTestDoubles?: () => Promise<TestDoubles>;
  /** What a deployment may be asked with. */
  credentials?: Credential[];
  /** A cheap read that needs no parameters, for using up an address's requests. */
  cheapOperation: string;
}
