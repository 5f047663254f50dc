import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, open, rm } from 'node:fs/promises';
import { addAbortSignal, Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type * as sdkTypes from '@aws-sdk/client-s3';
import { FILE_MODE } from '../connection/file-modes.js';
import { ArtifactStoreError } from '../connection/outage.js';
import {
  ID_NAME,
  toFileName,
  type ArtifactContent,
  type ArtifactFiles,
  type OpenedArtifact,
  type OpenOptions,
} from './artifact-files.js';
import { openSpool, type ReceivedFile, type Spool } from './spool.js';

/** Where artifacts are kept. Region and credentials come from where the SDK looks for them. */
export interface S3Location {
  bucket: string;
  /** Without slashes at its ends; "" for the whole bucket. */
  prefix: string;
  /** A server other than Amazon's, which is addressed by paths; undefined for Amazon's. */
  endpoint: string | undefined;
  /** Undefined: the SDK's. */
  region: string | undefined;
}

/** What is done with a store, as its metrics name it. */
export type StoreOperation = 'keep' | 'read' | 'remove' | 'check';

/** The SDK's module; loaded only here, since it is 23 MB that nobody else needs. */
type Sdk = typeof sdkTypes;

interface Bucket {
  sdk: Sdk;
  client: sdkTypes.S3Client;
  location: S3Location;
  name: string;
  /** Called for each request that failed, whether or not it is tried again. */
  onFailure: (operation: StoreOperation) => void;
}

const ignore = (): void => undefined;
const SILENT = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

const CONNECT_MS = 2000;
const CHECK_MS = 2000;
/** For one part of a file. */
const READ_MS = 10_000;
const KEEP_MS = 20_000;
const REMOVE_MS = 10_000;
const MAX_TRIES = 3;
const PAUSE_MS = 200;
/** Parts of a large file are requests of their own, so that one that breaks off costs no more than itself. */
const PART_BYTES = 8 * 1024 * 1024;
/** No response has more: the files that are read in parts are the largest. */
const MAX_RESPONSE_BYTES = PART_BYTES;
const RESPONSE_MS = 20_000;
/** Larger files are read through the disk. */
const MAX_IN_MEMORY = 64 * 1024 * 1024;

/**
 * Opens a bucket; `folder` is the local one where uploads arrive. Requests have the headers that `traceHeaders` returns for what is
 * under way. Rejects with a sentence without the SDK.
 */
export async function openS3Files(
  location: S3Location,
  folder: string,
  onFailure: Bucket['onFailure'] = () => undefined,
  traceHeaders: () => Record<string, string> = () => ({}),
): Promise<ArtifactFiles> {
  const spool = await openSpool(folder);
  const sdk = await loadSdk();
  const { endpoint, region } = location;
  const client = new sdk.S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region === undefined ? {} : { region }),
    // Files are streams, which the SDK does not send again.
    maxAttempts: 1,
    // Others than Amazon's do not know checksums at the end of a body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Failures are logged by those that handle them.
    logger: SILENT,
  });
  client.middlewareStack.add(
    (next) => async (request) => {
      const result = await next(request);
      const received = result.response as { body?: unknown };
      if (isStream(received.body)) received.body = withinLimits(received.body);
      return result;
    },
    { step: 'deserialize', priority: 'low', name: 'limitResponses' },
  );
  client.middlewareStack.add(
    (next) => (request) => {
      Object.assign((request.request as { headers: Record<string, string> }).headers, traceHeaders());
      return next(request);
    },
    { step: 'build', name: 'carryTrace' },
  );
  const address = ['s3:/', location.bucket, location.prefix].filter((part) => part !== '').join('/');
  const bucket: Bucket = { sdk, client, location, name: `ARTIFACT_STORE ${address}`, onFailure };
  let knownId: string | null = null;
  return {
    ...spool,
    kind: 's3',
    name: bucket.name,
    idPlace: `${address}/${ID_NAME}`,
    keep: async (file) => {
      await keep(bucket, file);
      await spool.discard(file);
    },
    open: (sha256, options = {}) => openObject(bucket, spool, sha256, options),
    remove: (digests) => remove(bucket, digests),
    readId: async () => {
      const id = await readId(bucket, MAX_TRIES);
      knownId ??= id;
      return id;
    },
    writeId: async (id) => {
      const object = { ...toObject(bucket, ID_NAME), Body: `${id}\n`, ContentType: 'text/plain' };
      await attempt(bucket, 'check', { limitMs: KEEP_MS }, (abortSignal) =>
        client.send(new sdk.PutObjectCommand(object), { abortSignal }),
      );
      knownId = id;
    },
    check: async () => {
      const id = await readId(bucket, 1);
      if (knownId !== null && id !== knownId)
        throw new ArtifactStoreError(`${bucket.name} no longer has the artifacts of store ${knownId}.`);
    },
    close: () => client.destroy(),
  };
}

