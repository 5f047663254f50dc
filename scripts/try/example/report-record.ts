import type { Aggregator, Catalog } from '../../develop/client/index.js';

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
  const run = await aggregator.POST('/api/v1/ingest/tracker-run', { body });
  if (!run.data) throw refusal('run', run);
  for (const { message } of run.data.ingest.rejected) log(`rejected: ${message}`);
  log(`run ${run.data.ingest.runId} of ${run.data.ingest.projectKey} is stored`);

  const names = await aggregator.POST('/api/v1/display-names/resolve', { body: { accountIds: [accountId] } });
  if (!names.data) throw refusal('look-up of names', names);
  log(`the holder is called ${names.data.names[0]?.displayName ?? holder}`);

  const map = await catalog.GET('/api/v1/public/maps/{mapUid}', { params: { path: { mapUid } } });
  if (!map.data) throw refusal('map', map);
  const { name, wrMs, wrHolder } = map.data.map;
  log(`${name ?? mapUid}: ${wrMs ?? 'no'} ms by ${wrHolder ?? 'nobody known'}`);
  return { mapUid: map.data.map.mapUid, timeMs: wrMs, holder: wrHolder };
}

function refusal(what: string, { error, response }: { error?: unknown; response: Response }): Error {
  const { error: reason = `status ${response.status}` } = (error ?? {}) as { error?: string };
  return new Error(`The ${what} was refused: ${reason}`);
}
