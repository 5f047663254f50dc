import fc from 'fast-check';
import type { ApiDocument, Operation } from '../contract/document.js';
import type { Send } from '../contract/http-client.js';
import { ANONYMOUS, toWireRequest } from '../contract/request.js';
import { generateValues } from './schema-values.js';

/** A reason for a 400 that no schema can state. */
interface BeyondSchema {
  /** What is looked at: stored state, two fields together, a setting … */
  what: string;
  /** What the response's sentence says then. */
  message: RegExp;
}

/** Reviewed by hand: every 400 to a body that its schema takes is one of these. */
const beyondSchema: readonly BeyondSchema[] = [
  {
    what: 'the calendar',
    message: /must be an ISO 8601 date.*, got \\"\d{4}-?(?:02-?(?:29|30|31)|(?:04|06|09|11)-?31|366|W53)/i,
  },
  {
    what: 'two times of a run compared',
    message: /run\.startedAt must not be more than 5 minutes after run\.finishedAt/,
  },
  {
    what: 'fields of which one is required',
    message:
      /(mapUid|event\.type) is required; \w+ will do|accountId or holder is required|(events|club\.clubId) is required/,
  },
  { what: 'two uids of a map compared', message: /uid and mapUid must be the same when both are sent/ },
  { what: 'distinct ids counted', message: /must have at most \d+ distinct ids, got \d+/ },
  { what: 'rows of two fields counted together', message: /must have 1 to \d+ names together, got \d+/ },
  { what: 'the size of an object in bytes', message: /must have at most \d+ bytes as JSON, got \d+/ },
  { what: 'stored state: a staged file', message: /is not a staged (map|replay); upload the file again/ },
  { what: 'stored state: the map of a record', message: /map_uid is not the map of record/ },
  {
    what: 'a setting: the project of plugins',
    message: /projectKey must be [a-z0-9._-]+ on this route, got/,
  },
];

/** What came of the bodies of one operation. */
export interface SchemaBodiesResult {
  operation: string;
  sent: number;
  /** How many were a 400 for each reason, by `what`. */
  beyond: Record<string, number>;
  /** The first 400 without a listed reason, made as small as possible. */
  found: { message: string; body: string } | null;
}

interface SchemaBodiesPlan {
  document: ApiDocument;
  send: Send;
  url: string;
  headers: Record<string, string>;
  /** Replaces fields of half of the bodies, so that what lies behind a setting is reached too. */
  replaced?: Record<string, unknown>;
  runs: number;
  seed: number;
}

/** Sends an operation bodies made of its schema alone, without its examples and extensions, and sorts what is a 400. */
export async function sendSchemaBodies(
  operation: Operation,
  { document, send, url, headers, replaced = {}, runs, seed }: SchemaBodiesPlan,
): Promise<SchemaBodiesResult> {
  const result: SchemaBodiesResult = { operation: operation.id, sent: 0, beyond: {}, found: null };
  const plain = withoutHints(document) as ApiDocument;
  const schema = withoutHints(operation.body?.media.schema ?? {});
  const isTaken = async ([made, isReplaced]: [unknown, boolean]): Promise<boolean> => {
    const body = isReplaced ? { ...(made as object), ...replaced } : made;
    const response = await send(toWireRequest(url, operation, { headers, body }, ANONYMOUS));
    if (!result.found) result.sent += 1;
    if (response.status !== 400) return true;
    const message = response.body.toString('utf8');
    const reason = beyondSchema.find((one) => one.message.test(message));
    if (reason) {
      if (!result.found) result.beyond[reason.what] = (result.beyond[reason.what] ?? 0) + 1;
      return true;
    }
    result.found = { message, body: JSON.stringify(body).slice(0, 1000) };
    return false;
  };
  const bodies = generateValues(plain, schema as Parameters<typeof generateValues>[1]);
  await fc.check(fc.asyncProperty(fc.tuple(bodies, fc.boolean()), isTaken), { numRuns: runs, seed });
  return result;
}

/** Returns a copy of a part of a document without examples and extensions: what any tool would read of a schema. */
function withoutHints(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHints);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, child]) => !isHint(key, child));
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutHints(child)]));
}

/** A property may be called `example`, and its schema is an object with a type or a reference. */
function isHint(key: string, value: unknown): boolean {
  if (key.startsWith('x-')) return true;
  if (key !== 'example') return false;
  return typeof value !== 'object' || value === null || !('type' in value || '$ref' in value);
}
