export interface ConnectionLimits {
  /** Open connections of the server. */
  max: number;
  /** Open connections from one address. */
  maxPerAddress: number;
  /** Whether an address has no limit: this machine and trusted proxies. */
  isExempt: (address: string) => boolean;
  /** Called when a connection is closed because of a limit. */
  onClosed?: (reason: 'too_many' | 'too_many_of_address') => void;
}

/** Counts a connection of an address. Returns what ends its count, or null when there is no place for it. */
export type ConnectionLimit = (address: string) => (() => void) | null;

/** Returns a count of open connections, in all and per address. */
export function createConnectionLimit(limits: ConnectionLimits): ConnectionLimit {
  const perAddress = new Map<string, number>();
  let open = 0;
  return (address) => {
    const ofAddress = (perAddress.get(address) ?? 0) + 1;
    const isOverShare = ofAddress > limits.maxPerAddress && !limits.isExempt(address);
    if (open >= limits.max || isOverShare) {
      limits.onClosed?.(isOverShare ? 'too_many_of_address' : 'too_many');
      return null;
    }
    open += 1;
    perAddress.set(address, ofAddress);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    };
  };
}
