import { deepEqual, equal, match } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ApiDocument } from '../contract/document.js';
import { askOnce } from './preflight.js';
import type { Response, Send, WireRequest } from '../contract/http-client.js';
import type { ServiceSuite } from '../scenarios/scenario.js';

const responses = { '200': { description: 'Done.' } };
const document: ApiDocument = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/v1/maps': {
      get: { operationId: 'listMaps', responses },
      post: { operationId: 'addMap', responses },
    },
    '/v1/health': { get: { operationId: 'getHealth', responses } },
  },
};
const suite: ServiceSuite = {
  service: 'maps',
  document,
  scenarios: [],
  everyRoute: {},
  environment: {},
  credentials: [{ setting: 'TOKEN', operation: 'addMap', header: 'x-token' }],
  cheapOperation: 'listMaps',
};
const url = 'https://maps.example/of/all';
const runs: ServiceSuite = {
  ...suite,
  service: 'runs',
  document: { ...document, paths: { '/v1/runs': { get: { operationId: 'listRuns', responses } } } },
  credentials: [],
  cheapOperation: 'listRuns',
};

function response(status: number, json: unknown = {}): Response {
  return { status, headers: {}, body: Buffer.alloc(0), json, milliseconds: 1 };
}

/** Returns a sender that has responses by method and URL, and 404 for all others. */
function createStubServer(responses: Record<string, Response>, sent: WireRequest[] = []): Send {
  return async (request) => {
    sent.push(request);
    return responses[`${request.method} ${request.url}`] ?? response(404);
  };
}

const OPTIONS = {
  urls: { maps: url },
  settings: {},
  isReadOnly: false,
  isImplementedOnly: false,
  operations: [],
  skipped: [],
};

async function findingsOn(send: Send, isReadOnly = false): Promise<string[]> {
  const suites = [suite, runs];
  const options = { ...OPTIONS, settings: { TOKEN: 'secret' }, isReadOnly };
  const { urls, findings } = await askOnce(suites, options, send);
  if (findings.some((finding) => !finding.includes('refuses'))) deepEqual(urls, {});
  return findings;
}

const published = { [`GET ${url}/v1/maps`]: response(200) };
const page: Response = { ...response(404), headers: { 'content-type': 'text/html' }, json: undefined };

describe('The preflight of a deployment', () => {
  test('has no finding about a service that accepts the secret', async () => {
    const sent: WireRequest[] = [];
    const send = createStubServer({ ...published, [`POST ${url}/v1/maps`]: response(400) }, sent);
    deepEqual(await findingsOn(send), []);
    equal(sent.at(-1)?.headers['x-token'], 'secret');
  });

  test('continues without a secret that is refused', async () => {
    const send = createStubServer({ ...published, [`POST ${url}/v1/maps`]: response(401) });
    const settings = { TOKEN: 'wrong', OTHER: 'kept' };
    const found = await askOnce([suite], { ...OPTIONS, settings }, send);
    deepEqual(found.findings, [`maps on ${url} refuses the given TOKEN (401).`]);
    deepEqual([found.urls, found.settings], [{ maps: url }, { OTHER: 'kept' }]);
  });

  test('sends no secret on a read-only run', async () => {
    const sent: WireRequest[] = [];
    deepEqual(await findingsOn(createStubServer(published, sent), true), []);
    deepEqual(
      sent.map(({ method }) => method),
      ['GET'],
    );
  });

  test('accepts a service that lacks the cheap operation', async () => {
    deepEqual(await findingsOn(createStubServer({ [`GET ${url}/v1/health`]: response(200) }), true), []);
  });

  test('only warns where a part of a service is tested', async () => {
    const options = { ...OPTIONS, isImplementedOnly: true };
    const { urls, findings, warnings } = await askOnce([suite], options, createStubServer({}));
    deepEqual([urls, findings, warnings.length], [{ maps: url }, [], 1]);
  });

  const faults: [string, Send, RegExp][] = [
    [
      'of another server',
      createStubServer({}),
      /does not look like the maps service: GET \/v1\/maps returned 404\.$/,
    ],
    [
      'of a page',
      async () => page,
      /does not look like the maps service: GET \/v1\/maps returned 404 and a page \(HTML\) instead of JSON\.$/,
    ],
    ['behind a gateway', async () => response(401), /give what its gateway needs with --header/],
    [
      'of a gateway without a server',
      async () => response(502),
      /cannot be reached: a gateway without a server responds, or a server that is not ready: GET \/v1\/maps returned 502\.$/,
    ],
    [
      'of another service',
      createStubServer({ [`GET ${url}/v1/runs`]: response(200) }),
      /looks like the runs service\. Have two addresses been mixed up\?/,
    ],
    [
      'with too long a path',
      createStubServer({ 'GET https://maps.example/v1/maps': response(200) }),
      /but https:\/\/maps\.example has: give that as the URL\./,
    ],
    ...(
      [
        ['connect ECONNREFUSED', /cannot be reached: .*ECONNREFUSED\. Is the server running/],
        ['write EPROTO', /Does it speak http:/],
        ['getaddrinfo ENOTFOUND maps.example', /Is the name right\?/],
        ['unable to verify the first certificate', /NODE_EXTRA_CA_CERTS/],
      ] as const
    ).map(([message, sentence]): [string, Send, RegExp] => [
      `that fails with ${message}`,
      () => Promise.reject(new Error(message)),
      sentence,
    ]),
  ];
  for (const [name, send, sentence] of faults)
    test(`has one finding about an address ${name}`, async () => {
      const findings = await findingsOn(send);
      equal(findings.length, 1);
      match(findings[0] ?? '', sentence);
    });
});
