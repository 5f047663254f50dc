import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { exampleValues, listOperations, type Operation } from './document.js';
import { compareExample, listExamples, publishedExamples } from './examples.js';
import { createSender, type Send } from './http-client.js';
import { ANONYMOUS, toWireRequest } from './request.js';
import { startDemo, type ServerProcess } from '../../src/wiring/testing/server-process.js';
import { availableDatabases } from '../targets/spawned-server.js';
import { suites } from '../scenarios/services.js';
import { verification } from '../scenarios/verification/index.js';
import { createTestDatabase } from '../targets/test-database.js';
import { waitUntil } from '../testing/concurrency.js';

/** Starts a server that holds exactly the data of the examples, as `npm run demo` does. */
function startSeededServer(database: Record<string, string>): Promise<ServerProcess> {
  return startDemo({
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'warn',
    // The demo ignores settings of an operator's shell.
    ARTIFACT_STORE: 's3://an-operators-bucket',
    DEEP_VERIFIER_COMMAND: 'an-operators-verifier',
    INGEST_TOKEN: 'a-token-of-an-operator',
    INGEST_TOKENS: 'a-project:another-token',
    // Public URLs that are unreachable here. The aggregator reads the catalog's, which stays unchanged.
    AGGREGATOR_URL: 'https://aggregator.invalid',
    VERIFICATION_URL: 'https://verification.invalid',
    ...database,
  });
}

/** Stages the two files that the submission's example names, and waits for their verdict. */
async function checkSubmission(send: Send, baseUrl: string): Promise<void> {
  const submit = findOperation('createReplaySubmission');
  const [example] = listExamples(verification.document, submit, 200);
  ok(example);
  equal(await compareExample(send, baseUrl, example), null);
  const { record_id: recordId } = example.parts.body as { record_id: string };
  const wire = toWireRequest(baseUrl, findOperation('getRecord'), { path: { recordId } }, ANONYMOUS);
  let replay: { status: string } | undefined;
  await waitUntil('the replay track has a verdict', async () => {
    const { json } = await send(wire);
    replay = (json as { data: { verifications: { status: string }[] } }).data.verifications[0];
    return replay?.status !== 'pending';
  });
  equal(replay?.status, 'pass');
}

function findOperation(id: string): Operation {
  const found = listOperations(verification.document).find((operation) => operation.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}

for (const database of availableDatabases()) {
  test(`A server on ${database} that holds the examples returns each of them by value`, async (context) => {
    const { environment, drop } = await createTestDatabase(database, 'DEMO_DATABASE_URL');
    const server = await startSeededServer(environment);
    const { send, close } = createSender();
    try {
      for (const { service, document } of suites) {
        const examples = publishedExamples(document);
        const differing: string[] = [];
        for (const example of examples) {
          const difference = await compareExample(send, server.urls[service] ?? '', example);
          if (difference !== null) differing.push(difference);
        }
        const reads = examples.filter(
          ({ operation, status }) => operation.method === 'GET' && status === 200,
        ).length;
        const equal = examples.length - differing.length;
        context.diagnostic(
          `${service}: ${examples.length} examples compared (${reads} successes of GET), ${equal} equal`,
        );
        ok(reads > 0);
        deepEqual(differing, []);
      }
      await checkSubmission(send, server.urls['verification'] ?? '');
    } finally {
      close();
      await server.stop();
      await drop();
    }
  });
}

test('Every GET has an example to compare', () => {
  for (const { document } of suites) {
    const successes = publishedExamples(document).filter(({ status }) => status === 200);
    const compared = new Set(successes.map(({ operation }) => operation.id));
    const reads = publishedReads(document);
    deepEqual(
      reads.filter((id) => !compared.has(id)),
      [],
    );
  }
});

test('Each example of a parameter or body belongs to a response of its operation', () => {
  for (const { document } of suites) {
    for (const { id, parameters, body, responses } of listOperations(document)) {
      const keys = [200, 404].flatMap((status) =>
        Object.values(responses.get(status)?.content ?? {}).flatMap((media) => [
          ...exampleValues(document, media).keys(),
        ]),
      );
      for (const part of [...parameters, ...(body ? [body.media] : [])]) {
        const foreign = [...exampleValues(document, part).keys()].filter((key) => !keys.includes(key));
        deepEqual(foreign, [], id);
        ok(part.examples, id);
      }
    }
  }
});

function publishedReads(document: Parameters<typeof publishedExamples>[0]): string[] {
  return listOperations(document)
    .filter(({ method, responses }) => method === 'GET' && responses.get(200)?.content?.['application/json'])
    .map(({ id }) => id);
}
