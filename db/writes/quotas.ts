import type { Knex } from 'knex';
import type { Database } from '../connection/database.js';

type QuotaKind = 'uploaded_bytes' | 'submissions' | 'update_requests';

/** A limit per address and hour. */
export interface QuotaLimit {
  /** 0 is no limit. */
  limit: number;
  /** Whether requests from this machine, which come through no proxy, are unlimited. */
  exemptsLoopback: boolean;
  /** Returns what may be used of the limit now; without a limit, of an unlimited one. */
  share?: () => Promise<(limit: number) => number>;
}

/** Whose quota it is. */
export interface Client {
  address: string;
  /** Returns whether the request comes from this machine, and through no proxy. */
  isLocal: () => boolean;
}

/** What was granted of a quota. */
export interface Grant {
  granted: number;
  /** Seconds until the address may use its whole quota again. */
  retryAfterSeconds: number;
  /** When the window ends that it was reserved in. */
  windowEndsAt?: string;
}

export type Quotas = ReturnType<typeof createQuotas>;

const WINDOW_MS = 3_600_000;

interface QuotaRow {
  address: string;
  kind: QuotaKind;
  used: number;
  ends_at: string;
}

/**
 * Returns the store of quotas per client address, in windows of one hour that begin with the first use. They survive a restart. A kind
 * without a limit is not limited.
 */
export function createQuotas(
  database: Database,
  limits: Readonly<Partial<Record<QuotaKind, QuotaLimit>>>,
  now: () => Date,
) {
  const isCounted = ({ isLocal }: Client, kind: QuotaKind): boolean => {
    const { limit = 0, exemptsLoopback = false, share } = limits[kind] ?? {};
    return (limit > 0 || share !== undefined) && !(exemptsLoopback && isLocal());
  };
  const readLimit = async (kind: QuotaKind): Promise<number> => {
    const { limit = 0, share } = limits[kind] ?? {};
    return share ? (await share())(limit === 0 ? Infinity : limit) : limit;
  };
  return {
    /** Takes one of a client's quota in the transaction that stores what it is for. */
    takeOne: async (trx: Knex.Transaction, client: Client, kind: QuotaKind): Promise<Grant> => {
      const { address } = client;
      if (!isCounted(client, kind)) return { granted: 1, retryAfterSeconds: 0 };
      const limit = await readLimit(kind);
      return take(trx, { address, kind }, { limit, wanted: 1, partly: false }, now());
    },
    /** Reserves up to `wanted` of a client's quota: all of it, what is left if `partly`, or nothing. */
    reserve: async (client: Client, kind: QuotaKind, wanted: number, partly = false): Promise<Grant> => {
      const { address } = client;
      if (!isCounted(client, kind)) return { granted: wanted, retryAfterSeconds: 0 };
      const limit = await readLimit(kind);
      return database.write((trx) => take(trx, { address, kind }, { limit, wanted, partly }, now()));
    },
    /** Releases what was reserved and not used; nothing where its window is named and over. */
    release: async (
      client: Client,
      kind: QuotaKind,
      unused: number,
      windowEndsAt?: string,
    ): Promise<void> => {
      const { address } = client;
      if (unused <= 0 || !isCounted(client, kind)) return;
      await database.write(async (trx) => {
        const less = trx.raw('CASE WHEN used > ? THEN used - ? ELSE 0 END', [unused, unused]);
        const window = windowEndsAt === undefined ? {} : { ends_at: windowEndsAt };
        await trx('verification_quotas')
          .where({ address, kind, ...window })
          .update({ used: less });
      });
    },
    /** Forgets windows that have ended. */
    sweep: (): Promise<number> =>
      database.write((trx) =>
        trx('verification_quotas').where('ends_at', '<=', now().toISOString()).delete(),
      ),
  };
}

async function take(
  trx: Knex.Transaction,
  key: Pick<QuotaRow, 'address' | 'kind'>,
  { limit, wanted, partly }: { limit: number; wanted: number; partly: boolean },
  time: Date,
): Promise<Grant> {
  const row = await trx<QuotaRow>('verification_quotas').where(key).first();
  const hasEnded = !row || row.ends_at <= time.toISOString();
  const used = hasEnded ? 0 : row.used;
  // A window that ends later began before the clock was set back.
  const endsAt = hasEnded || row.ends_at > windowEnd(time) ? windowEnd(time) : row.ends_at;
  const left = Math.max(0, limit - used);
  const granted = wanted <= left ? wanted : partly ? left : 0;
  await trx('verification_quotas')
    .insert({ ...key, used: used + granted, ends_at: endsAt })
    .onConflict(['address', 'kind'])
    .merge();
  const wait = Math.ceil((Date.parse(endsAt) - time.getTime()) / 1000);
  return { granted, retryAfterSeconds: Math.max(1, wait), windowEndsAt: endsAt };
}

function windowEnd(time: Date): string {
  return new Date(time.getTime() + WINDOW_MS).toISOString();
}
