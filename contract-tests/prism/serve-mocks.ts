import { parseArguments, readPort } from '../run-options.js';
import { suites } from '../scenarios/services.js';
import { startMock } from './start-mock.js';
import { startMockFront } from './mock-front.js';
import { createMemory } from './stateful.js';
import { MOCK_PORTS } from '../../src/main/service-titles.js';

const PORTS: Readonly<Record<string, number>> = MOCK_PORTS;

/** Returns the text of `--help` for a command of this name. */
export function toMockUsage(command: string): string {
  const names = suites.map(({ service }) => `--${service}`).join(', ');
  const ports = Object.entries(PORTS).map(([service, port]) => `${service} ${port}`);
  return `Usage: ${command} [options]

Serves the examples of the documents on 127.0.0.1, so that a client can be written without a server. Requests are checked
as the servers check them, ids and pages of the request are said again, and nothing is stored, unless it is --stateful.

  ${names}
                         the services to serve; all of them by default
  --stateful             remembers what is sent, in memory, for the main flows: uploads, a submission that passes after a second,
                         and names that are ingested in the aggregator, in all its look-ups of names. Not a server: no rule beyond
                         the examples' holds, everything passes, and other lists and counts stay those of the examples
  --port N               the port of the only service; by default ${ports.join(', ')}

Examples:
  ${command} --verification
  ${command} --verification --port 8080
  curl http://127.0.0.1:4012/api/v1/records/rec-1042
  curl -H 'Prefer: code=404' http://127.0.0.1:4012/api/v1/records/rec-1042`;
}

/** Serves the mocks that a command line asks for until the process ends. Throws an error that describes a fault. */
export async function serveMocks(argv: string[], command: string): Promise<void> {
  const { services, port, isStateful } = readMockOptions(argv, command);
  for (const suite of suites.filter(({ service }) => services.includes(service))) {
    const { service, document } = suite;
    const wanted = port ?? PORTS[service];
    if (wanted === undefined)
      throw new Error(
        `The mock of ${service} has no port; add one to PORTS in contract-tests/prism/serve-mocks.ts.`,
      );
    const mock = await startMock(document, 0, false);
    const front = { port: wanted, ...(isStateful ? { memory: createMemory() } : {}) };
    const { url } = await startMockFront(suite, mock, front).catch((error: unknown) => {
      throw new Error(
        `The mock of ${service} could not listen on port ${wanted} (${String(error)}); free it, or give another one with --port.`,
      );
    });
    console.log(`${service} mock listens on ${url}`);
  }
}

/** Returns the services to serve, and the port of the only one or null. Throws an error that describes a fault. */
function readMockOptions(
  argv: string[],
  command: string,
): { services: string[]; port: number | null; isStateful: boolean } {
  const names = suites.map(({ service }) => service);
  const values = parseArguments(argv, command, {
    ...Object.fromEntries([...names, 'stateful'].map((name) => [name, { type: 'boolean' }])),
    port: { type: 'string' },
  });
  const chosen = names.filter((name) => values[name] === true);
  const services = chosen.length > 0 ? chosen : names;
  const text = values['port'];
  const isStateful = values['stateful'] === true;
  if (text === undefined) return { services, port: null, isStateful };
  if (services.length > 1) throw new Error('--port is for one service; name it, such as --verification.');
  return { services, port: readPort(text), isStateful };
}
