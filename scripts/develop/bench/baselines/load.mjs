/**
 * Puts a server of this machine under load by autocannon. Usage: node load.mjs PORT SECONDS CONNECTIONS PATHS_FILE, a JSON file of
 * paths, which are requested in turn. Prints {"perSecond", "responses", "failed"}.
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
});
const failed = result.non2xx + result.errors + result.timeouts;
const responses = result.requests.total;
process.stdout.write(JSON.stringify({ perSecond: responses / result.duration, responses, failed }));
