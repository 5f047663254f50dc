/**
 * The programs that use a generated client, as TypeScript. They stand here as text since what they import exists only in
 * a tool's folder.
 */

/** How a program reads its input and reports its tests: one JSON line each. */
const PRELUDE = `
import { equal } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

interface ExampleRequest {
  service: string;
  operationId: string;
  method: string;
  path: string;
  key: string;
  parameters: Record<'path' | 'query' | 'header', Record<string, unknown>>;
  pathNames: string[];
  hasQuery: boolean;
  body?: unknown;
}

const input = JSON.parse(readFileSync('input.json', 'utf8')) as {
  urls: Record<'aggregator' | 'verification' | 'catalog', string>;
  webhookSecret: string;
  requests: ExampleRequest[];
  files: Record<'map' | 'replay', string>;
};
const { urls } = input;
const headers = { 'x-webhook-secret': input.webhookSecret };
const readBytes = (kind: 'map' | 'replay') => Uint8Array.from(Buffer.from(input.files[kind], 'base64'));
const hashFile = (kind: 'map' | 'replay') => createHash('sha256').update(readBytes(kind)).digest('hex');

async function test(name: string, run: () => Promise<unknown>): Promise<void> {
  const failure = await run().then(
    () => null,
    (error: unknown) => (error instanceof Error ? String(error) : JSON.stringify(error)).slice(0, 500),
  );
  console.log(JSON.stringify({ name, failure }));
}
`;

/** The names of the typed tests, alike for all tools. */
const TYPED = {
  read: 'verification a typed read',
  list: 'aggregator a typed list parameter',
  batch: 'verification a typed body',
  failure: 'catalog a typed failure',
  map: 'verification an upload of a map',
  replay: 'verification an upload of a replay',
};

const RECORD = 'rec-1042';
const ACCOUNT = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';
const UNKNOWN_MAP = 'NobodyHasDrivenHere00000000';
const LOOP = `
async function sendExamples(call: (request: ExampleRequest) => Promise<unknown>): Promise<void> {
  for (const request of input.requests)
    await test(\`\${request.service} \${request.operationId} \${request.key}\`, () => call(request));
}
`;

export const OPENAPI_FETCH_PROGRAM = `${PRELUDE}${LOOP}
import createClient from 'openapi-fetch';
import type { paths as AggregatorPaths } from './aggregator';
import type { paths as CatalogPaths } from './catalog';
import type { paths as VerificationPaths } from './verification';

const aggregator = createClient<AggregatorPaths>({ baseUrl: urls.aggregator, headers });
const catalog = createClient<CatalogPaths>({ baseUrl: urls.catalog, headers });
const verification = createClient<VerificationPaths>({ baseUrl: urls.verification, headers });

await test('${TYPED.read}', async () => {
  const path = { recordId: '${RECORD}' };
  const { data } = await verification.GET('/api/v1/records/{recordId}', { params: { path } });
  equal(data?.data.record_id, '${RECORD}');
});
await test('${TYPED.list}', async () => {
  const query = { 'accountId[]': ['${ACCOUNT}', 'nobody'] };
  const { data } = await aggregator.GET('/api/v1/display-names', { params: { query } });
  equal(data?.names.length, 2);
});
await test('${TYPED.batch}', async () => {
  const body = { record_ids: ['${RECORD}'] };
  const { data } = await verification.POST('/api/v1/verdicts/batch', { body });
  equal(data?.data.records[0]?.record_id, '${RECORD}');
});
await test('${TYPED.failure}', async () => {
  const path = { mapUid: '${UNKNOWN_MAP}' };
  const { error, response } = await catalog.GET('/api/v1/public/maps/{mapUid}', { params: { path } });
  equal(response.status, 404);
  equal(typeof error?.error, 'string');
});

// A binary body is a string in the types of openapi-typescript; its documentation has the serializer.
async function upload(kind: 'map' | 'replay', path: '/api/v1/uploads/map' | '/api/v1/uploads/replay'): Promise<void> {
  const { data } = await verification.POST(path, {
    params: { query: { filename: \`run.\${kind}.Gbx\` } },
    body: new Blob([readBytes(kind)]) as unknown as string,
    bodySerializer: (body) => body,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  equal(data?.data.sha256, hashFile(kind));
}
await test('${TYPED.map}', () => upload('map', '/api/v1/uploads/map'));
await test('${TYPED.replay}', () => upload('replay', '/api/v1/uploads/replay'));

const clients: Record<string, unknown> = { aggregator, catalog, verification };
await sendExamples(async ({ service, method, path, parameters, body }) => {
  const client = clients[service] as typeof aggregator;
  const options = { params: parameters, body } as never;
  const { response, error } = await client.request(method.toLowerCase() as 'get', path as never, options);
  equal(response.status, 200, JSON.stringify(error));
});
`;

