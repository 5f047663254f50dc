/**
 * Puts a server of this machine under load by autocannon. Usage: node load.mjs PORT SECONDS CONNECTIONS PATHS_FILE, a JSON file of
 * paths, which are requested in turn. Prints {"perSecond", "responses", "failed"}, the last one null unless a request failed.
 */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const [port, seconds, connections, pathsFile] = process.argv.slice(2);
const requests = JSON.parse(readFileSync(pathsFile, 'utf8')).map((path) => ({ path }));
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  duration: Number(seconds),
  connections: Number(connections),
  requests,
  // Seconds; on a busy machine its 10 are few.
  timeout: 60,
});
const { statusCodeStats, non2xx, errors, timeouts } = result;
const failed = non2xx + errors + timeouts > 0 ? JSON.stringify({ statusCodeStats, errors, timeouts }) : null;
const responses = result.requests.total;
process.stdout.write(JSON.stringify({ perSecond: responses / result.duration, responses, failed }));
