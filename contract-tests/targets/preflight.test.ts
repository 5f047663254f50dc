import { deepEqual, equal, match } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ApiDocument } from '../contract/document.js';
import { preflight } from './preflight.js';
import type { Response, Send, WireRequest } from '../contract/http-client.js';
import type { ServiceSuite } from '../scenarios/scenario.js';

const responses = { '200': { description: 'Done.' }, '401': { description: 'Refused.' } };
const document: ApiDocument = {
  info: { title: 'Maps', version: 'v1' },
  paths: {
    '/v1/maps': {
      get: { operationId: 'listMaps', responses },
      post: { operationId: 'addMap', responses },
    },
  },
};
const suite: ServiceSuite = {
  service: 'maps',
  document,
  validators: {},
  scenarios: [],
  environment: {},
  credentials: [{ setting: 'TOKEN', option: 'token', operation: 'addMap', header: 'x-token' }],
  cheapOperation: 'listMaps',
};
const url = 'https://maps.example/of/all';

function response(status: number, json?: unknown): Response {
  return { status, headers: {}, body: Buffer.alloc(0), json, milliseconds: 1 };
}

/** Answers by method and URL; what is not listed is a 404. */
function serverOf(responses: Record<string, Response>, sent: WireRequest[] = []): Send {
  return async (request) => {
    sent.push(request);
    return responses[`${request.method} ${request.url}`] ?? response(404);
  };
}

async function findingsOn(send: Send, isReadOnly = false): Promise<string[]> {
  const deployment = { urls: { maps: url }, settings: { TOKEN: 'secret' } };
  const { urls, findings } = await preflight([suite], deployment, { send, isReadOnly });
  if (findings.some((finding) => !finding.includes('refuses'))) deepEqual(urls, {});
  return findings;
}

const published = { [`GET ${url}/api/openapi.json`]: response(200, document) };

describe('A first look at a deployment', () => {
  test('finds nothing to say of a service that answers and takes the secret', async () => {
    const sent: WireRequest[] = [];
    const send = serverOf({ ...published, [`POST ${url}/v1/maps`]: response(400) }, sent);
    deepEqual(await findingsOn(send), []);
    equal(sent.at(-1)?.headers['x-token'], 'secret');
  });

  test('goes on without a secret that is refused', async () => {
    const send = serverOf({ ...published, [`POST ${url}/v1/maps`]: response(401) });
    const deployment = { urls: { maps: url }, settings: { TOKEN: 'wrong', OTHER: 'kept' } };
    const look = await preflight([suite], deployment, { send, isReadOnly: false });
    deepEqual(look.findings, [`maps on ${url} refuses what --token says (401).`]);
    deepEqual([look.urls, look.settings], [{ maps: url }, { OTHER: 'kept' }]);
  });

  test('tries no secret where nothing may be changed', async () => {
    const sent: WireRequest[] = [];
    deepEqual(await findingsOn(serverOf(published, sent), true), []);
    deepEqual(
      sent.map(({ method }) => method),
      ['GET'],
    );
  });

  test('leaves a service to the ledger that lacks nothing but its document', async () => {
    deepEqual(await findingsOn(serverOf({ [`GET ${url}/v1/maps`]: response(200) }), true), []);
  });

  const faults: [string, Send, RegExp][] = [
    ['where something else answers', serverOf({}), /does not look like the maps service: .* 404, .* 404\.$/],
    [
      'where another service answers',
      serverOf({ [`GET ${url}/api/openapi.json`]: response(200, { info: { title: 'Runs' } }) }),
      /publishes the document "Runs", not "Maps"/,
    ],
    [
      'with too long a path',
      serverOf({ 'GET https://maps.example/api/openapi.json': response(200, document) }),
      /but https:\/\/maps\.example has: give that as the URL\.$/,
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
    test(`says in one sentence what is wrong with an address ${name}`, async () => {
      const findings = await findingsOn(send);
      equal(findings.length, 1);
      match(findings[0] ?? '', sentence);
    });
});