export const HEY_API_PROGRAM = `${PRELUDE}${LOOP}
import * as aggregatorSdk from './aggregator/index';
import * as catalogSdk from './catalog/index';
import * as verificationSdk from './verification/index';
import { createClient } from './verification/client/index';

const connect = (service: keyof typeof urls) => createClient({ baseUrl: urls[service], headers });
const aggregator = connect('aggregator');
const catalog = connect('catalog');
const verification = connect('verification');

await test('${TYPED.read}', async () => {
  const path = { recordId: '${RECORD}' };
  const { data } = await verificationSdk.getRecord({ client: verification, path });
  equal(data?.data.record_id, '${RECORD}');
});
await test('${TYPED.list}', async () => {
  const query = { 'accountId[]': ['${ACCOUNT}', 'nobody'] };
  const { data } = await aggregatorSdk.listDisplayNames({ client: aggregator, query });
  equal(data?.names.length, 2);
});
await test('${TYPED.batch}', async () => {
  const body = { record_ids: ['${RECORD}'] };
  const { data } = await verificationSdk.resolveVerdicts({ client: verification, body });
  equal(data?.data.records[0]?.record_id, '${RECORD}');
});
await test('${TYPED.failure}', async () => {
  const path = { mapUid: '${UNKNOWN_MAP}' };
  const { error, response } = await catalogSdk.getMap({ client: catalog, path });
  equal(response?.status, 404);
  equal(typeof error?.error, 'string');
});
await test('${TYPED.map}', async () => {
  const options = { client: verification, query: { filename: 'run.Map.Gbx' }, body: new Blob([readBytes('map')]) };
  equal((await verificationSdk.uploadMap({ ...options, throwOnError: true })).data.data.sha256, hashFile('map'));
});
await test('${TYPED.replay}', async () => {
  const options = { client: verification, query: { filename: 'run.Replay.Gbx' }, body: new Blob([readBytes('replay')]) };
  equal((await verificationSdk.uploadReplay({ ...options, throwOnError: true })).data.data.sha256, hashFile('replay'));
});

type Call = (options: object) => Promise<{ data?: unknown }>;
const sdks: Record<string, unknown> = { aggregator: aggregatorSdk, catalog: catalogSdk, verification: verificationSdk };
const clients: Record<string, unknown> = { aggregator, catalog, verification };
// Responses are parsed with zod on the way; what does not fit is thrown.
await sendExamples(async ({ service, operationId, parameters, body, pathNames, hasQuery }) => {
  const call = (sdks[service] as Record<string, Call>)[operationId] as Call;
  const path = pathNames.length > 0 ? { path: parameters.path } : {};
  const query = hasQuery ? { query: parameters.query } : {};
  const options = { client: clients[service], ...path, ...query, ...(body === undefined ? {} : { body }) };
  await call({ ...options, throwOnError: true });
});
`;

export const ORVAL_PROGRAM = `${PRELUDE}${LOOP}
import * as aggregator from './aggregator';
import * as aggregatorSchemas from './aggregator.zod';
import * as catalog from './catalog';
import * as catalogSchemas from './catalog.zod';
import * as verification from './verification';
import * as verificationSchemas from './verification.zod';

const toOptions = (service: keyof typeof urls) => ({ baseURL: urls[service], headers });

await test('${TYPED.read}', async () => {
  const { data } = await verification.getRecord('${RECORD}', toOptions('verification'));
  equal(verificationSchemas.getRecordResponse.parse(data).data.record_id, '${RECORD}');
});
await test('${TYPED.list}', async () => {
  const parameters = { 'accountId[]': ['${ACCOUNT}', 'nobody'] };
  const { data } = await aggregator.listDisplayNames(parameters, toOptions('aggregator'));
  equal(aggregatorSchemas.listDisplayNamesResponse.parse(data).names.length, 2);
});
await test('${TYPED.batch}', async () => {
  const body = { record_ids: ['${RECORD}'] };
  const { data } = await verification.resolveVerdicts(body, toOptions('verification'));
  equal(data.data.records[0]?.record_id, '${RECORD}');
});
await test('${TYPED.failure}', async () => {
  const options = { ...toOptions('catalog'), validateStatus: null };
  const { status } = await catalog.getMap('${UNKNOWN_MAP}', undefined, options);
  equal(status, 404);
});

// Its axios client sends no Content-Type of its own for a Blob; its fetch client would send the Blob as JSON.
const octets = { ...toOptions('verification'), headers: { 'Content-Type': 'application/octet-stream' } };
await test('${TYPED.map}', async () => {
  const { data } = await verification.uploadMap(new Blob([readBytes('map')]), { filename: 'run.Map.Gbx' }, octets);
  equal(data.data.sha256, hashFile('map'));
});
await test('${TYPED.replay}', async () => {
  const { data } = await verification.uploadReplay(new Blob([readBytes('replay')]), { filename: 'run.Replay.Gbx' }, octets);
  equal(data.data.sha256, hashFile('replay'));
});

type Call = (...parameters: unknown[]) => Promise<{ data: unknown }>;
type Schema = { parse: (value: unknown) => unknown };
const clients: Record<string, unknown> = { aggregator, catalog, verification };
const schemas: Record<string, unknown> = {
  aggregator: aggregatorSchemas,
  catalog: catalogSchemas,
  verification: verificationSchemas,
};
await sendExamples(async ({ service, operationId, parameters, pathNames, hasQuery, body }) => {
  const call = (clients[service] as Record<string, Call>)[operationId] as Call;
  const { data } = await call(
    ...pathNames.map((name) => parameters.path[name]),
    ...(body === undefined ? [] : [body]),
    ...(hasQuery ? [parameters.query] : []),
    toOptions(service as 'catalog'),
  );
  const schema = (schemas[service] as Record<string, Schema>)[\`\${operationId}Response\`];
  if (schema) schema.parse(data);
  else throw new Error('There is no schema of the response.');
});
`;
