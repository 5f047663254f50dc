import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { listOperations, type Operation } from '../contract/document.js';
import { createSender, type Response } from '../contract/http-client.js';
import { ANONYMOUS, toWireRequest } from '../contract/request.js';
import { suites } from '../scenarios/services.js';
import { andAlways, startDemo } from '../../src/wiring/testing/server-process.js';
import { databasesOrOnly } from '../targets/spawned-server.js';
import { createTestDatabase } from '../targets/test-database.js';
import {
  listAbsentValues,
  exampleBody,
  listOptionalFields,
  withField,
  withIgnoredFields,
} from './absent-fields.js';

const SECRET = 'absent-secret';
const HEADERS = { 'x-webhook-secret': SECRET };
/** Every field with FULL=1, else every third one. */
const EVERY = process.env['FULL'] ? 1 : 3;
const SETTINGS = {
  WEBHOOK_SECRET: SECRET,
  RATE_LIMIT_PER_MINUTE: '0',
  SUBMISSIONS_PER_HOUR: '0',
  LOG_LEVEL: 'error',
};

/** Names of accounts and times. */
const TYPED = /(?:[aA]ccountId|^author|^submitter|At|Ms|Score|WrTime)$/;

/** Texts that say something while they are empty; specs/decisions.md has each. */
const SAYING = ['reportWorldRecord holder'];

function listJsonOperations(document: (typeof suites)[number]['document']): Operation[] {
  return listOperations(document).filter(({ body }) => body?.mediaType === 'application/json');
}

test('the documents call null and an empty text absent wherever a field is optional, and name the types of ids and times', () => {
  const saying = suites.flatMap(({ document }) =>
    listJsonOperations(document).flatMap((operation) =>
      listOptionalFields(document, operation).flatMap(({ path, schema }) => {
        const place = `${operation.id} ${path.join('.')}`;
        const isTyped = schema.type !== 'object' && TYPED.test(String(path.at(-1)));
        const faults = [
          schema.nullable === true ? '' : `${place} null`,
          schema.type === 'string' && !listAbsentValues(schema).includes('') ? place : '',
          isTyped && schema['x-type'] === undefined ? `${place} x-type` : '',
        ];
        return faults.filter((fault) => fault !== '');
      }),
    ),
  );
  deepEqual(saying.sort(), [...SAYING].sort());
});

for (const database of databasesOrOnly('SQLite')) {
  test(`a field that is sent as absent and one that is not sent have the same response on ${database}, and ignored fields change none`, async () => {
    const { environment, drop } = await createTestDatabase(database, 'DEMO_DATABASE_URL');
    const server = await startDemo({ ...SETTINGS, ...environment });
    const { send, close } = createSender(1);
    const different: string[] = [];
    let sent = 0;
    try {
      for (const { service, document } of suites) {
        for (const operation of listJsonOperations(document)) {
          const example = exampleBody(document, operation);
          const outcome = async (body: unknown): Promise<string> => {
            const request = { headers: HEADERS, body };
            const url = server.urls[service] ?? '';
            return describeOutcome(await send(toWireRequest(url, operation, request, ANONYMOUS)));
          };
          const ignored = withIgnoredFields(document, operation.body?.media.schema ?? {}, example);
          const plain = await outcome(example);
          if ((await outcome(ignored)) !== plain) different.push(`${operation.id} with ignored fields`);
          const fields = listOptionalFields(document, operation);
          for (const field of fields.filter((_field, index) => index % EVERY === 0)) {
            const without = withField(document, operation, example, field.path, null);
            const expected = await outcome(without);
            for (const value of listAbsentValues(field.schema)) {
              sent += 1;
              const found = await outcome(
                withField(document, operation, without, field.path, { set: value }),
              );
              if (found !== expected)
                different.push(`${operation.id} ${field.path.join('.')} ${JSON.stringify(value)}: ${found}`);
            }
          }
        }
      }
    } finally {
      close();
      await andAlways(server.stop(), drop);
    }
    ok(sent > 300 / EVERY, `${sent} bodies`);
    deepEqual(different, []);
  });
}

/** Returns the status, the sentence of an error and the rejected rows: a repeated request counts other things. */
function describeOutcome({ status, body }: Response): string {
  const { error, ingest } = JSON.parse(body.toString('utf8')) as {
    error?: unknown;
    ingest?: { rejected?: unknown };
  };
  equal(status < 500, true, body.toString('utf8'));
  return JSON.stringify({ status, error, rejected: ingest?.rejected });
}
