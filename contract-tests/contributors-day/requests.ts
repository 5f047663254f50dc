import { accountIdFor } from '../targets/target.js';

/** One request of the day, and the part of its response that shows the result. */
export interface DayRequest {
  title: string;
  path: string;
  body: object;
}

/** What the day is about; the reads refer to it. */
export const DAY = {
  projectKey: 'days-end-tracker',
  instanceId: 'days-end-1',
  clubId: 810_777,
  players: 500,
  checks: 200,
  changed: 50,
  campaigns: 3,
  mapsPerCampaign: 25,
  members: 40,
  events: 12,
  samples: 60,
} as const;

const MINUTE_MS = 60_000;
const PROJECT = {
  projectKey: DAY.projectKey,
  projectName: "Day's End tracker",
  sourceLabel: "day's end server",
};

/** Returns a contributor's whole day, which ends at the given time; all facts have times before it. */
export function createDay(endsAt: Date): DayRequest[] {
  const at = (minutesBefore: number): string =>
    new Date(endsAt.getTime() - minutesBefore * MINUTE_MS).toISOString();
  const ingest = '/api/v1/ingest';
  const instance = { projectKey: DAY.projectKey, instanceId: DAY.instanceId };
  return [
    {
      title: 'Register the instance',
      path: `${ingest}/instance/register`,
      body: { ...PROJECT, ...instance, instanceName: "Day's End 1" },
    },
    { title: 'Send a heartbeat', path: `${ingest}/instance/heartbeat`, body: instance },
    { title: 'Send 500 names', path: `${ingest}/display-names`, body: names(at) },
    { title: 'Send a tracker run with 200 checks', path: `${ingest}/tracker-run`, body: run(at) },
    {
      title: 'Send a club snapshot with 3 campaigns and 75 maps',
      path: `${ingest}/club-snapshot`,
      body: snapshot(at),
    },
    { title: 'Send 12 events', path: `${ingest}/events`, body: events(at) },
    {
      title: 'Send one event',
      path: `${ingest}/event`,
      body: {
        ...PROJECT,
        event: { type: 'day.ended', occurredAt: at(1), eventKey: 'end', message: 'Good night.' },
      },
    },
    { title: 'Send 60 traffic samples', path: `${ingest}/traffic/batch`, body: traffic(at) },
    {
      title: 'Send one traffic sample',
      path: `${ingest}/traffic`,
      body: {
        ...PROJECT,
        sample: { statusCode: 503, direction: 'outgoing', route: '/late', occurredAt: at(2) },
      },
    },
  ];
}

type At = (minutesBefore: number) => string;

/** Returns the account id of a player by number, always the same. */
export function toPlayerId(index: number): string {
  return accountIdFor(`day player ${index}`);
}

/** Returns the uid of a map of the day by number; those of the campaigns come first. */
export function toMapUid(index: number): string {
  return `DaysEndMap${String(index).padStart(17, '0')}`;
}

function list<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function names(at: At): object {
  const rows = list(DAY.players, (index) => ({
    accountId: toPlayerId(index),
    displayName: `Day Player ${index}`,
    observedAt: at(600 - (index % 60)),
  }));
  return { ...PROJECT, names: rows };
}

function run(at: At): object {
  const checks = list(DAY.checks, (index) => {
    const holder = toPlayerId(index % DAY.players);
    const common = { mapUid: toMapUid(index), checkedAt: at(120), tracked: true };
    if (index >= DAY.changed) return { ...common, changed: false };
    const record = { oldWrTime: 60_000 + index, newWrTime: 50_000 + index };
    return { ...common, changed: true, ...record, newHolderAccountId: holder };
  });
  const times = { startedAt: at(130), finishedAt: at(118) };
  const counts = { mapsConsidered: DAY.checks, mapsChecked: DAY.checks, wrChanges: DAY.changed };
  return { ...PROJECT, run: { provider: 'nadeo', reason: 'schedule', ...times, ...counts }, checks };
}

function snapshot(at: At): object {
  const campaigns = list(DAY.campaigns, (campaign) => ({
    campaignId: DAY.clubId + campaign,
    name: `Day Campaign ${campaign + 1}`,
    maps: list(DAY.mapsPerCampaign, (position) => ({
      mapUid: toMapUid(campaign * DAY.mapsPerCampaign + position),
      name: `Fall 2025 - ${String(position + 1).padStart(2, '0')} Day ${campaign + 1}`,
      author: toPlayerId(campaign),
      position,
    })),
  }));
  const members = list(DAY.members, (index) => ({
    accountId: toPlayerId(index),
    role: 'member',
    joinedAt: at(5000 + index),
  }));
  const club = { clubId: DAY.clubId, name: "Day's End", createdAt: at(9000) };
  return { ...PROJECT, observedAt: at(60), club, campaigns, members };
}

function events(at: At): object {
  const rows = list(DAY.events, (index) => ({
    type: 'day.note',
    occurredAt: at(100 - index),
    eventKey: `note-${index}`,
    mapUid: toMapUid(index),
    message: `Note ${index}`,
  }));
  return { ...PROJECT, events: rows };
}

function traffic(at: At): object {
  const samples = list(DAY.samples, (index) => ({
    direction: 'incoming',
    method: 'GET',
    route: `/page/${index}`,
    statusCode: 200,
    durationMs: 10 + index,
    occurredAt: at(90),
  }));
  return { ...PROJECT, samples };
}
