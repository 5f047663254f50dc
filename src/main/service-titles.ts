import type { ServiceName } from '../config.js';

/** What each service is called in the tabs of the documentation pages. */
export const TITLES: Readonly<Record<ServiceName, string>> = {
  aggregator: 'Aggregator',
  verification: 'Verification',
  catalog: 'Records catalog',
};
