import { post } from '../requests.js';
import { CLUB, mapFrom, mapUidOf } from '../size/size-rows.js';
import { namesFrom } from '../size/names.js';
import type { ImportedVerdict } from '../../../../db/stores/verification/verdict-import.js';

export const COSTLY_PROJECT = 'bench-costly';
/** One character as it is sent, 18 when it is normalized: no other grows so much. */
export const EXPANDING = '\ufdfa';

const NAMES = 5000;
const CAMPAIGNS = 4500;
const RECORDS_OF_A_MAP = 1000;
const INSTANCES = 1000;
const INSTANCES_AT_ONCE = 8;
/** Enough for a page of events with as many payloads as a page may have. */
const EVENTS = 1000;
const EVENTS_AT_ONCE = 150;
const CHECKS = 2000;
const BUCKETS_FROM_YEAR = 2000;
const YEARS = 200;

/** Stores rows as large as they may be, through our routes, so that they are the newest of a database. */
export async function storeCostlyRows(port: number, observedAt: string): Promise<void> {
  const send = (route: string, body: object): Promise<void> =>
    ingest(port, route, { projectKey: COSTLY_PROJECT, ...body });
  await send('display-names', {
    observedAt,
    names: Array.from({ length: NAMES }, (_, index) => createName(index)),
  });
  await send('club-snapshot', {
    observedAt,
    club: { clubId: CLUB, name: 'Costly' },
    campaigns: Array.from({ length: CAMPAIGNS }, (_, index) => createCampaign(index)),
  });
  for (let first = 0; first < CAMPAIGNS; first += CHECKS) {
    const checks = Array.from({ length: Math.min(CHECKS, CAMPAIGNS - first) }, (_, place) =>
      createCheck(first + place),
    );
    await send('tracker-run', { run: { startedAt: observedAt, finishedAt: observedAt }, checks });
  }
  for (let first = 0; first < EVENTS; first += EVENTS_AT_ONCE)
    await send('events', {
      events: Array.from({ length: EVENTS_AT_ONCE }, (_, place) => createEvent(first + place)),
    });
  for (let first = 0; first < INSTANCES; first += INSTANCES_AT_ONCE) {
    const instances = Array.from({ length: INSTANCES_AT_ONCE }, (_, place) => createInstance(first + place));
    await Promise.all(instances.map((instance) => send('instance/register', instance)));
  }
}

/** Returns the verdicts of many records of one map. */
export function verdictsOfOneMap(checkedAt: string): ImportedVerdict[] {
  return Array.from({ length: RECORDS_OF_A_MAP }, (_, index) => ({
    record_id: `costly-${index}-${'r'.repeat(140)}`,
    map_uid: mapUidOf(3),
    rank: index,
    track: 'replay',
    status: 'pass',
    reason_code: 'verified',
    confidence: 'high',
    policy_version: 'replay-1',
    checked_at: checkedAt,
  }));
}

async function ingest(port: number, route: string, body: object): Promise<void> {
  const text = await post(port, `/api/v1/ingest/${route}`, body);
  if (!/"rejected":(\[\]|0)/.test(text) && text.includes('"rejected"'))
    throw new Error(`The rows of ${route} were not all taken: ${text.slice(0, 300)}`);
}

/** Names as long as they may be; every second one has only characters that normalization expands. */
function createName(index: number): object {
  const accountId = `c057e000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
  const number = String(index);
  const text = index % 2 === 0 ? EXPANDING.repeat(3) : 'kamirovtarlyn'.repeat(5).slice(0, 64 - number.length);
  return { accountId, displayName: `${text}${number}` };
}

function toMapUid(index: number): string {
  return `costly-${index}-${'u'.repeat(48)}`;
}

/** A campaign of one map, in a season that no other has. */
function createCampaign(index: number): object {
  const season = ['Winter', 'Spring', 'Summer', 'Fall'][index % 4] ?? '';
  const year = BUCKETS_FROM_YEAR + (Math.floor(index / 4) % YEARS);
  const url = (kind: string): string => `https://files.example.org/${kind}/${index}/${'p'.repeat(1900)}`;
  const map = {
    ...mapFrom(index, namesFrom(0, 500)),
    mapUid: toMapUid(index),
    mapId: `c057e000-0000-4000-9000-${index.toString(16).padStart(12, '0')}`,
    name: `${season} ${year} - ${String(1 + (index % 25)).padStart(2, '0')} ${'n'.repeat(150)}`,
    filename: `${'f'.repeat(240)}.Map.Gbx`,
    fileUrl: url('maps'),
    thumbnailUrl: url('thumbnails'),
  };
  return { campaignId: 1_000_000 + index, name: `${season} ${year} ${'c'.repeat(100)}`, maps: [map] };
}

function createCheck(index: number): object {
  const [holder] = namesFrom(index, 1);
  return {
    mapUid: toMapUid(index),
    changed: true,
    newWrTime: 20_000 + index,
    newHolderAccountId: holder?.accountId,
    note: 'n'.repeat(150),
  };
}

function createEvent(index: number): object {
  return {
    type: 'custom.costly',
    eventKey: `costly-${index}`,
    mapUid: toMapUid(index),
    message: `${index} ${'m'.repeat(480)}`,
    payload: { index, values: Array.from({ length: 2000 }, () => 1_234_567) },
  };
}

function createInstance(index: number): object {
  const meta = { index, text: 'i'.repeat(3900) };
  return { instanceId: `costly-${index}`, instanceName: 'costly', status: 'running', meta };
}
