import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Workbench } from './bench.js';
import { importVerdicts } from './our-services.js';

const RECORDS = 50_000;
const MAPS = 2_000;
const CHECKED_AT = '2025-01-01T00:00:00.000Z';
const RESULTS = [
  { status: 'pass', reason_code: 'verified', confidence: 'high' },
  { status: 'fail', reason_code: 'failed_verification', confidence: 'medium' },
  { status: 'unavailable', reason_code: 'unsupported', confidence: null },
];

/** Records with verdicts on both tracks: the folder with our database of them, and what was imported into it. */
export interface RecordData {
  dataDir: string;
  verdictsFile: string;
  recordIds: string[];
}

/** Returns 50,000 records; the first call of a run imports them. */
export async function prepareRecords({ folder, processes, main, say }: Workbench): Promise<RecordData> {
  const dataDir = join(folder, 'records');
  const verdictsFile = join(folder, 'verdicts.ndjson');
  const recordIds = Array.from({ length: RECORDS }, (_, index) => `rec-${index}`);
  if (!existsSync(verdictsFile)) {
    say(`importing ${RECORDS} records …`);
    mkdirSync(dataDir);
    writeFileSync(verdictsFile, recordIds.map(verdictsOf).join(''));
    await importVerdicts(processes, dataDir, verdictsFile, main);
  }
  return { dataDir, verdictsFile, recordIds };
}

function verdictsOf(recordId: string, index: number): string {
  const lines = ['replay', 'deep'].map((track, place) => ({
    record_id: recordId,
    map_uid: `map-${index % MAPS}`,
    rank: Math.floor(index / MAPS) + 1,
    track,
    ...RESULTS[(index + place) % RESULTS.length],
    policy_version: `${track}-1`,
    checked_at: CHECKED_AT,
  }));
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
