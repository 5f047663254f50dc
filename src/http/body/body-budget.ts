/** Bodies of one address that may arrive at the same time. */
export const MAX_ARRIVING_PER_ADDRESS = 64;

/** What the body of one request holds of a budget. */
export interface BudgetShare {
  /** Takes bytes that have arrived and returns true, or returns false and takes none. */
  reserve: (bytes: number) => boolean;
  /** Called when the body, which still arrives, is evicted for those of other addresses; it holds nothing any more. */
  onEvicted: () => void;
  /** The body has arrived: it keeps what it holds until its release. */
  endArrival: () => void;
  /** Releases all that was taken. */
  release: () => void;
}

/** Bounds the bodies of requests, from when they arrive to their response. Opens the share of one; null when too many arrive. */
export type BodyBudget = (address: string) => BudgetShare | null;

interface Held {
  bytes: number;
  /** Requests that were not released. */
  requests: number;
  /** Shares of bodies that still arrive, with the bytes that they hold, in the order in which they began. */
  arriving: Map<BudgetShare, number>;
}

/**
 * Returns a budget of `maxBytes`, of which one address may hold half. When it is full, an address evicts the newest body
 * that still arrives from the address that holds most, unless it holds as much itself.
 */
export function createBodyBudget(maxBytes: number): BodyBudget {
  const byAddress = new Map<string, Held>();
  let total = 0;

  /** Takes bytes back from an address that holds more than `bytes`; returns false where none does. */
  const evict = (bytes: number): boolean => {
    let largest: { bytes: number; share: BudgetShare } | null = null;
    for (const held of byAddress.values()) {
      if (held.bytes <= (largest?.bytes ?? bytes)) continue;
      const share = [...held.arriving].findLast(([, own]) => own > 0)?.[0];
      if (share) largest = { bytes: held.bytes, share };
    }
    largest?.share.release();
    largest?.share.onEvicted();
    return largest !== null;
  };

  return (address) => {
    const held = byAddress.get(address) ?? { bytes: 0, requests: 0, arriving: new Map() };
    if (held.arriving.size >= MAX_ARRIVING_PER_ADDRESS) return null;
    byAddress.set(address, held);
    held.requests += 1;
    let own = 0;
    let isOpen = true;
    const add = (bytes: number): void => {
      total += bytes;
      held.bytes += bytes;
      own += bytes;
    };
    const share: BudgetShare = {
      reserve: (bytes) => {
        if (!isOpen || held.bytes + bytes > maxBytes / 2) return false;
        while (total + bytes > maxBytes) if (!evict(held.bytes + bytes)) return false;
        add(bytes);
        held.arriving.set(share, own);
        return true;
      },
      onEvicted: () => undefined,
      endArrival: () => void held.arriving.delete(share),
      release: () => {
        if (!isOpen) return;
        isOpen = false;
        add(-own);
        held.arriving.delete(share);
        held.requests -= 1;
        if (held.requests === 0) byAddress.delete(address);
      },
    };
    held.arriving.set(share, 0);
    return share;
  };
}
