/** What a database does for one request. */
export interface Work {
  /** Statements that the service sends; those that begin and end transactions are not among them. */
  statements: number;
  /** Rows and entries of indexes that their scans look at; null where they cannot be counted. */
  rows: number | null;
}

const IS_READ = /^\s*(SELECT|WITH)\b/i;

/** Whether a statement reads; others begin and end transactions, or are those of background work. */
export function isRead(sql: string): boolean {
  return IS_READ.test(sql);
}

/** How often a read is sent to be counted. Statements of background work may fall into one of them, so the least counts. */
export const COUNTED_TIMES = 3;
