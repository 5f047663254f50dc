/** Why a file cannot be read: `damaged` is a broken file, `unsupported` one of a kind that is not read here. */
export type FaultKind = 'damaged' | 'unsupported';

/** The only error that reading untrusted bytes throws. Its message names the place, never the file's content. */
export class GbxFault extends Error {
  override readonly name = 'GbxFault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** What reading untrusted bytes gives: a value, or why there is none. */
export type Outcome<T> = { kind: 'readable'; value: T } | { kind: FaultKind; reason: string };

/** The fault of bytes that are truncated, inconsistent or out of bounds. */
export function damaged(reason: string): GbxFault {
  return new GbxFault('damaged', reason);
}

/** The fault of bytes that may be fine, but are of another class, version or layout. */
export function unsupported(reason: string): GbxFault {
  return new GbxFault('unsupported', reason);
}

/** Returns what `read` returns, or the fault that it throws; other errors are defects and pass through. */
export function tryRead<T>(read: () => T): Outcome<T> {
  try {
    return { kind: 'readable', value: read() };
  } catch (error) {
    if (error instanceof GbxFault) return { kind: error.kind, reason: error.message };
    throw error;
  }
}

/** An id of a class or chunk as messages show it. */
export function hex(id: number): string {
  return `0x${id.toString(16).padStart(8, '0')}`;
}
