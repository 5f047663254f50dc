import assert from 'node:assert/strict';
import { Agent, request as ofNode, type IncomingHttpHeaders, type RequestOptions } from 'node:http';

interface Response {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Asserts that a baseline does the same work as ours: for each path the same status, header names and body, and a 304 for
 * its own entity tag. `differing` matches what may differ in the bodies, such as an import time.
 */
export async function requireSameResponses(
  ours: number,
  baseline: number,
  paths: string[],
  differing: RegExp,
): Promise<void> {
  for (const path of paths) {
    const [one, other] = await Promise.all([get(ours, path), get(baseline, path)]);
    const shape = ({ status, headers, body }: Response): unknown => ({
      status,
      headers: Object.keys(headers).sort(),
      body: body.replaceAll(differing, '…'),
    });
    assert.deepEqual(shape(other), shape(one), `The baseline must respond to ${path} as ours does.`);
    // Responses that change with time have no tag.
    if (one.headers.etag === undefined) continue;
    for (const [port, { headers }] of [[ours, one] as const, [baseline, other] as const]) {
      const again = await get(port, path, { 'If-None-Match': headers.etag });
      assert.equal(again.status, 304, `Port ${port} must return 304 when ${path} has not changed.`);
    }
  }
}

/** Asserts that a baseline rejects what ours rejects, with the same status. */
export async function requireSameRefusals(ours: number, baseline: number, paths: string[]): Promise<void> {
  for (const path of paths) {
    const [one, other] = await Promise.all([get(ours, path), get(baseline, path)]);
    assert.equal(other.status, one.status, `The baseline must reject ${path} as ours does.`);
    assert.ok((one.status ?? 0) >= 400, `${path} must be rejected.`);
  }
}

/** Asserts that a baseline responds to a body as ours does. `differing` matches what may differ. */
export async function requireSamePosts(
  ours: number,
  baseline: number,
  path: string,
  bodies: string[],
  differing: RegExp,
): Promise<void> {
  for (const body of bodies) {
    const [one, other] = await Promise.all([post(ours, path, body), post(baseline, path, body)]);
    const shape = ({ status, headers, body: received }: Response): unknown => ({
      status,
      headers: Object.keys(headers).sort(),
      body: received.replaceAll(differing, '…'),
    });
    assert.deepEqual(
      shape(other),
      shape(one),
      `The baseline must respond to ${body.slice(0, 200)} as ours does.`,
    );
  }
}

/** Returns a local server's response to a GET. */
export function get(port: number, path: string, headers: IncomingHttpHeaders = {}): Promise<Response> {
  return send({ port, path, headers, agent: false });
}

const kept = new Agent({ keepAlive: true });

/** Returns a local server's response to a JSON body; the connection is reused. */
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
