import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workbench } from './bench.js';
import { startOurs } from './our-services.js';
import { post } from './same-responses.js';

const MAX_INGEST = 5000;
const FIRST_OBSERVED = Date.UTC(2025, 0, 1);
const SYLLABLES =
  'ka mi ro ven tar lyn os du el fi gra nox zu pa qui sha bo cre dy ex fu gol hi jo ku lo mo ne or pe ra su to ul vi wa xi yo za th'.split(
    ' ',
  );

/** A name as it is sent to our services. */
export interface NameRow {
  accountId: string;
  displayName: string;
  observedAt: string;
}

/** Stored names: the folder with our database, and a file with one name per line. */
export interface NameData {
  dataDir: string;
  namesFile: string;
  names: NameRow[];
}

/** Returns names of random syllables with an id each; the same index is always the same name. */
export function namesFrom(first: number, count: number): NameRow[] {
  return Array.from({ length: count }, (_, place) => nameOf(first + place));
}

function nameOf(index: number): NameRow {
  const parts = Array.from(
    { length: 2 + (mix(index, 1) % 3) },
    (_, place) => SYLLABLES[mix(index, place + 2) % SYLLABLES.length] ?? '',
  );
  const number = mix(index, 9) % 3 === 0 ? String(mix(index, 10) % 10_000) : '';
  const digits = [11, 12, 13].map((salt) => mix(index, salt).toString(16).padStart(8, '0')).join('');
  const id = `${mix(index, 14).toString(16).padStart(8, '0')}-${digits.slice(0, 4)}-4${digits.slice(4, 7)}-a${digits.slice(7, 10)}-${digits.slice(10, 22)}`;
  return {
    accountId: id,
    displayName: `${parts.join('')}${number}`,
    observedAt: new Date(FIRST_OBSERVED + (index % 8_000_000) * 1000).toISOString(),
  };
}

/** A number from 0 to 2^32 that looks random (the finalizer of MurmurHash3). */
function mix(index: number, salt: number): number {
  let hash = (index ^ Math.imul(salt, 0x9e3779b9)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns `count` names, stored through our own ingest route on the first call with this number. */
export async function prepareNames(
  { folder, processes, main, say }: Workbench,
  count: number,
): Promise<NameData> {
  const dataDir = join(folder, `names-${count}`);
  const namesFile = join(folder, `names-${count}.ndjson`);
  const names = namesFrom(0, count);
  if (existsSync(namesFile)) return { dataDir, namesFile, names };
  say(`storing ${count} names …`);
  mkdirSync(dataDir);
  const ours = await startOurs(processes, dataDir, {}, main);
  for (let index = 0; index < count; index += MAX_INGEST) {
    await sendNames(ours.portOf('aggregator'), names.slice(index, index + MAX_INGEST));
  }
  await ours.stop();
  writeFileSync(namesFile, names.map((name) => `${JSON.stringify(name)}\n`).join(''));
  return { dataDir, namesFile, names };
}

/** Sends names to our ingest route and resolves to the milliseconds taken; rejects unless all were accepted. */
export async function sendNames(port: number, names: NameRow[]): Promise<number> {
  const body = JSON.stringify({ projectKey: 'bench', names });
  const startedAt = performance.now();
  const response = await post(port, '/api/v1/ingest/display-names', body);
  const took = performance.now() - startedAt;
  if (response.status !== 200 || !response.body.includes(`"accepted":${names.length},`))
    throw new Error(`${names.length} names returned ${response.status ?? 0}: ${response.body.slice(0, 300)}`);
  return took;
}
