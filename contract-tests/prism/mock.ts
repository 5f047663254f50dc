// Prism's mocks of all services that have a document, which return its examples. When: by hand, `npm run mock`, while
// a client is written. Reads: generated/*/openapi.json. Writes: nothing.
import { parseArguments, readPort } from '../run-options.js';
import { suites } from '../scenarios/services.js';
import { isHelp } from '../usage.js';
import { startMock } from './start-mock.js';
import { startMockFront } from './mock-front.js';
import { MOCK_PORTS } from '../../src/main/service-titles.js';

const COMMAND = 'npm run mock --';

const PORTS: Readonly<Record<string, number>> = MOCK_PORTS;

function toUsage(): string {
  const names = suites.map(({ service }) => `--${service}`).join(', ');
  const ports = Object.entries(PORTS).map(([service, port]) => `${service} ${port}`);
  return `Usage: ${COMMAND} [options]

Serves the examples of the documents on 127.0.0.1, so that a client can be written without a server. Requests are checked
as the servers check them, ids and pages of the request are said again, and nothing is stored.

  ${names}
                         the services to serve; all of them by default
  --port N               the port of the only service; by default ${ports.join(', ')}

Examples:
  ${COMMAND} --verification
  ${COMMAND} --verification --port 8080
  curl http://127.0.0.1:4012/api/v1/records/rec-1042
  curl -H 'Prefer: code=404' http://127.0.0.1:4012/api/v1/records/rec-1042`;
}

/** Serves the mocks that a command line asks for until the process ends. Throws an error that describes a fault. */
async function serveMocks(argv: string[]): Promise<void> {
  const { services, port } = readMockOptions(argv);
  for (const suite of suites.filter(({ service }) => services.includes(service))) {
    const { service, document } = suite;
    const wanted = port ?? PORTS[service];
    if (wanted === undefined)
      throw new Error(
        `The mock of ${service} has no port; add one to PORTS in contract-tests/prism/mock.ts.`,
      );
    const mock = await startMock(document, 0, false);
    const { url } = await startMockFront(suite, mock, wanted).catch((error: unknown) => {
      throw new Error(
        `The mock of ${service} could not listen on port ${wanted} (${String(error)}); free it, or give another one with --port.`,
      );
    });
    console.log(`${service} mock listens on ${url}`);
  }
}

/** Returns the services to serve, and the port of the only one or null. Throws an error that describes a fault. */
function readMockOptions(argv: string[]): { services: string[]; port: number | null } {
  const names = suites.map(({ service }) => service);
  const values = parseArguments(argv, COMMAND, {
    ...Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
    port: { type: 'string' },
  });
  const chosen = names.filter((name) => values[name] === true);
  const services = chosen.length > 0 ? chosen : names;
  const text = values['port'];
  if (text === undefined) return { services, port: null };
  if (services.length > 1) throw new Error('--port is for one service; name it, such as --verification.');
  return { services, port: readPort(text) };
}

async function main(argv: string[]): Promise<void> {
  if (isHelp(argv)) return console.log(toUsage());
  await serveMocks(argv);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(2);
});
