/** What one request reserves of a budget. */
export interface BudgetShare {
  /** Reserves bytes and returns true, or returns false and reserves none. */
  reserve: (bytes: number) => boolean;
  /** Releases all that was reserved. */
  release: () => void;
}

/** Bounds the bytes of large bodies, from when they arrive to their response. Opens the share of a request. */
export type BodyBudget = (address: string) => BudgetShare;

/** Returns a budget of `maxBytes`, of which one address may reserve half. */
export function createBodyBudget(maxBytes: number): BodyBudget {
  const byAddress = new Map<string, number>();
  let total = 0;
  const add = (address: string, bytes: number): void => {
    const own = (byAddress.get(address) ?? 0) + bytes;
    total += bytes;
    if (own > 0) byAddress.set(address, own);
    else byAddress.delete(address);
  };
  return (address) => {
    let reserved = 0;
    return {
      reserve: (bytes) => {
        const own = (byAddress.get(address) ?? 0) + bytes;
        if (total + bytes > maxBytes || own > maxBytes / 2) return false;
        add(address, bytes);
        reserved += bytes;
        return true;
      },
      release: () => {
        add(address, -reserved);
        reserved = 0;
      },
    };
  };
}
