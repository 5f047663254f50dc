import assert from 'node:assert/strict';
import { Agent, request as ofNode, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Makes sure that a peer does the same work as ours: for each path the same status, names of headers and body, and a 304
 * for the entity tag of its own. `differing` matches what may differ in the bodies, such as a time of import.
 */
export async function requireSameResponses(
  ours: number,
  baseline: number,
  paths: string[],
  differing: RegExp,
): Promise<void> {
  for (const path of paths) {
    const [one, other] = await Promise.all([ask(ours, path), ask(baseline, path)]);
    const shape = ({ status, headers, body }: Response): unknown => ({
      status,
      headers: Object.keys(headers).sort(),
      body: body.replaceAll(differing, '…'),
    });
    assert.deepEqual(shape(other), shape(one), `The peer must answer ${path} as ours does.`);
    // What changes with the clock has no tag.
    if (one.headers.etag === undefined) continue;
    for (const [port, { headers }] of [[ours, one] as const, [baseline, other] as const]) {
      const again = await ask(port, path, { 'If-None-Match': headers.etag });
      assert.equal(again.status, 304, `Port ${port} must answer 304 when ${path} has not changed.`);
    }
  }
}

/** Makes sure that a peer refuses what ours refuses, with the same status. */
export async function requireSameRefusals(ours: number, baseline: number, paths: string[]): Promise<void> {
  for (const path of paths) {
    const [one, other] = await Promise.all([ask(ours, path), ask(baseline, path)]);
    assert.equal(other.status, one.status, `The peer must refuse ${path} as ours does.`);
    assert.ok((one.status ?? 0) >= 400, `${path} was to be refused.`);
  }
}

/** Makes sure that a peer answers a body as ours does. `differing` matches what may differ in the answers. */
export async function requireSamePosts(
  ours: number,
  baseline: number,
  path: string,
  bodies: string[],
  differing: RegExp,
): Promise<void> {
  for (const body of bodies) {
    const [one, other] = await Promise.all([post(ours, path, body), post(baseline, path, body)]);
    const shape = ({ status, headers, body: answered }: Response): unknown => ({
      status,
      headers: Object.keys(headers).sort(),
      body: answered.replaceAll(differing, '…'),
    });
    assert.deepEqual(shape(other), shape(one), `The peer must answer ${body.slice(0, 200)} as ours does.`);
  }
}

/** Returns what a server on this machine answers to a GET. */
export function ask(port: number, path: string, headers: IncomingHttpHeaders = {}): Promise<Response> {
  return send({ port, path, headers, agent: false });
}

const kept = new Agent({ keepAlive: true });

/** Returns what a server on this machine answers to a JSON body; the connection is kept for the next one. */
export function post(port: number, path: string, body: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  return send({ port, path, method: 'POST', headers, agent: kept }, body);
}

function send(options: RequestOptions, content?: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = ofNode({ host: '127.0.0.1', ...options }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    request.on('error', reject);
    request.end(content);
  });
}
