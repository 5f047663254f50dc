import type { Context } from 'koa';
import { chooseCoding } from './compress-body.js';
import { matchesEtag } from './etag.js';
import type { RequestContext } from './request-context.js';
import type { StaticFile } from './static-file.js';
import { end, COMMON_HEADERS } from './write-response.js';

/** Writes a static file, compressed where the client takes it, or a 304; returns the status. */
export async function writeFile(ctx: Context, context: RequestContext, file: StaticFile): Promise<number> {
  const headers = [...COMMON_HEADERS, 'X-Request-Id', context.requestId];
  headers.push('ETag', file.etag, 'Cache-Control', file.cacheControl);
  for (const [name, value] of Object.entries(file.headers)) headers.push(name, value);
  const known = context.request.headers['if-none-match'];
  if (known !== undefined && matchesEtag(known, file.etag)) {
    end(context, 304, headers, null);
    return 304;
  }
  headers.push('Content-Type', file.contentType);
  const coding = chooseCoding(ctx.req.headers['accept-encoding'] ?? '');
  if (coding === null) {
    end(context, 200, headers, file.body);
    return 200;
  }
  headers.push('Content-Encoding', coding);
  end(context, 200, headers, await file.encoded(coding));
  return 200;
}
