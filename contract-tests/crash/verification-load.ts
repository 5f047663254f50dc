import { mapConcurrently } from '../testing/concurrency.js';
import { between } from '../testing/random.js';
import type { Client } from '../scenarios/verification/client.js';

/** What the server has said to have. */
export interface Acknowledged {
  artifacts: { kind: 'map' | 'replay'; ref: string; mapUid: string }[];
  submissions: { recordId: string }[];
}

interface Load {
  /** Tells the records of this load apart. */
  name: string;
  count: number;
  random: () => number;
  onAcknowledged: () => void;
}

/** Enough for uploads and submissions to be under way at the same time. */
const AT_ONCE = 16;

/** Nothing so far. */
export function noAcknowledgements(): Acknowledged {
  return { artifacts: [], submissions: [] };
}

/**
 * Uploads and submits many records at once, and returns what was acknowledged. What fails, because the server is gone, was
 * not; so it is left out.
 */
export async function submitAll(
  client: Client,
  { name, count, random, onAcknowledged }: Load,
): Promise<Acknowledged> {
  const acknowledged = noAcknowledgements();
  const upload = async (kind: 'map' | 'replay', mapUid: string, bodyBytes: number): Promise<string> => {
    const ref = await client.upload(kind, mapUid, bodyBytes);
    acknowledged.artifacts.push({ kind, ref, mapUid });
    onAcknowledged();
    return ref;
  };
  const submitOne = async (index: number, sizes: { map: number; replay: number }): Promise<void> => {
    const mapUid = `${name}-map-${index}`;
    const recordId = `${name}-record-${index}`;
    const [map, replay] = await Promise.all([
      upload('map', mapUid, sizes.map),
      upload('replay', mapUid, sizes.replay),
    ]);
    await client.submit(recordId, mapUid, { map, replay });
    acknowledged.submissions.push({ recordId });
    onAcknowledged();
  };
  const size = (): number => between(random, 1000, 300_000);
  const all = Array.from({ length: count }, (_, index) => ({
    index,
    sizes: { map: size(), replay: size() },
  }));
  await mapConcurrently(all, AT_ONCE, ({ index, sizes }) => submitOne(index, sizes).catch(() => undefined));
  return acknowledged;
}