/** What the bucket sends is not what was stored there: a fault that trying again does not mend. */
class OtherContent extends Error {}

function isStream(body: unknown): body is Readable {
  return typeof (body as { pipe?: unknown } | undefined)?.pipe === 'function';
}

/** Bounds what the SDK reads of a response, also of an error: it reads to the end, which an endless one has not. */
function withinLimits(body: Readable): Readable {
  let read = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      read += chunk.length;
      if (read <= MAX_RESPONSE_BYTES) done(null, chunk);
      else
        done(new OtherContent(`A response has more than the ${MAX_RESPONSE_BYTES} bytes that any may have.`));
    },
  });
  addAbortSignal(AbortSignal.timeout(RESPONSE_MS), limited);
  body.once('error', (error) => limited.destroy(error));
  limited.once('close', () => body.destroy());
  return body.pipe(limited);
}

async function loadSdk(): Promise<Sdk> {
  // Which versions of Node.js later versions of the SDK need is for those who update it to know, not for operators.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  try {
    return await import('@aws-sdk/client-s3');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'ARTIFACT_STORE needs the package @aws-sdk/client-s3: install with optional packages, as npm ci does by default.',
      { cause: error },
    );
  }
}

function toObject({ location: { bucket, prefix } }: Bucket, name: string): { Bucket: string; Key: string } {
  return { Bucket: bucket, Key: prefix === '' ? name : `${prefix}/${name}` };
}

interface AttemptOptions {
  /** The longest that one try may take, in milliseconds. */
  limitMs: number;
  maxTries?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a request, several times if it fails in a way that may pass. Rejects with what `signal` aborts with, with the SDK's error
 * for an object that is missing, and with an ArtifactStoreError for everything else.
 */
async function attempt<T>(
  bucket: Bucket,
  operation: StoreOperation,
  { limitMs, maxTries = MAX_TRIES, signal }: AttemptOptions,
  request: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    const limit = AbortSignal.timeout(limitMs);
    try {
      return await request(signal ? AbortSignal.any([limit, signal]) : limit);
    } catch (error) {
      signal?.throwIfAborted();
      if (isMissing(error) || error instanceof OtherContent) throw error;
      bucket.onFailure(operation);
      const failure = toStoreError(bucket, operation, limit.aborted ? limit.reason : error);
      if (tried >= maxTries || !isTransient(error)) throw failure;
      await setTimeout(PAUSE_MS * 2 ** (tried - 1), undefined, signal ? { signal } : {});
    }
  }
}

/** What errors of the SDK have. */
interface SdkError {
  name?: string;
  message?: string;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as SdkError;
  return name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404);
}

/** Refusals stay what they are: missing rights, a missing bucket. */
function isTransient(error: unknown): boolean {
  const { name = '', $metadata } = error as SdkError;
  const status = $metadata?.httpStatusCode;
  if (name === 'CredentialsProviderError') return false;
  return status === undefined || status >= 500 || status === 408 || status === 429;
}

function toStoreError({ name }: Bucket, operation: StoreOperation, error: unknown): ArtifactStoreError {
  const { name: kind = 'Error', message = '', code } = error as SdkError;
  const shown = typeof code === 'string' ? code : kind;
  return new ArtifactStoreError(`${name}: ${operation} failed (${shown}: ${message}).`, shown, {
    cause: error,
  });
}

/** The server compares the content with its digest. */
async function keep(bucket: Bucket, { sha256, sizeBytes, path }: ReceivedFile): Promise<void> {
  const { sdk, client } = bucket;
  const object = {
    ...toObject(bucket, toFileName(sha256)),
    ContentLength: sizeBytes,
    ContentType: 'application/octet-stream',
    ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
  };
  await access(path);
  await attempt(bucket, 'keep', { limitMs: KEEP_MS }, async (abortSignal) => {
    const Body = createReadStream(path);
    const unreadable = new AbortController();
    Body.on('error', (error) => unreadable.abort(error));
    const signals = AbortSignal.any([abortSignal, unreadable.signal]);
    try {
      await client.send(new sdk.PutObjectCommand({ ...object, Body }), { abortSignal: signals });
    } catch (error) {
      // The SDK rejects with an error of its own.
      throw unreadable.signal.aborted ? unreadable.signal.reason : error;
    } finally {
      Body.destroy();
    }
  });
}

