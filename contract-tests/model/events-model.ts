import { workOut, type SentReport } from '../../db/testing/record-sets.js';
import {
  OWN_PROJECT,
  type Check,
  type EventsBody,
  type RunBody,
  type SnapshotBody,
  type WebhookBody,
} from './requests.js';

/** An event, as far as the model covers it. */
export interface ModelEvent {
  eventType: string;
  occurredAt: string;
  mapUid: string | null;
  wrMs: number | null;
}

/** What a project has reported about a map. */
interface ModelMap {
  mapUid: string;
  checkCount: number;
  changeCount: number;
  latestCheckedAt: string;
  lastChangedAt: string | null;
  wrMs: number | null;
  wrHolder: string | null;
  tracked: boolean;
}

interface QueueItem {
  mapUid: string;
  reasonCode: string;
  status: 'queued' | 'resolved';
}

interface Project {
  events: ModelEvent[];
  maps: Map<string, ModelMap & { reportedAt: string; trackedAt: string }>;
  queue: QueueItem[];
}

/** Runs, events, project maps and the queue of a few projects that share maps. */
export interface EventsModel {
  applyRun: (body: RunBody) => void;
  applyEvents: (body: EventsBody) => void;
  applySnapshot: (body: SnapshotBody) => void;
  applyWebhook: (body: WebhookBody) => void;
  applyUpdate: (mapUid: string) => void;
  /** Returns whether a project tracks a map. */
  isTracked: (mapUid: string) => boolean;
  project: (projectKey: string) => Project | undefined;
  /** Returns a map's current world record and all of them, the current one first, then newest first; null while none is reported. */
  listRecords: (mapUid: string) => { wrMs: number | null; history: ModelRecord[] } | null;
}

/** A world record. */
interface ModelRecord {
  wrMs: number;
  recordedAt: string;
  current: boolean;
  revoked: boolean;
}

interface State {
  projects: Map<string, Project>;
  /** What was reported of the world records of each map. */
  reports: Map<string, SentReport[]>;
  /** Reports so far. */
  seen: Set<string>;
}

/** Returns a model without projects. */
export function createEventsModel(): EventsModel {
  const state: State = { projects: new Map(), reports: new Map(), seen: new Set() };
  return {
    project: (key) => state.projects.get(key),
    listRecords: (mapUid) => {
      const { records, current } = workOut(state.reports.get(mapUid) ?? [], () => '');
      if (records.length === 0) return null;
      const history = records.map((record) => ({
        wrMs: record.wrMs,
        recordedAt: record.recordedAt,
        current: record === current,
        revoked: record.isRevoked,
      }));
      history.sort((a, b) => Number(b.current) - Number(a.current) || (a.recordedAt < b.recordedAt ? 1 : -1));
      return { wrMs: current?.wrMs ?? null, history };
    },
    applySnapshot: ({ projectKey, observedAt }) => {
      const { events } = findProject(state, projectKey);
      events.push({ eventType: 'club.snapshot', occurredAt: observedAt, mapUid: null, wrMs: null });
    },
    applyEvents: (body) => applyEvents(state, body),
    applyWebhook: ({ mapUid, wrMs, holder, recordedAt }) => {
      if (isRepeat(state, `webhook ${mapUid} ${recordedAt}`)) return;
      resolveItems([...state.projects.values()], new Set([mapUid]));
      const { events } = findProject(state, OWN_PROJECT);
      events.push({ eventType: 'wr_change', occurredAt: recordedAt, mapUid, wrMs });
      report(state, mapUid, { kind: 'webhook', project: OWN_PROJECT, at: recordedAt, wrMs, holder });
    },
    applyUpdate: (mapUid) => enqueue(findProject(state, OWN_PROJECT).queue, mapUid, 'update_request'),
    isTracked: (mapUid) =>
      [...state.projects.values()].some(({ maps }) => maps.get(mapUid)?.tracked === true),
    applyRun: (body) => applyRun(state, body),
  };
}

function findProject({ projects }: State, key: string): Project {
  const known = projects.get(key) ?? { events: [], maps: new Map(), queue: [] };
  projects.set(key, known);
  return known;
}

function isRepeat({ seen }: State, identity: string): boolean {
  const known = seen.has(identity);
  seen.add(identity);
  return known;
}

