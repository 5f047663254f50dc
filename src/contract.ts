import type { Readable } from 'node:stream';

/** An openapi-typescript `operations` interface: one entry per operationId. */
type AnyOperations = object;

type Known<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
type PartOf<Op, Part extends string> = Op extends { parameters: infer P }
  ? P extends { [K in Part]: infer V }
    ? V
    : P extends { [K in Part]?: infer V }
      ? Exclude<V, undefined>
      : Record<never, never>
  : Record<never, never>;

type BodyOf<Op> = Op extends { requestBody: { content: infer C } }
  ? C extends { 'application/json': infer Json }
    ? Json
    : Readable
  : Op extends { requestBody?: { content: { 'application/json': infer Json } } }
    ? Json | undefined
    : undefined;

/** What a request's token is good for; without a token, and where none is needed, what everybody may do. */
export interface Access {
  isAdmin: boolean;
  /** Whether the route needed a token, and the request had it. */
  isAuthenticated: boolean;
  /** The only projects that may be written; null for all. */
  projectKeys: ReadonlySet<string> | null;
}

/** The access of requests to routes without a token. */
export const PUBLIC_ACCESS: Access = { isAdmin: false, isAuthenticated: false, projectKeys: null };

/** Who sent a request, as far as the server can tell. */
export interface Caller {
  /** The client's IP address; from X-Forwarded-For only behind a trusted proxy. */
  address: string;
  /** Returns whether it runs on this machine, and its request came through no proxy. */
  isLocal: () => boolean;
  access: Access;
}

/** A row of a row list that does not match its schema and was removed. */
export interface RejectedRow {
  /** The row in the body, such as `campaigns[0].maps[3]`. */
  path: string;
  /** Its index in its list, from 0. */
  index: number;
  reason: 'invalid_row' | 'missing_field' | 'invalid_field' | 'invalid_timestamp';
  /** The field at fault; "" when the row as a whole is. */
  field: string;
  /** A sentence that says what was expected. */
  message: string;
  /** The row as received. */
  row: unknown;
}

/** The input of a handler: the documented parts of the request, parsed and validated. */
interface RequestFor<Operation> {
  path: PartOf<Operation, 'path'>;
  query: PartOf<Operation, 'query'>;
  headers: PartOf<Operation, 'header'>;
  body: BodyOf<Operation>;
  /** Rows that were removed from the body's row lists, at most 100,000. */
  rejectedRows: RejectedRow[];
  /** How many were removed in all. */
  rejectedCount: number;
  /** The declared length of the body in bytes, or null when it comes in chunks of unknown length. */
  contentLength: number | null;
  caller: Caller;
}

export type RequestOf<Operations extends AnyOperations, Id extends keyof Operations> = RequestFor<
  Operations[Id]
>;

type HeadersOf<R> = R extends { headers: infer H }
  ? keyof Known<H> extends never
    ? { headers?: undefined }
    : { headers: Known<H> }
  : { headers?: undefined };

type ContentOf<R> = R extends { content: infer C }
  ? { [M in keyof C]: M extends 'application/json' ? { body: C[M] } : { body: C[M]; mediaType: M } }[keyof C]
  : { body?: undefined };

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

declare const statuses: unique symbol;

/** No value has this type. It ends the compiler's report of an undocumented status, and so says which are documented. */
interface DocumentedStatus<Statuses> {
  readonly [statuses]: Statuses;
}

/** What a handler may return for a documented response, by its status. */
type ResponsesByStatus<Responses> = {
  [S in keyof Responses & number]: { status: S } & ContentOf<Responses[S]> & HeadersOf<Responses[S]>;
};

/** What a handler may return: a documented status with its documented body and headers. */
export type ResponseOf<Operations extends AnyOperations, Id extends keyof Operations> =
  | ResponsesByStatus<ResponsesOf<Operations[Id]>>[keyof ResponsesOf<Operations[Id]> & number]
  | {
      status: DocumentedStatus<keyof ResponsesOf<Operations[Id]> & number>;
      body?: unknown;
      headers?: unknown;
    };

/** One operation's handler. Expected outcomes are returned; anything thrown is a fault and becomes a 500. */
export type HandlerOf<Operations extends AnyOperations, Id extends keyof Operations, Stores> = (
  request: RequestOf<Operations, Id>,
  stores: Stores,
) => Promise<ResponseOf<Operations, Id>>;

/** A handler for every operation of a service and for nothing else. */
export type HandlersOf<Operations extends AnyOperations, Stores> = {
  [Id in keyof Operations]: HandlerOf<Operations, Id, Stores>;
};

/** Why a handler responds with a 502 or 503. */
export interface Unavailability {
  /** A sentence for the log. */
  reason: string;
  /** Whether the client caused it, for instance by a time limit that is too short; then it is neither a warning nor counted. */
  isCausedByClient?: boolean;
}

/** The response that the server writes: any ResponseOf, without its types. */
export interface AnyResponse {
  status: number;
  body?: unknown;
  headers?: Record<string, unknown> | undefined;
  mediaType?: string;
  /** Not sent. */
  unavailability?: Unavailability;
}
