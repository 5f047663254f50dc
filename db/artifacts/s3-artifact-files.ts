import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import type * as sdkTypes from '@aws-sdk/client-s3';
import { FILE_MODE } from '../connection/file-modes.js';
import { ArtifactStoreError } from '../connection/outage.js';
import { ID_NAME, rememberId, toFileName, type ArtifactFiles } from './artifact-files.js';
import { openSpool } from './spool.js';

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

/** The start refuses larger upload limits with a bucket, because whole files are held in memory. */
const MAX_FILE_BYTES = 67_108_864;
const MAX_AT_A_TIME = 2;
const ignore = (): void => undefined;
const CLIENT = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 2000,
    /** From the beginning of a try to the head of its response. */
    requestTimeout: 20_000,
    throwOnRequestTimeout: true,
    /** Between two parts of a response. */
    socketTimeout: 10_000,
  },
  // Others than Amazon's do not know checksums at the end of a body.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // The callers log failures.
  logger: { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore },
} satisfies sdkTypes.S3ClientConfig;
/** For reading a file, or the id, with all tries. */
const READ_MS = 60_000;
const ID_MS = 3000;

/** What the bucket sends is not what was stored there: a fault that trying again does not mend. */
class OtherContent extends Error {}

/**
 * Opens a bucket; `folder` is the local one where uploads arrive, and files while they are read. `onFailure` is called for each
 * operation that failed in all its tries. Rejects with a sentence without the SDK.
 */
export async function openS3Files(
  { bucket, prefix, endpoint, region }: S3Location,
  folder: string,
  onFailure: (operation: StoreOperation) => void = ignore,
): Promise<ArtifactFiles> {
  const spool = await openSpool(folder);
  const sdk = await loadSdk();
  const client = new sdk.S3Client({
    ...CLIENT,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(region === undefined ? {} : { region }),
  });
  const address = ['s3:/', bucket, prefix].filter((part) => part !== '').join('/');
  const [name, idPlace] = [`ARTIFACT_STORE ${address}`, `${address}/${ID_NAME}`];
  const toKey = (file: string): string => (prefix === '' ? file : `${prefix}/${file}`);
  const inPlace = createPlaces(MAX_AT_A_TIME);

  /** Rejects with what `signal` aborts with, and with an ArtifactStoreError for what may pass or an operator has to mend. */
  const attempt = async <T>(
    operation: StoreOperation,
    request: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> => {
    try {
      return await request();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof OtherContent) throw error;
      onFailure(operation);
      const { name: kind, message, code = kind } = error as Error & { code?: string };
      throw new ArtifactStoreError(`${name}: ${operation} failed (${code}: ${message}).`, code, {
        cause: error,
      });
    }
  };

  /** Returns the content of an object, or null when it is missing. */
  const get = async (file: string, signal: AbortSignal): Promise<Buffer[] | null> => {
    const command = new sdk.GetObjectCommand({ Bucket: bucket, Key: toKey(file) });
    try {
      const { Body } = await client.send(command, { abortSignal: signal });
      // The SDK's signal ends with the head of the response.
      return await readWhole(addAbortSignal(signal, Body as Readable));
    } catch (error) {
      // A server that gives no code is understood as `NotFound`.
      if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
      throw error;
    }
  };

  const read = async (sha256: string, signal: AbortSignal | undefined): Promise<Buffer[] | null> => {
    const limit = AbortSignal.timeout(READ_MS);
    const signals = signal ? AbortSignal.any([limit, signal]) : limit;
    const file = toFileName(sha256);
    const content = await attempt('read', () => get(file, signals), signal);
    if (content === null) return null;
    const hash = createHash('sha256');
    for (const chunk of content) hash.update(chunk);
    if (hash.digest('hex') === sha256) return content;
    throw new OtherContent(`${name}: the content of ${file} is not what its name says.`);
  };

  return {
    ...spool,
    ...rememberId(name, {
      readId: async () => {
        const content = await attempt('check', () => get(ID_NAME, AbortSignal.timeout(ID_MS)));
        return (content && Buffer.concat(content).toString().trim()) || null;
      },
      writeId: async (id) => {
        const object = { Bucket: bucket, Key: toKey(ID_NAME), Body: `${id}\n`, ContentType: 'text/plain' };
        await attempt('check', () => client.send(new sdk.PutObjectCommand(object)));
      },
    }),
    kind: 's3',
    name,
    idPlace,
    keep: async (file) => {
      await inPlace(async () => {
        const object = {
          Bucket: bucket,
          Key: toKey(toFileName(file.sha256)),
          Body: await readFile(file.path),
          ContentType: 'application/octet-stream',
          // The server compares the content with it.
          ChecksumSHA256: Buffer.from(file.sha256, 'hex').toString('base64'),
        };
        await attempt('keep', () => client.send(new sdk.PutObjectCommand(object)));
      });
      await spool.discard(file);
    },
    open: (sha256, signal) =>
      inPlace(async () => {
        const content = await read(sha256, signal);
        if (content === null) return null;
        const path = spool.newPath();
        await writeFile(path, content, { flag: 'wx', mode: FILE_MODE });
        return { path, close: () => rm(path, { force: true }) };
      }),
    remove: async (digests) => {
      const Objects = digests.map((sha256) => ({ Key: toKey(toFileName(sha256)) }));
      const command = new sdk.DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
      await attempt('remove', async () => {
        const { Errors: [left] = [] } = await client.send(command);
        if (left) throw Object.assign(new Error(`${left.Key} is still there`), { code: left.Code });
      });
    },
    close: () => client.destroy(),
  };
}

/** Returns the SDK's module, which is loaded only here because it is 23 MB that nobody else needs. */
async function loadSdk(): Promise<typeof sdkTypes> {
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

/** Returns a function that runs at most `free` tasks at once and queues the others in order of arrival. */
function createPlaces(free: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const enter = waiting.shift();
      if (enter) enter();
      else free += 1;
    }
  };
}

async function readWhole(body: Readable): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    read += chunk.length;
    if (read > MAX_FILE_BYTES) throw new OtherContent(`An object has more than ${MAX_FILE_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return chunks;
}
