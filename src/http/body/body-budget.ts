/** What one request takes from a budget. */
export interface BudgetShare {
  /** Takes bytes and returns true, or returns false and takes none; a promise where another process has the budget. */
  take: (bytes: number) => boolean | Promise<boolean>;
  /** Gives back all that was taken. */
  giveBack: () => void;
}

/** Bounds the bytes of large bodies, from when they arrive to their response. Opens the share of a request. */
export type BodyBudget = (address: string) => BudgetShare;

/** Returns a budget of `maxBytes`, of which one address may take half. */
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
    let taken = 0;
    return {
      take: (bytes) => {
        const own = (byAddress.get(address) ?? 0) + bytes;
        if (total + bytes > maxBytes || own > maxBytes / 2) return false;
        add(address, bytes);
        taken += bytes;
        return true;
      },
      giveBack: () => {
        add(address, -taken);
        taken = 0;
      },
    };
  };
}
