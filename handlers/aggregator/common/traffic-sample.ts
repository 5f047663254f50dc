import type { TrafficSample } from '../../../db/stores/aggregator/community/traffic.js';

/** Returns a sample. A sample without a time has the time of its request. */
export function withTime(sample: TrafficSample, observedAt: string | undefined): TrafficSample {
  const occurredAt = sample.occurredAt ?? observedAt;
  return occurredAt === undefined ? sample : { ...sample, occurredAt };
}