function report(
  { reports }: State,
  mapUid: string,
  sent: Pick<SentReport, 'kind' | 'project' | 'at' | 'wrMs'> & Partial<SentReport>,
): void {
  const whole = { changed: true, oldWrTime: null, accountId: null, holder: null, ...sent };
  reports.set(mapUid, [...(reports.get(mapUid) ?? []), whole]);
}

function applyEvents(state: State, { projectKey, events }: EventsBody): void {
  const project = findProject(state, projectKey);
  for (const { type, eventKey, occurredAt, mapUid = null, wrMs = null, holder = null } of events) {
    if (isRepeat(state, `event ${projectKey} ${eventKey}`)) continue;
    project.events.push({ eventType: type, occurredAt, mapUid, wrMs });
    if (mapUid !== null && wrMs !== null)
      report(state, mapUid, { kind: 'event', project: projectKey, at: occurredAt, wrMs, holder });
  }
}

function applyRun(state: State, body: RunBody): void {
  const project = findProject(state, body.projectKey);
  if (body.checks.length === 0 || isRepeat(state, `run ${JSON.stringify(body)}`)) return;
  const { finishedAt: occurredAt } = body.run;
  project.events.push({ eventType: 'tracker.run', occurredAt, mapUid: null, wrMs: null });
  const arriving = body.checks.filter(({ newWrTime }) => newWrTime !== undefined);
  resolveItems([...state.projects.values()], new Set(arriving.map(({ mapUid }) => mapUid)));
  for (const check of body.checks) {
    recordCheck(project, check);
    const {
      mapUid,
      checkedAt,
      changed,
      oldWrTime = null,
      newWrTime: wrMs = null,
      newHolder: holder = null,
    } = check;
    const { projectKey } = body;
    report(state, mapUid, {
      kind: 'check',
      project: projectKey,
      at: checkedAt,
      changed,
      oldWrTime,
      wrMs,
      holder,
    });
    // The event of a baseline is hidden.
    if (changed && wrMs !== null)
      project.events.push({ eventType: 'wr_change', occurredAt: checkedAt, mapUid, wrMs });
  }
}

function resolveItems(projects: Project[], mapUids: Set<string>): void {
  for (const { queue } of projects) {
    for (const item of queue) if (mapUids.has(item.mapUid)) item.status = 'resolved';
  }
}

function recordCheck(project: Project, check: Check): void {
  const { mapUid, checkedAt, changed, newWrTime = null, newHolder = null } = check;
  project.events.push({ eventType: 'map.checked', occurredAt: checkedAt, mapUid, wrMs: newWrTime });
  const map = project.maps.get(mapUid) ?? emptyMap(mapUid);
  project.maps.set(mapUid, map);
  map.checkCount += 1;
  if (changed) map.changeCount += 1;
  if (checkedAt > map.latestCheckedAt) map.latestCheckedAt = checkedAt;
  if (changed && checkedAt > (map.lastChangedAt ?? '')) map.lastChangedAt = checkedAt;
  if (newWrTime !== null && checkedAt > map.reportedAt)
    Object.assign(map, { wrMs: newWrTime, wrHolder: newHolder, reportedAt: checkedAt });
  if (check.tracked !== undefined && checkedAt > map.trackedAt)
    Object.assign(map, { tracked: check.tracked, trackedAt: checkedAt });
  else if (check.tracked === undefined && map.trackedAt === '') map.tracked = true;
  if (changed && check.oldWrTime === undefined) enqueue(project.queue, mapUid, 'wr_baseline_missing');
  if (changed && newHolder === null) enqueue(project.queue, mapUid, 'wr_holder_missing');
}

function enqueue(queue: QueueItem[], mapUid: string, reasonCode: string): void {
  const isOpen = queue.some(
    (item) => item.mapUid === mapUid && item.reasonCode === reasonCode && item.status === 'queued',
  );
  if (!isOpen) queue.push({ mapUid, reasonCode, status: 'queued' });
}

function emptyMap(mapUid: string): ModelMap & { reportedAt: string; trackedAt: string } {
  return {
    mapUid,
    checkCount: 0,
    changeCount: 0,
    latestCheckedAt: '',
    lastChangedAt: null,
    wrMs: null,
    wrHolder: null,
    tracked: false,
    reportedAt: '',
    trackedAt: '',
  };
}
