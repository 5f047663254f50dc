import type { Metrics } from './metrics.js';

/** Ten minutes of readings every five seconds, and the one at their beginning. */
const EVERY_MS = 5000;
const MAX_READINGS = 121;
/** A reading of each minute is kept whole, for what its operations did since. */
const WHOLE_EVERY = 12;

const REQUESTS = /^http_request_duration_seconds_(?:bucket|count|sum)\{/;
/** Labels that sums leave out. */
const LEFT_OUT = /(?:^|,)(?:service|operation)="(?:[^"\\]|\\.)*"/g;

/** What the metrics were in the last ten minutes, for a page that has just been opened. */
interface AdminHistory {
  /** Reads the metrics once. */
  take: () => Promise<void>;
  /** Reads them every five seconds, beginning now; returns what ends it. */
  start: () => () => void;
  /** The readings, the oldest first, with their age in milliseconds; requests are summed over operations, except in `oldest`. */
  read: () => { readings: Reading[]; oldest: Reading | null };
}

export interface Reading {
  age: number;
  /** Prometheus' text format. */
  text: string;
}

interface Taken {
  at: number;
  text: string;
  whole: string | null;
}

/** Returns an empty history of a process's metrics. It is bounded: 121 short readings and eleven whole ones. */
export function createAdminHistory(renderMetrics: Metrics['render'], now: () => number): AdminHistory {
  const taken: Taken[] = [];
  let count = 0;
  const take = async (): Promise<void> => {
    const { text } = await renderMetrics();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const whole = count % WHOLE_EVERY === 0 ? lines.join('\n') : null;
    count += 1;
    taken.push({ at: now(), text: sumRequests(lines).join('\n'), whole });
    if (taken.length > MAX_READINGS) taken.shift();
  };
  return {
    take,
    start: () => {
      let isTaking = false;
      const tick = (): void => {
        if (isTaking) return;
        isTaking = true;
        // A metric that cannot be read leaves a gap.
        void take()
          .catch(() => undefined)
          .finally(() => {
            isTaking = false;
          });
      };
      tick();
      const timer = setInterval(tick, EVERY_MS).unref();
      return () => clearInterval(timer);
    },
    read: () => {
      const toAge = ({ at }: Taken): number => Math.round(now() - at);
      const oldest = taken.find(({ whole }) => whole !== null);
      return {
        readings: taken.map((one) => ({ age: toAge(one), text: one.text })),
        oldest: oldest ? { age: toAge(oldest), text: oldest.whole ?? '' } : null,
      };
    },
  };
}

/** Returns the lines of a reading with those of requests added up over services and operations. */
function sumRequests(lines: readonly string[]): string[] {
  const sums = new Map<string, number>();
  const others = lines.filter((line) => {
    if (!REQUESTS.test(line)) return true;
    const [, name = '', labels = '', value = ''] = /^(\w+)\{(.*)\} (\S+)/.exec(line) ?? [];
    const key = `${name}{${labels.replaceAll(LEFT_OUT, '').replace(/^,/, '')}}`;
    sums.set(key, (sums.get(key) ?? 0) + Number(value));
    return false;
  });
  return [...others, ...[...sums].map(([key, value]) => `${key} ${value}`)];
}
