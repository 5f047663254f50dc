/** Whom a map's current world record belongs to. */
export interface CurrentRecord {
  eventId: number;
  wrMs: number;
  /** Account id, else `holder:` and the normalised holder; null for nobody. */
  player: string | null;
  accountId: string | null;
  holder: string | null;
  recordedAt: string;
}
