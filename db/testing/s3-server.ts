import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Location } from '../artifacts/s3-artifact-files.js';

const BUCKET = 'test-artifacts';
const KEYS = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' };

/** An S3 server with one bucket in memory. */
export interface S3Server {
  /** A place in its bucket that nobody else uses. */
  newLocation: () => S3Location;
  /** The variables of a process that uses it, with ARTIFACT_STORE at a location. */
  environment: (location: S3Location) => Record<string, string>;
  /** Ends it at once, with its connections; it keeps its objects. */
  kill: () => Promise<void>;
  /** Starts it again, at the same address. */
  start: () => Promise<void>;
}

/** Starts a server of what the services ask of S3 on a free port; it does not keep the process from ending. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => void serve(objects, request, response));
  server.on('connection', (socket) => socket.unref());
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1').unref();
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  // In this process, the SDK looks for its credentials here.
  Object.assign(process.env, KEYS);
  let locations = 0;
  return {
    newLocation: () => ({
      bucket: BUCKET,
      prefix: `suite-${(locations += 1)}/artifacts`,
      endpoint,
      region: 'us-east-1',
    }),
    environment: ({ bucket, prefix }) => ({
      ...KEYS,
      ARTIFACT_STORE: `s3://${bucket}/${prefix}`,
      AWS_ENDPOINT_URL_S3: endpoint,
    }),
    kill: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: () => listen(port),
  };
}

/** Puts, gets and deletes objects as https://docs.aws.amazon.com/AmazonS3/latest/API/ says. */
async function serve(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const [, bucket = '', ...key] = decodeURIComponent(pathname).split('/');
  const path = key.join('/');
  const { authorization = '' } = request.headers;
  const send = (status: number, content: string | Buffer = ''): void =>
    void response.writeHead(status).end(content);
  const refuse = (status: number, code: string): void =>
    send(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  const stored = objects.get(path);
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${KEYS.AWS_ACCESS_KEY_ID}/`))
    refuse(403, 'AccessDenied');
  else if (bucket !== BUCKET) refuse(404, 'NoSuchBucket');
  else if (request.method === 'GET' && stored) send(200, stored);
  else if (request.method === 'GET') refuse(404, 'NoSuchKey');
  else if (request.method === 'PUT') {
    objects.set(path, body);
    send(200);
  } else if (request.method === 'POST' && searchParams.has('delete')) {
    for (const [, name = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(name);
    send(200, '<?xml version="1.0"?><DeleteResult></DeleteResult>');
  } else refuse(405, 'MethodNotAllowed');
}
