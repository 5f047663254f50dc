import {
  ingestTrackerRun,
  resolveDisplayNames,
  type Client as Aggregator,
} from '../../generated/aggregator/client/index.js';
import { getMap, type Client as Catalog } from '../../generated/catalog/client/index.js';

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

/** What the catalog says of the map afterwards. */
export interface MapRecord {
  mapUid: string;
  timeMs: number | null;
  holder: string | null;
}

/**
 * Tells the aggregator of a record that a tracker has found, and asks the catalog what it shows now. `say` is told each step.
 * Throws the service's own message when it refuses something.
 */
export async function reportRecord(
  { aggregator, catalog }: { aggregator: Aggregator; catalog: Catalog },
  found: FoundRecord,
  say: (line: string) => void,
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
  if (run.status !== 200) throw new Error(`The run was refused: ${run.body.error}`);
  for (const { message } of run.body.ingest.rejected) say(`not stored: ${message}`);
  say(`run ${run.body.ingest.runId} of ${run.body.ingest.projectKey} is stored`);

  const names = await resolveDisplayNames(aggregator, { body: { accountIds: [accountId] } });
  if (names.status !== 200) throw new Error(`The names were refused: ${names.body.error}`);
  say(`the holder is called ${names.body.names[0]?.displayName ?? holder}`);

  const map = await getMap(catalog, { path: { mapUid } });
  if (map.status !== 200) throw new Error(`The map was refused: ${map.body.error}`);
  const { name, wrMs, wrHolder } = map.body.map;
  say(`${name ?? mapUid}: ${wrMs ?? 'no'} ms by ${wrHolder ?? 'nobody known'}`);
  return { mapUid: map.body.map.mapUid, timeMs: wrMs, holder: wrHolder };
}
