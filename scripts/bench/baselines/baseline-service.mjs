import { hash } from 'node:crypto';
import fastify from 'fastify';

/** The headers of every response of our services, set in one hook, which is faster than one plugin each. */
const EVERY_ANSWER = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After, X-Request-Id',
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Accept-Encoding',
};

/** Fastify's own limit of 100 characters would refuse ids that are valid. */
const MAX_PARAMETER = 1000;

/**
 * Returns a Fastify application that handles every response as our services do: CORS, request id, a weak entity tag of the
 * body, 304, errors that no cache stores. Benchmarks add their routes to it. A lean one has none of that.
 */
export function createBaseline({ isLean = false } = {}) {
  const app = fastify({
    logger: false,
    requestIdHeader: 'x-request-id',
    routerOptions: { maxParamLength: MAX_PARAMETER },
  });
  if (!isLean) app.addHook('onSend', sendLikeOurs);
  return app;
}

function sendLikeOurs(request, reply, payload, done) {
  reply.headers(EVERY_ANSWER);
  reply.header('X-Request-Id', request.id);
  if (reply.statusCode >= 400) reply.header('Cache-Control', 'no-store');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || reply.statusCode !== 200 || reply.getHeader('cache-control')) return done(null, payload);
  // Of the digests that node offers, SHA-1 is the fastest where the processor has instructions for it.
  const etag = `W/"${hash('sha1', payload, 'base64url')}"`;
  reply.header('ETag', etag);
  reply.header('Cache-Control', 'no-cache');
  if (request.headers['if-none-match'] !== etag) return done(null, payload);
  reply.code(304);
  done(null, null);
}

/** Listens on a free port and prints the line that the benchmark waits for. */
export async function listen(app) {
  process.stderr.write(`baseline listens on ${await app.listen({ host: '127.0.0.1', port: 0 })}\nready\n`);
  process.once('SIGTERM', () => void app.close());
}
