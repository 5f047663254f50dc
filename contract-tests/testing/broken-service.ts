import { createFinder, listOperations } from '../contract/document.js';
import { parseJson } from '../contract/http-client.js';
import { startProxy, type ProxiedResponse } from '../proxy/start-proxy.js';
import type { Listening } from './listen.js';
import { verification } from '../scenarios/verification/index.js';

/** What the proxy breaks: the finding that the contract tests have to report for each. */
export const BREAKAGES = [
  { name: 'GET /api/v1/records/{recordId} 200', cause: '/data/rank type' },
  { name: 'GET /api/v1/live 200', cause: 'header x-request-id' },
  { name: 'POST /api/v1/verdicts/batch 415', cause: 'status 422' },
];

/** Starts a proxy in front of a verification service that breaks three things: a value, a header and a status. */
export function startBrokenService(url: string): Promise<Listening> {
  const find = createFinder(listOperations(verification.document));
  return startProxy(url, (request, response) => {
    const { id } = find(request.method === 'HEAD' ? 'GET' : request.method, request.url) ?? {};
    if (id === 'getRecord' && response.status === 200) return withTextualRank(response);
    if (id === 'getLiveFeed' && response.status === 200) return withoutRequestId(response);
    if (id === 'resolveVerdicts' && response.status === 415) return { ...response, status: 422 };
    return response;
  });
}

function withTextualRank(response: ProxiedResponse): ProxiedResponse {
  const json = parseJson(response.body) as { data: { rank: unknown } } | undefined;
  if (json === undefined) return response;
  return {
    ...response,
    body: Buffer.from(JSON.stringify({ ...json, data: { ...json.data, rank: '4' } })),
  };
}

function withoutRequestId({ status, headers, body }: ProxiedResponse): ProxiedResponse {
  const { 'x-request-id': _, ...others } = headers;
  return { status, headers: others, body };
}
