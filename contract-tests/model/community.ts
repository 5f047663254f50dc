import { createClubModel, type ClubModel } from './club-model.js';
import { createEventsModel, type EventsModel } from './events-model.js';
import { createNamesModel, type NamesModel } from './names-model.js';
import type { IngestRequest } from './requests.js';

/** The state after a sequence of requests, kept in memory. */
export interface Community {
  names: NamesModel;
  events: EventsModel;
  club: ClubModel;
  take: (request: IngestRequest) => void;
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
    take: (request) => {
      if (request.kind === 'names') names.take(request.body);
      if (request.kind === 'run') events.takeRun(request.body);
      if (request.kind === 'events') events.takeEvents(request.body);
      if (request.kind === 'snapshot' && club.take(request.body)) events.recordSnapshot(request.body);
      if (request.kind === 'webhook') events.takeWebhook(request.body);
      if (request.kind === 'update') events.takeUpdate(request.body.mapUid);
    },
  };
}
