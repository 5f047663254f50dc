/**
 * Sends requests without pause: `node send-crowd.js FILE`, FILE being a `Crowd` as JSON. When: by `npm run bench -- size --crowd`,
 * in a process of its own, so that the other clients' times are not this one's. Writes a `CrowdResult` to standard output.
 */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import type { Crowd, CrowdResult } from './crowd.js';
import { sendRequest } from './send-request.js';

const { requests, clients, seconds } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Crowd;
const result: CrowdResult = { statuses: {}, longestMs: requests.map(() => 0) };
const endsAt = performance.now() + seconds * 1000;

/** Each client begins with another request and has an address of its own where the system has several for itself. */
async function keepSending(client: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = process.platform === 'linux' ? `127.0.0.${client + 2}` : undefined;
  for (let turn = client; performance.now() < endsAt; turn += 1) {
    const place = turn % requests.length;
    const request = requests[place];
    if (!request) return;
    const startedAt = performance.now();
    const { status } = await sendRequest({ ...request, from }, agent);
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    result.longestMs[place] = Math.max(result.longestMs[place] ?? 0, performance.now() - startedAt);
  }
  agent.destroy();
}

await Promise.all(Array.from({ length: clients }, (_, client) => keepSending(client)));
process.stdout.write(JSON.stringify(result));
