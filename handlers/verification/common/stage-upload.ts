import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Received } from '../../../db/artifacts/spool.js';
import type { Client, Grant } from '../../../db/writes/quotas.js';
import { invalidRequest, rateLimited, success, tooLarge } from './responses.js';
import type { Schemas, VerificationStores } from '../contract.js';
import { ClientGone, RequestProblem } from '../../../src/http/response/problem.js';

export interface Upload {
  kind: 'map' | 'replay';
  filename: string;
  body: Readable;
  /** Declared bytes; null for a body in chunks. */
  contentLength: number | null;
  client: Client;
}

type Staged =
  | { status: 200; body: { ok: true; data: Schemas['StagedUpload'] } }
  | ReturnType<typeof invalidRequest>
  | ReturnType<typeof tooLarge>
  | ReturnType<typeof rateLimited>;

const MAX_FILENAME = 255;

const DISK_RETRY_SECONDS = 60;

/** What clients send that serialize a file, by its digest. */
const SERIALIZED: ReadonlyMap<string, string> = new Map(
  ['{}', '[object Object]', '[object Blob]'].map((text) => [
    createHash('sha256').update(text).digest('hex'),
    text,
  ]),
);

/** Stages a file for both upload operations: reserves quota and space, streams to disk, releases what is unused. */
export async function stageUpload(upload: Upload, stores: VerificationStores): Promise<Staged> {
  const { kind, filename, contentLength, client } = upload;
  const limit = stores.uploadLimits[kind];
  const nameBytes = Buffer.byteLength(filename);
  if (nameBytes > MAX_FILENAME) {
    return invalidRequest(
      `Query parameter filename must have 1 to ${MAX_FILENAME} bytes in UTF-8, got ${nameBytes}.`,
    );
  }
  if (contentLength === 0) return invalidRequest('The body is empty; send the bytes of the file.');
  if (contentLength !== null && contentLength > limit) return passesLimit(limit);
  // Without a declared length the limit, or the remaining quota, is reserved until the size is known.
  const isOpenEnded = contentLength === null;
  const grant = await stores.quotas.reserve(client, 'uploaded_bytes', contentLength ?? limit, isOpenEnded);
  if (grant.granted === 0) return quotaReached(grant);
  let [used, stored] = [0, 0];
  let [roomReserved, diskReserved] = [0, 0];
  try {
    roomReserved = await stores.room.reserve(grant.granted, isOpenEnded);
    if (roomReserved === 0) throw noRoom();
    if (!(await stores.diskSpace.reserve(roomReserved))) throw noRoom();
    diskReserved = roomReserved;
    const received = await stores.files.receive(upload.body, roomReserved);
    used = received.outcome === 'received' ? received.file.sizeBytes : received.receivedBytes;
    if (received.outcome === 'too-large' && roomReserved < grant.granted) throw noRoom();
    const staged = await responseReceived(received, upload, grant, stores);
    if (staged.status === 200) stored = used;
    return staged;
  } finally {
    stores.room.release(roomReserved, stored);
    stores.diskSpace.release(diskReserved);
    const unused = grant.granted - used;
    // What cannot be given back is used up until the hour is over: the outcome stays what it is.
    await stores.quotas.release(client, 'uploaded_bytes', unused, grant.windowEndsAt).catch(() => undefined);
  }
}

async function responseReceived(
  received: Received,
  { kind, filename, contentLength }: Upload,
  grant: Grant,
  stores: VerificationStores,
): Promise<Staged> {
  const limit = stores.uploadLimits[kind];
  switch (received.outcome) {
    case 'interrupted':
      throw new ClientGone('The upload was broken off.');
    case 'empty':
      return invalidRequest('The body is empty; send the bytes of the file.');
    case 'too-large':
      return contentLength === null && grant.granted < limit ? quotaReached(grant) : passesLimit(limit);
    case 'received':
      if (SERIALIZED.has(received.file.sha256)) {
        await stores.files.discard(received.file);
        const text = SERIALIZED.get(received.file.sha256);
        return invalidRequest(
          `The body is the text ${text}: the client serialized the file instead of sending its bytes.`,
        );
      }
      return success(await stores.artifacts.stage(received.file, kind, filename));
  }
}

function noRoom(): RequestProblem {
  return new RequestProblem({
    status: 503,
    message: 'There is no room for uploads right now; nothing was stored. Try again later.',
    headers: { 'Retry-After': String(DISK_RETRY_SECONDS) },
  });
}

function passesLimit(limit: number): ReturnType<typeof tooLarge> {
  return tooLarge(`The body is larger than ${limit} bytes.`);
}

function quotaReached({ retryAfterSeconds }: Grant): ReturnType<typeof rateLimited> {
  const message = `This address has used up its upload quota for the hour. Try again in ${retryAfterSeconds} seconds.`;
  return rateLimited(message, retryAfterSeconds);
}
