import { isDeepStrictEqual } from 'node:util';
import { readFile } from 'node:fs/promises';
import {
  exampleValues,
  listCells,
  listOperations,
  toCellName,
  type ApiDocument,
  type Cell,
} from '../../../contract-tests/contract/document.js';
import { pairedRequest } from '../../../contract-tests/contract/examples.js';
import { createSender, type Send } from '../../../contract-tests/contract/http-client.js';
import { ANONYMOUS, toWireRequest } from '../../../contract-tests/contract/request.js';
import { startCommandLine } from '../../../contract-tests/prism/command-line.js';
import type { Tool, ToolTest } from './tool.js';

/** Prism's own command line, on the published document, is sent a request for each example by name. */
export const prism: Tool = {
  name: 'prism',
  shows: 'each named example is had by `Prefer`',
  needs: [],
  // Prism is one of the project's own packages.
  packages: [],
  known: [],
  run: async ({ documents }) => {
    const tests: ToolTest[] = [];
    for (const [service, file] of Object.entries(documents)) tests.push(...(await runOn(service, file)));
    return tests;
  },
};

async function runOn(service: string, file: string): Promise<ToolTest[]> {
  const document = JSON.parse(await readFile(file, 'utf8')) as ApiDocument;
  const mock = await startCommandLine(file);
  const { send, close } = createSender();
  const tests: ToolTest[] = [];
  try {
    for (const cell of listOperations(document).flatMap(listCells))
      tests.push(...(await askForExamples({ service, document, url: mock.url, send }, cell)));
    return tests;
  } finally {
    close();
    await mock.stop();
  }
}

interface Mock {
  service: string;
  document: ApiDocument;
  url: string;
  send: Send;
}

/** A 2xx or 404 is requested by the request of the same name, another status by one that would succeed. */
async function askForExamples(
  { service, document, url, send }: Mock,
  { operation, status, mediaType }: Cell,
): Promise<ToolTest[]> {
  const media = mediaType === null ? undefined : operation.responses.get(status)?.content?.[mediaType];
  if (!media) return [];
  const [success = ''] = exampleKeysOfSuccess(document, operation);
  const tests: ToolTest[] = [];
  for (const [key, value] of exampleValues(document, media)) {
    const parts =
      pairedRequest(document, operation, key) ?? pairedRequest(document, operation, success) ?? {};
    const headers = { prefer: `code=${status}, example=${key}`, ...tokenFor(operation.isSecured) };
    const wire = toWireRequest(url, operation, { ...parts, headers }, ANONYMOUS);
    const response = await send(wire);
    const isRight = response.status === status && isDeepStrictEqual(response.json, value);
    const name = `${service} ${toCellName({ operation, status, mediaType })} ${key}`;
    const failure = `${response.status} ${response.body.toString('utf8').slice(0, 300)}`;
    tests.push({ name, failure: isRight ? null : failure });
  }
  return tests;
}

function exampleKeysOfSuccess(document: ApiDocument, { responses }: Cell['operation']): string[] {
  const media = responses.get(200)?.content?.['application/json'];
  return media ? [...exampleValues(document, media).keys()] : [];
}

/** Prism checks that a token is present, not which one. */
function tokenFor(isSecured: boolean): Record<string, string> {
  return isSecured ? { 'x-ingest-token': 'any', 'x-webhook-secret': 'any' } : {};
}
