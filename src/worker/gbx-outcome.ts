/** Why a file can't be read: `damaged` is a broken file, `unsupported` one of a kind that is not read here. */
export type Unreadable = { kind: 'damaged'; reason: string } | { kind: 'unsupported'; reason: string };

/** What reading untrusted bytes gives. Bad bytes are an outcome, never an exception. */
export type Outcome<T> = { kind: 'readable'; value: T } | Unreadable;

/** The bytes could be read as `value`. */
export function readable<T>(value: T): Outcome<T> {
  return { kind: 'readable', value };
}

/** The bytes are truncated, inconsistent or out of bounds. */
export function damaged(reason: string): Unreadable {
  return { kind: 'damaged', reason };
}

/** The bytes may be fine, but are of another class, version or form. */
export function unsupported(reason: string): Unreadable {
  return { kind: 'unsupported', reason };
}
