import type { Context } from 'koa';
import { chooseCoding } from './compress-body.js';
import { matchesEtag } from './etag.js';
import type { Exchange } from './exchange.js';
import type { StaticFile } from './static-file.js';
import { end, EVERY_ANSWER } from './write-answer.js';

/** Writes a static file, compressed where the client takes it, or a 304; returns the status. */
export async function writeFile(context: Context, exchange: Exchange, file: StaticFile): Promise<number> {
  const headers = [...EVERY_ANSWER, 'X-Request-Id', exchange.requestId];
  headers.push('ETag', file.etag, 'Cache-Control', file.cacheControl);
  for (const [name, value] of Object.entries(file.headers)) headers.push(name, value);
  const known = exchange.request.headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, file.etag)) {
    end(exchange, 304, headers, null);
    return 304;
  }
  headers.push('Content-Type', file.contentType);
  const coding = chooseCoding(context.req.headers['accept-encoding'] ?? '');
  if (coding === null) {
    end(exchange, 200, headers, file.body);
    return 200;
  }
  headers.push('Content-Encoding', coding);
  end(exchange, 200, headers, await file.encoded(coding));
  return 200;
}