async function remove(bucket: Bucket, digests: readonly string[]): Promise<void> {
  const { sdk, client } = bucket;
  const objects = digests.map((sha256) => toObject(bucket, toFileName(sha256)));
  const Delete = { Objects: objects.map(({ Key }) => ({ Key })), Quiet: true };
  const request = { Bucket: bucket.location.bucket, Delete };
  const { Errors = [] } = await attempt(bucket, 'remove', { limitMs: REMOVE_MS }, (abortSignal) =>
    client.send(new sdk.DeleteObjectsCommand(request), { abortSignal }),
  );
  const [first] = Errors;
  if (!first) return;
  bucket.onFailure('remove');
  throw new ArtifactStoreError(
    `${bucket.name}: ${Errors.length} of ${digests.length} artifacts could not be removed (${String(first.Code)}).`,
    first.Code,
  );
}

async function readId(bucket: Bucket, maxTries: number): Promise<string | null> {
  const { sdk, client } = bucket;
  const text = await orMissing(
    attempt(bucket, 'check', { limitMs: CHECK_MS, maxTries }, async (signal) => {
      const command = new sdk.GetObjectCommand(toObject(bucket, ID_NAME));
      return readContent(await client.send(command, { abortSignal: signal }), signal);
    }),
  );
  return text === null ? null : text.toString('utf8').trim() || null;
}

async function orMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The SDK's signal ends with the head of a response. */
function readContent({ Body }: { Body?: unknown }, signal: AbortSignal): Promise<Buffer> {
  return buffer(addAbortSignal(signal, Body as Readable));
}

/** A part of an object. */
interface Part {
  bytes: Buffer;
  /** Of the whole object. */
  totalBytes: number;
}

async function readPart(
  bucket: Bucket,
  sha256: string,
  from: number,
  signal: AbortSignal | undefined,
): Promise<Part> {
  const { sdk, client } = bucket;
  const range = { ...toObject(bucket, toFileName(sha256)), Range: `bytes=${from}-${from + PART_BYTES - 1}` };
  return attempt(bucket, 'read', { limitMs: READ_MS, signal }, async (partSignal) => {
    const response = await client.send(new sdk.GetObjectCommand(range), { abortSignal: partSignal });
    const bytes = await readContent(response, partSignal);
    const [, total] = /\/(\d+)$/.exec(response.ContentRange ?? '') ?? [];
    return { bytes, totalBytes: total === undefined ? bytes.length : Number(total) };
  });
}

async function openObject(
  bucket: Bucket,
  spool: Spool,
  sha256: string,
  { needsPath = false, sizeBytes, signal }: OpenOptions,
): Promise<OpenedArtifact | null> {
  const first = await orMissing(readPart(bucket, sha256, 0, signal));
  if (!first) return null;
  const { totalBytes } = first;
  if (sizeBytes !== undefined && totalBytes !== sizeBytes)
    throw otherContent(bucket, sha256, `it has ${totalBytes} bytes, and ${sizeBytes} were stored`);
  const parts = readParts(bucket, sha256, first, signal);
  const isOnDisk = needsPath || totalBytes > MAX_IN_MEMORY;
  return isOnDisk ? toFile(parts, spool.newPath()) : toMemory(parts, totalBytes);
}

/** Yields the content part by part, each as long as it has to be. Throws at the end for other content than its name says. */
async function* readParts(
  bucket: Bucket,
  sha256: string,
  first: Part,
  signal: AbortSignal | undefined,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const { totalBytes } = first;
  let read = 0;
  for (let part = first; ; part = await readPart(bucket, sha256, read, signal)) {
    const expected = Math.min(PART_BYTES, totalBytes - read);
    if (part.bytes.length !== expected || part.totalBytes !== totalBytes)
      throw otherContent(bucket, sha256, `a part has ${part.bytes.length} bytes, not ${expected}`);
    hash.update(part.bytes);
    read += part.bytes.length;
    yield part.bytes;
    if (read === totalBytes) break;
  }
  if (hash.digest('hex') !== sha256) throw otherContent(bucket, sha256, 'its digest is another one');
}

function otherContent({ name }: Bucket, sha256: string, why: string): OtherContent {
  return new OtherContent(`${name}: the content of ${toFileName(sha256)} is not what its name says: ${why}.`);
}

async function toMemory(parts: AsyncIterable<Buffer>, totalBytes: number): Promise<OpenedArtifact> {
  const bytes = new Uint8Array(totalBytes);
  let filled = 0;
  for await (const part of parts) {
    bytes.set(part, filled);
    filled += part.length;
  }
  return opened({ bytes });
}

async function toFile(parts: AsyncIterable<Buffer>, path: string): Promise<OpenedArtifact> {
  const removeFile = (): Promise<void> => rm(path, { force: true });
  const file = await open(path, 'wx', FILE_MODE);
  try {
    for await (const part of parts) await file.writeFile(part);
  } catch (error) {
    await file.close();
    await removeFile();
    throw error;
  }
  await file.close();
  return opened({ path }, removeFile);
}

function opened(content: ArtifactContent, close = (): Promise<void> => Promise.resolve()): OpenedArtifact {
  return { content, close };
}
