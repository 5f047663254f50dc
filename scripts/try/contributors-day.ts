/**
 * Sends a contributor's whole day to an aggregator and reads all of it back: `npm run day -- URL`.
 * When: to see what a project sends and where it shows; README has the responses. Reads nothing; writes to the server only.
 * INGEST_TOKEN is sent where it is set.
 */
import { dayReads } from '../../contract-tests/contributors-day/reads.js';
import { createDay } from '../../contract-tests/contributors-day/requests.js';
import { shortenTo } from '../../contract-tests/contract/fault.js';
import { readCommandLine } from '../command-line.js';
import { fetchOrExplain } from './fetch-or-explain.js';

const MAX_CHARACTERS = 240;

const USAGE = `Usage: npm run day -- [URL]

Sends a contributor's day to an aggregator, by default the one of npm run demo, and reads it back. INGEST_TOKEN in the
environment is sent where it is set.

Examples:
  npm run day
  INGEST_TOKEN=… npm run day -- https://a.example`;

async function send(url: string, body?: object): Promise<Record<string, unknown>> {
  const headers = {
    'Content-Type': 'application/json',
    ...(process.env.INGEST_TOKEN ? { 'x-ingest-token': process.env.INGEST_TOKEN } : {}),
  };
  const response = await fetchOrExplain(
    url,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : {},
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function main(): Promise<void> {
  const { positionals } = readCommandLine(USAGE, {}, true);
  const url = (positionals[0] ?? 'http://127.0.0.1:4001').replace(/\/$/, '');
  for (const { title, path, body } of createDay(new Date())) {
    const response = await send(url + path, body);
    console.log(`${title}\n  POST ${path}\n  ${shortenTo(MAX_CHARACTERS, JSON.stringify(response))}`);
  }
  for (const { path, body, number, expected } of dayReads) {
    const given = number(await send(url + path, body));
    console.log(
      `${body ? 'POST' : 'GET '} ${path}  ${given}${given === expected ? '' : ` (of ${expected})`}`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
