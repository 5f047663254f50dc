import type { ServiceName } from '../config.js';

/** The names of the services in the tabs of the documentation pages. */
export const TITLES: Readonly<Record<ServiceName, string>> = {
  aggregator: 'Aggregator',
  verification: 'Verification',
  catalog: 'Records catalog',
};
