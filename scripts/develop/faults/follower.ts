import { setTimeout } from 'node:timers/promises';
import { followEvents, listEvents } from '../../../generated/aggregator/client/index.js';

const EVERY_MS = 200;
const LIMIT = 1000;
const FINISH_MS = 30_000;

/** A client that follows the events. */
interface Follower {
  /** Resolves with what it has read, once that is all that is stored, or after half a minute. */
  finish: () => Promise<Followed>;
}

export interface Followed {
  /** The keys of the events that it has read, those of former epochs included. */
  keys: ReadonlySet<string>;
  /** How often the epoch of the events was another one than before. */
  epochChanges: number;
}

/** Follows the events of a service with the generated client: goes on after failures, and from the first event in another epoch. */
export function startFollower(baseUrl: string): Follower {
  const keys = new Set<string>();
  const state = {
    after: 0,
    epoch: undefined as string | undefined,
    epochChanges: 0,
    isLast: false,
    endAt: Infinity,
  };
  /** Resolves with whether all events have been read. */
  const follow = async (): Promise<boolean> => {
    const query = { after_event_id: state.after, limit: LIMIT };
    const options = { everyMs: EVERY_MS, epoch: state.epoch };
    // What is stored when this begins is read before a page says that there is no more.
    let isLast = state.isLast;
    for await (const page of followEvents(listEvents, { baseUrl }, { query }, options)) {
      if (page.status !== 200) return false;
      const { events, nextAfterEventId, epoch, hasMore } = page.body;
      for (const { eventKey } of events) keys.add(eventKey ?? '');
      state.after = nextAfterEventId;
      state.epoch = epoch;
      if (isLast && !hasMore) return true;
      isLast = state.isLast;
    }
    return false;
  };
  const run = async (): Promise<void> => {
    while (!(await follow().catch(noteEpoch)) && performance.now() < state.endAt) await setTimeout(EVERY_MS);
  };
  const noteEpoch = (error: unknown): false => {
    const { name, epoch } = error as { name?: string; epoch?: string };
    if (name === 'EpochChanged')
      Object.assign(state, { after: 0, epoch, epochChanges: state.epochChanges + 1 });
    return false;
  };
  const ended = run();
  return {
    finish: async () => {
      state.isLast = true;
      state.endAt = performance.now() + FINISH_MS;
      await ended;
      return { keys, epochChanges: state.epochChanges };
    },
  };
}
