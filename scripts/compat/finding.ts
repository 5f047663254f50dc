/** One change that may break a client. */
export interface Finding {
  /** Operation and part of it: `GET /api/v1/maps answer 200 data.rank`. */
  where: string;
  /** What has become of it, to read after `where`. */
  what: string;
  /** Whose programs may stop working. */
  whom: string;
}

/** Takes findings in; `at` names a part inside the present one. */
export interface Findings {
  report: (what: string, whom: string) => void;
  at: (part: string) => Findings;
}

/** Returns a collector whose findings go into a list. */
export function collectInto(list: Finding[], where = ''): Findings {
  return {
    report: (what, whom) => void list.push({ where, what, whom }),
    at: (part) => collectInto(list, where === '' ? part : `${where}${/^[[{]/.test(part) ? '' : ' '}${part}`),
  };
}

/** Whom a change concerns, in the words of a report. */
export const WHOM = {
  all: 'everybody who calls it',
  senders: 'whoever sends it',
  omitters: 'whoever leaves it out',
  readers: 'whoever reads it',
  generated: 'programs that use the generated client',
} as const;

/** Thrown where two documents cannot be compared; such a comparison counts as a break. */
export class Incomparable extends Error {}
