import type { Logger } from 'pino';
import { ClockRefused, toOutage } from '../../db/connection/outage.js';
import type { Database } from '../../db/connection/database.js';
import {
  countMinute,
  readKnownMoments,
  savePause,
  setReceiptsBack,
  type KnownMoments,
  type Pause,
} from '../../db/operate/clock.js';
import { judgeClock, type ClockState } from '../operator/clock.js';

const MINUTE_MS = 60_000;
/** A machine without a battery gets its time from the network, some time after its start. */
const PATIENCE_MS = 5 * MINUTE_MS;
/** For how long processes run before anything is removed by a clock that is far ahead. */
const PAUSE_MINUTES = 24 * 60;

/** Whether the clock of this process may be trusted. */
export interface ClockCheck {
  /** Compares the clock with what the database knows. */
  check: () => Promise<void>;
  /** Why the process is not ready, with both moments; null while the clock is right. */
  whyNotReady: () => string | null;
  /** A sentence once the clock has been behind for five minutes, with which the process should end; null before. */
  whyEnd: () => string | null;
  /** Compares the clock, and returns whether old rows and staged files may be removed by it now. */
  mayRemove: () => Promise<boolean>;
  /**
   * Resolves once the clock is right; rejects with the sentence of `whyEnd`. With `isAllowed` the clock is right:
   * receipts ahead of it are set to now, and a pause ends.
   */
  waitUntilRight: (isAllowed: boolean, pause: () => Promise<unknown>) => Promise<void>;
  /** Returns the database with writes that fail while the clock is refused. */
  guard: (database: Database) => Database;
}

interface ClockCheckOptions {
  /** Without a guard: the check writes, too. */
  database: Database;
  now: () => Date;
  /** Whether `now` is the time of day, as PostgreSQL's clock is. */
  isTimeOfDay: boolean;
  /** Milliseconds of a clock that nobody sets. */
  monotonicMs: () => number;
  artifactTtlSeconds: number;
  logger: Logger;
}

/** Returns the check of a process's clock, by the rules of src/operator/clock.ts and D37 of specs/decisions.md. */
export function createClockCheck(options: ClockCheckOptions): ClockCheck {
  const { database, now, isTimeOfDay, monotonicMs, artifactTtlSeconds, logger } = options;
  let refusal: { is: 'apart' | 'behind'; reason: string; since: number } | null = null;
  let isPaused = false;
  let knownReceipt: Date | null = null;
  let countedAt = monotonicMs();

  const look = async (): Promise<{ known: KnownMoments; state: ClockState }> => {
    const known = await readKnownMoments(database);
    const databaseNow = isTimeOfDay ? known.databaseNow : null;
    const { newestReceipt } = known;
    return { known, state: judgeClock({ now: now(), databaseNow, newestReceipt, knownReceipt }) };
  };

  const apply = async (known: KnownMoments, state: ClockState): Promise<void> => {
    if (state.is === 'apart' || state.is === 'behind') {
      if (refusal?.is !== state.is) logger.error(`Not ready: ${state.reason}.`);
      const since = refusal?.is === state.is ? refusal.since : monotonicMs();
      refusal = { ...state, since };
      return;
    }
    if (refusal !== null) logger.info('The clock is right again.');
    refusal = null;
    if (state.is === 'ahead' && known.pause?.newestReceipt !== state.receipt.toISOString())
      await startPause(state.receipt);
    else await follow(known.pause);
    knownReceipt = known.newestReceipt;
  };

  const startPause = async (receipt: Date): Promise<void> => {
    const newestReceipt = receipt.toISOString();
    if (!isPaused)
      logger.warn(
        `The clock says ${now().toISOString()}, but nothing was received after ${newestReceipt}. ${describePause(PAUSE_MINUTES)}`,
      );
    isPaused = true;
    countedAt = monotonicMs();
    await savePause(database, { newestReceipt, minutesLeft: PAUSE_MINUTES });
  };

  const follow = async (pause: Pause | null): Promise<void> => {
    const passedMs = monotonicMs() - countedAt;
    const minutes = passedMs < MINUTE_MS ? 0 : 1;
    // A process that was stopped meanwhile has not run all that time.
    countedAt += passedMs < 2 * MINUTE_MS ? minutes * MINUTE_MS : passedMs;
    const minutesLeft = Math.max(0, (pause?.minutesLeft ?? 0) - minutes);
    if (pause && pause.minutesLeft > 0 && minutes > 0) await countMinute(database);
    if (isPaused && minutesLeft === 0) logger.info('Old rows and staged files are removed again.');
    if (!isPaused && minutesLeft > 0)
      logger.warn(`The clock was far ahead of what had been received. ${describePause(minutesLeft)}`);
    isPaused = minutesLeft > 0;
  };

  const allow = async ({ pause }: KnownMoments, state: ClockState): Promise<void> => {
    const changed = await setReceiptsBack(database, now(), artifactTtlSeconds * 1000);
    const { newestReceipt } = await readKnownMoments(database);
    knownReceipt = newestReceipt;
    if (newestReceipt !== null && (pause !== null || state.is === 'ahead'))
      await savePause(database, { newestReceipt: newestReceipt.toISOString(), minutesLeft: 0 });
    const hint =
      changed > 0
        ? ' npm run recount -- --repair sets observations back, so that names and clubs change again.'
        : '';
    logger.warn(
      { receiptsSetBack: changed },
      `ALLOW_CLOCK: ${now().toISOString()} counts as the right time. Unset it for the next start.${hint}`,
    );
  };

  let checking = Promise.resolve();
  /** One after the other: each needs the pause that the one before has stored. */
  const check = (): Promise<void> => {
    const next = async (): Promise<void> => {
      const { known, state } = await look();
      await apply(known, state);
    };
    checking = checking.then(next, next);
    return checking;
  };

  const whyEnd = (): string | null =>
    refusal?.is === 'behind' && monotonicMs() - refusal.since >= PATIENCE_MS
      ? `The clock is wrong, or was wrong before: ${refusal.reason}. Set the clock, or, if it is right, start once with ALLOW_CLOCK=any.`
      : null;

  return {
    check,
    whyNotReady: () => refusal?.reason ?? null,
    whyEnd,
    mayRemove: async () => {
      await check();
      return refusal === null && !isPaused;
    },
    waitUntilRight: async (isAllowed, pause) => {
      let mustAllow = isAllowed;
      for (;;) {
        const { known, state } = await look();
        if (mustAllow && state.is !== 'apart') {
          await allow(known, state);
          mustAllow = false;
          continue;
        }
        try {
          await apply(known, state);
        } catch (error) {
          // A pause that cannot be stored holds for this process; the next check tries again.
          if (toOutage(error) === null) throw error;
        }
        if (refusal === null) return;
        const sentence = whyEnd();
        if (sentence !== null) throw new Error(sentence);
        await pause();
      }
    },
    guard: (guarded) => {
      const refuse = (): void => {
        if (refusal !== null) throw new ClockRefused(refusal.reason);
      };
      return {
        ...guarded,
        write: async (work, writeOptions) => {
          refuse();
          return guarded.write(work, writeOptions);
        },
      };
    },
  };
}

function describePause(minutes: number): string {
  return `No old rows and no staged files are removed until processes have run for another ${minutes} minutes; if the clock is right, a start with ALLOW_CLOCK=any ends that.`;
}
