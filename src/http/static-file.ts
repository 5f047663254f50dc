import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file held in memory, with all that an HTTP answer says about it. */
export interface StaticFile {
  status: 200;
  body: Buffer;
  contentType: string;
  /** As the header wants it; weak, since compressed and plain forms share it. */
  etag: string;
  cacheControl: string;
  /** Headers beyond those above; the page brings its content security policy. */
  headers: Readonly<Record<string, string>>;
  /** Returns the body compressed. The work is done once per coding, when somebody first asks for it. */
  encoded: (coding: 'br' | 'gzip') => Promise<Buffer>;
}

type FileFacts = Pick<StaticFile, 'body' | 'contentType' | 'cacheControl'> &
  Partial<Pick<StaticFile, 'headers'>>;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Returns the file with its entity tag, and its compressed forms for the asking. */
export function createStaticFile({ body, contentType, cacheControl, headers = {} }: FileFacts): StaticFile {
  const compressed = new Map<string, Promise<Buffer>>();
  const encoded: StaticFile['encoded'] = (coding) => {
    const known = compressed.get(coding) ?? compress(coding, body);
    compressed.set(coding, known);
    return known;
  };
  return { status: 200, body, contentType, etag: `W/"${digestOf(body)}"`, cacheControl, headers, encoded };
}

/** Returns 16 characters that stand for the content, fit for file names. */
export function digestOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}

function compress(coding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  if (coding === 'gzip') return gzipAsync(body, { level: 9 });
  // Quality 11 saves another tenth but takes seconds, for which the first reader would have to wait.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliAsync(body, { params });
}
