import {
  ingestTrackerRun,
  resolveDisplayNames,
  type Client as Aggregator,
  type UnexpectedResponse,
} from '../../../generated/aggregator/client/index.js';
import { getMap, type Client as Catalog } from '../../../generated/catalog/client/index.js';

/** A world record that a tracker has found. Times in ms. */
export interface FoundRecord {
  projectKey: string;
  mapUid: string;
  mapName: string;
  accountId: string;
  holder: string;
  timeMs: number;
  checkedAt: Date;
}

/** The map's world record as the catalog serves it. Time in ms. */
export interface MapRecord {
  mapUid: string;
  timeMs: number | null;
  holder: string | null;
}

/**
 * Reports a record to the aggregator and reads the map's record from the catalog. `log` receives a line per step. Throws the
 * service's message where it refuses something.
 */
export async function reportRecord(
  { aggregator, catalog }: { aggregator: Aggregator; catalog: Catalog },
  found: FoundRecord,
  log: (line: string) => void,
): Promise<MapRecord> {
  const { projectKey, mapUid, mapName, accountId, holder, timeMs } = found;
  const checkedAt = found.checkedAt.toISOString();
  const check = {
    mapUid,
    mapName,
    checkedAt,
    changed: true,
    newWrTime: timeMs,
    newHolder: holder,
    newHolderAccountId: accountId,
  };
  const body = { projectKey, run: { finishedAt: checkedAt, mapsChecked: 1 }, checks: [check] };
  const run = await ingestTrackerRun(aggregator, { body });
  if (run.status !== 200) throw refusal('run', run);
  for (const { message } of run.body.ingest.rejected) log(`rejected: ${message}`);
  log(`run ${run.body.ingest.runId} of ${run.body.ingest.projectKey} is stored`);

  const names = await resolveDisplayNames(aggregator, { body: { accountIds: [accountId] } });
  if (names.status !== 200) throw refusal('look-up of names', names);
  log(`the holder is called ${names.body.names[0]?.displayName ?? holder}`);

  const map = await getMap(catalog, { path: { mapUid } });
  if (map.status !== 200) throw refusal('map', map);
  const { name, wrMs, wrHolder } = map.body.map;
  log(`${name ?? mapUid}: ${wrMs ?? 'no'} ms by ${wrHolder ?? 'nobody known'}`);
  return { mapUid: map.body.map.mapUid, timeMs: wrMs, holder: wrHolder };
}

type Refused = { status: number; body: { error: string } } | UnexpectedResponse;

function refusal(what: string, response: Refused): Error {
  const isKnown = response.status !== 'unexpected';
  const reason = isKnown ? response.body.error : `unexpected status ${response.httpStatus}`;
  return new Error(`The ${what} was refused: ${reason}`);
}
