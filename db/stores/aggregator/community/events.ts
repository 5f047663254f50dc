/** What an event says that is about no map and nobody. */
export const ABOUT_NO_MAP = {
  mapUid: null,
  mapName: null,
  accountId: null,
  holder: null,
  wrMs: null,
  oldWrTime: null,
  newWrTime: null,
  eventKey: null,
} as const;
