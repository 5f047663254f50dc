import { equal, match, notEqual, ok } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';
import { mentions } from './reading-scenarios.js';
import type { Success } from './records.js';
import { eachRestingOn, plus, set, status } from '../says.js';

/** Scenarios of both upload routes. */
export const uploadScenarios: WrittenScenario[] = [
  ...scenariosFor('uploadMap', 'map', 'MAP_UPLOAD_LIMIT_BYTES', 33_554_432),
  ...scenariosFor('uploadReplay', 'replay', 'REPLAY_UPLOAD_LIMIT_BYTES', 16_777_216),
];

function scenariosFor(
  operation: string,
  kind: string,
  limitName: string,
  byDefault: number,
): WrittenScenario[] {
  const overLimit = (context: ScenarioContext): RequestParts => ({
    query: [['filename', 'large.Gbx']],
    body: Buffer.alloc(context.setting(limitName, byDefault) + 1, 'x'),
  });
  return [
    {
      name: 'some bytes',
      operation,
      says: {
        'Any bytes are accepted': status(400),
        'What the file was uploaded as.': set('/data/kind', kind === 'map' ? 'replay' : 'map'),
        'Size of the file in bytes.': plus('/data/size_bytes', 1),
        'SHA-256 digest of the bytes': set('/data/sha256', '0'.repeat(64)),
        'Until when a submission may name the file.': set('/data/expires_at', '2020-01-01T00:00:00.000Z'),
      },
      request: (context) => ({ query: [['filename', 'Fall 2024 - 08.Gbx']], body: someBytes(context) }),
      check: isStagedAs(kind),
    },
    {
      name: 'some bytes in chunks, with a non-Latin filename',
      operation,
      request: (context) => ({
        query: [['filename', 'осень/秋 №8 & ?.Gbx']],
        body: someBytes(context),
        isChunked: true,
      }),
      check: isStagedAs(kind),
    },
    {
      name: 'the same bytes twice',
      operation,
      says: { 'The file is staged under a new reference.': set('/data/artifact_ref', 'the-only-ref') },
      request: (context) => ({ query: [['filename', 'twice.Gbx']], body: someBytes(context) }),
      check: async ({ json }, context, parts) => {
        const { artifact_ref } = (json as Success<{ artifact_ref: string }>).data;
        const again = (await context.call(operation, parts)) as Success<{ artifact_ref: string }>;
        notEqual(again.data.artifact_ref, artifact_ref, 'each upload has a reference of its own');
      },
    },
    ...eachRestingOn(refusals(operation), {
      'no filename': {
        'The file is empty or was serialized by the client, or its name is missing': status(200),
      },
    }),
    {
      name: 'a file one byte too large',
      operation,
      status: 413,
      says: { 'The upload is cut off at the limit': status(200) },
      request: overLimit,
    },
    {
      name: 'a file too large, in chunks',
      operation,
      status: 413,
      request: (context) => ({ ...overLimit(context), isChunked: true }),
    },
    quotaUsedUp(operation),
  ];
}

function refusals(operation: string): WrittenScenario[] {
  const named = (name: string): RequestParts => ({ query: [['filename', name]], body: Buffer.from('bytes') });
  const requests: [string, RequestParts, string][] = [
    ['no bytes', { query: [['filename', 'empty.Gbx']], body: Buffer.alloc(0) }, 'body'],
    [
      'no bytes, in chunks',
      { query: [['filename', 'empty.Gbx']], body: Buffer.alloc(0), isChunked: true },
      'body',
    ],
    ...['{}', '[object Object]', '[object Blob]'].map((text): [string, RequestParts, string] => [
      `a file serialized to ${text}`,
      { query: [['filename', 'serialized.Gbx']], body: Buffer.from(text) },
      'bytes',
    ]),
    ['no filename', { body: Buffer.from('bytes') }, 'filename'],
    ['a filename with a line feed', named('a\nb.Gbx'), 'filename'],
    ['a filename of 258 bytes in 86 characters', named('秋'.repeat(86)), 'filename'],
  ];
  return requests.map(([name, parts, text]) => ({
    name,
    operation,
    status: 400,
    request: () => parts,
    check: mentions(text),
  }));
}

function quotaUsedUp(operation: string): WrittenScenario {
  return {
    name: 'an address that has used up its bytes for the hour',
    operation,
    status: 429,
    needs: ['UPLOAD_BYTES_PER_HOUR', 'MAP_UPLOAD_LIMIT_BYTES', 'REPLAY_UPLOAD_LIMIT_BYTES', 'TRUST_PROXY'],
    request: async (context) => {
      const quota = context.setting('UPLOAD_BYTES_PER_HOUR', 0);
      const size = Math.min(
        context.setting('MAP_UPLOAD_LIMIT_BYTES', 0),
        context.setting('REPLAY_UPLOAD_LIMIT_BYTES', 0),
      );
      const parts: RequestParts = { query: [['filename', 'quota.Gbx']], body: Buffer.alloc(size, 'q') };
      for (let used = 0; used + size <= quota; used += size) await context.call(operation, parts);
      return parts;
    },
    check: ({ json }) => {
      const { code, message } = (json as { error: { code: string; message: string } }).error;
      equal(code, 'rate_limited');
      match(message, /upload|bytes|quota/i);
    },
  };
}

function someBytes({ namespace }: ScenarioContext): Buffer {
  return Buffer.from(`The bytes of ${namespace}\u0000\u00ff`);
}

function isStagedAs(kind: string): NonNullable<WrittenScenario['check']> {
  return async ({ json, headers: { date } }, context, { body }) => {
    const staged = (json as Success<{ kind: string; size_bytes: number; sha256: string; expires_at: string }>)
      .data;
    const bytes = body as Buffer;
    equal(staged.kind, kind);
    equal(staged.size_bytes, bytes.length);
    equal(staged.sha256, createHash('sha256').update(bytes).digest('hex'));
    // The service's clock may be a simulated one: its health check or the Date header shows its time.
    const health = (await context.send('getHealth')).json as Partial<Success<{ checked_at: string }>> | null;
    const now = health?.data?.checked_at ?? date ?? new Date().toISOString();
    ok(
      Date.parse(staged.expires_at) > Date.parse(now),
      `expires_at is in the past: ${staged.expires_at}; the server's time is ${now}.`,
    );
  };
}
