import type { TrafficSample } from '../../../db/stores/aggregator/community/traffic.js';

/** Returns a sample; without a time of its own it has that of its request. */
export function withTime(sample: TrafficSample, observedAt: string | undefined): TrafficSample {
  const occurredAt = sample.occurredAt ?? observedAt;
  return occurredAt === undefined ? sample : { ...sample, occurredAt };
}
