import { mapConcurrently } from '../testing/concurrency.js';
import type { Random } from '../../db/testing/random.js';
import type { Client } from './client.js';

/** What the server has acknowledged. */
export interface Acknowledged {
  artifacts: { kind: 'map' | 'replay'; ref: string; mapUid: string }[];
  submissions: { recordId: string }[];
}

interface Load {
  /** Identifies the records of this load. */
  name: string;
  count: number;
  random: Random;
  /** Called with all that was acknowledged so far. */
  onAcknowledged: (acknowledged: Acknowledged) => void;
}

/** Enough to have uploads and submissions in flight at the same time. */
const AT_ONCE = 16;

/** No acknowledgements. */
export function noAcknowledgements(): Acknowledged {
  return { artifacts: [], submissions: [] };
}

/**
 * Uploads and submits many records concurrently; returns what was acknowledged. Requests that fail because the server
 * was killed are not acknowledged.
 */
export async function submitAll(
  client: Client,
  { name, count, random, onAcknowledged }: Load,
): Promise<Acknowledged> {
  const acknowledged = noAcknowledgements();
  const upload = async (kind: 'map' | 'replay', mapUid: string, bodyBytes: number): Promise<string> => {
    const ref = await client.upload(kind, mapUid, bodyBytes);
    acknowledged.artifacts.push({ kind, ref, mapUid });
    onAcknowledged(acknowledged);
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
    onAcknowledged(acknowledged);
  };
  const size = (): number => random.between(1000, 300_000);
  const all = Array.from({ length: count }, (_, index) => ({
    index,
    sizes: { map: size(), replay: size() },
  }));
  await mapConcurrently(all, AT_ONCE, ({ index, sizes }) => submitOne(index, sizes).catch(() => undefined));
  return acknowledged;
}
