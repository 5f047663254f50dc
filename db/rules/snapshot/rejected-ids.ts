import { parseAccountId } from '../account-ids.js';
import type { Rejections } from './snapshot-body.js';

const MAP_UID = /^[A-Za-z0-9_.-]{1,64}$/;
const MAX_ID = 2_147_483_647;

/** The ids of rejected rows, whose stored rows must not be removed. */
export interface RejectedIds {
  campaignIds: number[];
  bucketIds: number[];
  accountIds: string[];
  /** Map uids by their list, such as `campaigns[0]`; the club's own maps under "". */
  mapUids: ReadonlyMap<string, string[]>;
}

/** Returns the ids of rejected rows, from either of their field names. */
export function readRejectedIds({ rejectedRows }: Rejections): RejectedIds {
  const ids = { campaignIds: [] as number[], bucketIds: [] as number[], accountIds: [] as string[] };
  const mapUids = new Map<string, string[]>();
  for (const { path, row } of rejectedRows) {
    if (typeof row !== 'object' || row === null) continue;
    const fields = row as Record<string, unknown>;
    const list = path.slice(0, path.lastIndexOf('['));
    if (list === 'campaigns') ids.campaignIds.push(...findId(fields, 'campaignId'));
    else if (/^upload(s|Buckets)$/.test(list)) ids.bucketIds.push(...findId(fields, 'bucketId'));
    else if (list === 'members') ids.accountIds.push(...findAccountId(fields.accountId));
    else if (/(^|\.)maps$/.test(list)) {
      const within = list.replace(/\.?maps$/, '');
      const uid = fields.mapUid ?? fields.uid;
      if (typeof uid !== 'string' || !MAP_UID.test(uid)) continue;
      const known = mapUids.get(within);
      if (known) known.push(uid);
      else mapUids.set(within, [uid]);
    }
  }
  return { ...ids, mapUids };
}

function findId(fields: Record<string, unknown>, name: string): number[] {
  const id = fields[name] ?? fields.id;
  return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? [id] : [];
}

function findAccountId(value: unknown): string[] {
  const id = typeof value === 'string' ? parseAccountId(value) : null;
  return id === null ? [] : [id];
}
