import type { ServiceName } from '../config.js';

/** The names of the services in the tabs of the documentation pages. */
export const TITLES: Readonly<Record<ServiceName, string>> = {
  aggregator: 'Aggregator',
  verification: 'Verification',
  catalog: 'Records catalog',
};

/** The ports that the mocks of the services listen on unless others are given. */
export const MOCK_PORTS: Readonly<Record<ServiceName, number>> = {
  aggregator: 4011,
  verification: 4012,
  catalog: 4013,
};

/** What each service is for, in a sentence, by its title. */
export const SUMMARIES: Readonly<Record<string, string>> = {
  [TITLES.aggregator]: 'Who is who, and what trackers see: projects send it, everybody reads it.',
  [TITLES.verification]: 'Is a record real? Send map and replay, and get a verdict.',
  [TITLES.catalog]: 'Who holds the record on each map, since when, and before that.',
};

/** Returns the name of the npm package with a service's generated client. */
export function clientPackageName(service: string): string {
  return `record-services-${service}-client`;
}
