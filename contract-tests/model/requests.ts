/** The ingest requests that the model covers: a subset of what the documents allow. */
export type IngestRequest =
  | { kind: 'names'; body: NamesBody }
  | { kind: 'run'; body: RunBody }
  | { kind: 'events'; body: EventsBody }
  | { kind: 'snapshot'; body: SnapshotBody }
  | { kind: 'webhook'; body: WebhookBody }
  | { kind: 'update'; body: { mapUid: string } };

export interface NamesBody {
  projectKey: string;
  names: { accountId: string; displayName: string; observedAt: string }[];
}

export interface Check {
  mapUid: string;
  checkedAt: string;
  changed: boolean;
  oldWrTime?: number;
  newWrTime?: number;
  newHolder?: string;
  tracked?: boolean;
}

export interface RunBody {
  projectKey: string;
  run: { startedAt: string; finishedAt: string };
  checks: Check[];
}

export interface EventsBody {
  projectKey: string;
  events: {
    type: string;
    eventKey: string;
    occurredAt: string;
    mapUid?: string;
    wrMs?: number;
    holder?: string;
  }[];
}

export interface SnapshotBody {
  projectKey: string;
  observedAt: string;
  club: { clubId: number; name: string };
  campaigns: { campaignId: number; name: string; maps: { mapUid: string; name: string }[] }[];
  uploads: { bucketId: number; name: string; maps: { mapUid: string; name: string }[] }[];
  members: { accountId: string; role: string; joinedAt: string }[];
  complete: string[];
}

export interface WebhookBody {
  mapUid: string;
  wrMs: number;
  holder: string;
  recordedAt: string;
}

/** The project of the catalog's own webhook and update requests. */
export const OWN_PROJECT = 'records-catalog';

/** The route of each kind of request. */
export const ROUTES: Readonly<Record<IngestRequest['kind'], string>> = {
  names: '/api/v1/ingest/display-names',
  run: '/api/v1/ingest/tracker-run',
  events: '/api/v1/ingest/events',
  snapshot: '/api/v1/ingest/club-snapshot',
  webhook: '/api/v1/webhook/wr',
  update: '/api/v1/request-update',
};
