/** A breaking change. */
export interface Finding {
  /** Operation and part of it: `GET /api/v1/maps response 200 data.rank`. */
  where: string;
  /** The change, to read after `where`. */
  what: string;
  /** The affected clients. */
  affected: string;
}

/** Collects findings; `at` descends into a part. */
export interface Findings {
  report: (what: string, affected: string) => void;
  at: (part: string) => Findings;
}

/** Returns a collector whose findings go into a list. */
export function collectInto(list: Finding[], where = ''): Findings {
  return {
    report: (what, affected) => void list.push({ where, what, affected }),
    at: (part) => collectInto(list, where === '' ? part : `${where}${/^[[{]/.test(part) ? '' : ' '}${part}`),
  };
}

/** The clients that a change affects, as reported. */
export const AFFECTED = {
  all: 'every client that calls it',
  senders: 'clients that send it',
  omitters: 'clients that omit it',
  readers: 'clients that read it',
  generated: 'programs that use the generated client',
} as const;

/** Thrown where two documents cannot be compared, which counts as a breaking change. */
export class Incomparable extends Error {}
