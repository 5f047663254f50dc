import { createClubModel, type ClubModel } from './club-model.js';
import { createEventsModel, type EventsModel } from './events-model.js';
import type { IngestRequest, NamesBody } from './requests.js';

/** The state after a sequence of requests, kept in memory. */
export interface Community {
  names: NamesModel;
  events: EventsModel;
  club: ClubModel;
  apply: (request: IngestRequest) => void;
}

/** Returns an empty community. */
export function createCommunity(): Community {
  const names = createNamesModel();
  const events = createEventsModel();
  const club = createClubModel();
  return {
    names,
    events,
    club,
    apply: (request) => {
      if (request.kind === 'names') names.apply(request.body);
      if (request.kind === 'run') events.applyRun(request.body);
      if (request.kind === 'events') events.applyEvents(request.body);
      if (request.kind === 'snapshot' && club.apply(request.body)) events.applySnapshot(request.body);
      if (request.kind === 'webhook') events.applyWebhook(request.body);
      if (request.kind === 'update') events.applyUpdate(request.body.mapUid);
    },
  };
}

const LABELS = ['accountid', 'personalbest', 'ps5'];

/** The newest name of each account, whatever the order of arrival. */
interface NamesModel {
  apply: (body: NamesBody) => void;
  /** Returns an account's name and when it was observed, or null. */
  findName: (accountId: string) => { displayName: string; observedAt: string } | null;
}

/** Returns an empty directory. */
function createNamesModel(): NamesModel {
  const names = new Map<string, { displayName: string; observedAt: string }>();
  return {
    findName: (accountId) => names.get(accountId) ?? null,
    apply: ({ names: rows }) => {
      for (const { accountId, displayName, observedAt } of rows) {
        if (!isName(displayName)) continue;
        const known = names.get(accountId);
        if (!known || observedAt > known.observedAt) names.set(accountId, { displayName, observedAt });
      }
    },
  };
}

function isName(text: string): boolean {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return text.trim() !== '' && !LABELS.includes(letters);
}
