/**
 * Mocks of the three documents: `npm run mock`. When: while a client is written and there is no server. Requests are checked as the
 * servers check them, responses are the documented examples, and nothing is stored; `npm run demo` remembers. Reads generated/.
 */
import { exitWithMisuse, readCommandLine, runCommand } from '../command-line.js';
import { startMock } from './mock/start-mock.js';

const PORTS = [
  ['aggregator', 4011],
  ['verification', 4012],
  ['catalog', 4013],
] as const;

const USAGE = `Usage: npm run mock -- [--aggregator] [--verification] [--catalog] [--port N]

Serves the examples of the documents on 127.0.0.1, those of all services without an option. A wrong request is answered as the servers do; a
right one gets the documented example whose parameters or body it has. The header Prefer asks for another one. Nothing is stored.

  --port N   the port of the only service; by default ${PORTS.map(([name, port]) => `${name} ${port}`).join(', ')}

Examples:
  npm run mock -- --verification --port 8080
  curl http://127.0.0.1:4012/api/v1/records/rec-1042
  curl -H 'Prefer: code=400, example=limitTooLarge' http://127.0.0.1:4012/api/v1/live`;

const flag = { type: 'boolean' } as const;
const { values } = readCommandLine(USAGE, {
  aggregator: flag,
  verification: flag,
  catalog: flag,
  port: { type: 'string' },
});
const chosen = PORTS.filter(([service]) => values[service]);
const wanted = chosen.length > 0 ? chosen : PORTS;
const port = values.port === undefined ? null : Number(values.port);
if (port !== null && wanted.length > 1)
  exitWithMisuse('--port is for one service; name it, such as --verification');
if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
  exitWithMisuse(`--port takes a number from 0 to 65535, not "${values.port}"`);

runCommand(async () => {
  for (const [service, usual] of wanted) {
    const { url } = await startMock(service, port ?? usual);
    console.log(`${service} mock listens on ${url}`);
  }
});
