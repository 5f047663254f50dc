import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openBareDriver } from '../bare-driver.js';
import { atLeast, type Bench, type Finding } from '../bench.js';
import { namesFrom, prepareNames, sendNames, type NameRow } from '../name-data.js';
import { startOurs } from '../our-services.js';
import { median, ratioTo, show, spread } from '../statistics.js';

const KNOWN = 200_000;
const ROUNDS = 5;
const BATCHES = 20;
const BATCH = 500;

/** Names in batches of 500, one after another: new ones, and known ones that were observed again. */
export const ingestDisplayNames: Bench = {
  title: `POST of ${BATCH} names, one request after another, beside 200,000 known ones`,
  run: async (workbench) => {
    const data = await prepareNames(workbench, KNOWN);
    const folder = join(workbench.folder, 'ingest');
    const { dataDir, database } = copyDatabase(data.dataDir, folder);
    const driver = await openBareDriver(workbench, database);
    const ours = await startOurs(workbench.processes, dataDir);
    const port = ours.portOf('aggregator');
    const found: Measured = { fresh: { ours: [], driver: [] }, again: { ours: [], driver: [] } };
    for (let round = 0; round <= ROUNDS; round += 1) {
      workbench.say(round === 0 ? 'warming up …' : `round ${round} of ${ROUNDS} …`);
      const fresh = batchesOf(namesFrom(KNOWN + round * BATCHES * BATCH, BATCHES * BATCH));
      const again = batchesOf(namesFrom(round * BATCHES * BATCH, BATCHES * BATCH).map(oneYearLater));
      for (const [kind, batches] of Object.entries({ fresh, again }) as [keyof Measured, NameRow[][]][]) {
        const mine = await namesPerSecond(port, batches);
        const theirs = perSecond(await driver.store(batches));
        if (round === 0) continue;
        found[kind].ours.push(mine);
        found[kind].driver.push(theirs);
      }
    }
    return toFinding(found);
  },
};

type Measured = Record<'fresh' | 'again', Record<'ours' | 'driver', number[]>>;

/** Both start from copies of one database, with the same rows, indexes and pages. */
function copyDatabase(from: string, folder: string): { dataDir: string; database: string } {
  const dataDir = join(folder, 'ours');
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(join(from, 'records.sqlite'), join(dataDir, 'records.sqlite'));
  const database = join(folder, 'driver.sqlite');
  copyFileSync(join(from, 'records.sqlite'), database);
  return { dataDir, database };
}

function batchesOf(names: NameRow[]): NameRow[][] {
  return Array.from({ length: names.length / BATCH }, (_, index) =>
    names.slice(index * BATCH, (index + 1) * BATCH),
  );
}

function oneYearLater(name: NameRow): NameRow {
  return { ...name, observedAt: new Date(Date.parse(name.observedAt) + 31_536_000_000).toISOString() };
}

async function namesPerSecond(port: number, batches: NameRow[][]): Promise<number> {
  const times = [];
  for (const batch of batches) times.push(await sendNames(port, batch));
  return perSecond(times);
}

function perSecond(times: readonly number[]): number {
  return (times.length * BATCH * 1000) / times.reduce((sum, time) => sum + time, 0);
}

function toFinding({ fresh, again }: Measured): Finding {
  const rows = ({ ours, driver }: Measured['fresh'], what: string): string[][] => [
    [`ours, ${what}`, show(median(ours)), spread(ours), ''],
    [
      `better-sqlite3 alone, ${what}`,
      show(median(driver)),
      spread(driver),
      `${ratioTo(ours, driver).toFixed(2)} ×`,
    ],
  ];
  const baseline = 'the same upserts through better-sqlite3 alone';
  return {
    tables: [
      {
        header: ['', 'names/s', '(min–max)', 'ours is'],
        rows: [...rows(fresh, 'new names'), ...rows(again, 'known names again')],
      },
    ],
    goals: [
      atLeast(ratioTo(fresh.ours, fresh.driver), 0.5, 0.3, `${baseline}, new names`),
      atLeast(ratioTo(again.ours, again.driver), 0.5, 0.3, `${baseline}, known names`),
    ],
  };
}
