import type { ServiceName } from '../config.js';

/** The names of the services on pages. */
export const TITLES: Readonly<Record<ServiceName, string>> = {
  aggregator: 'Aggregator',
  verification: 'Verification',
  catalog: 'Records catalog',
};

/** What each service is for, in a sentence. */
export const SUMMARIES: Readonly<Record<ServiceName, string>> = {
  aggregator: 'Who is who, and what trackers see: projects send it, everybody reads it.',
  verification: 'Is a record real? Send map and replay, and get a verdict.',
  catalog: 'Who holds the record on each map, since when, and before that.',
};
