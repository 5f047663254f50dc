import { listProjectKeys } from './scenarios/own-projects.js';
import { projectKeyFor } from './targets/target.js';

/** Returns what a run has left in the services that it has written to, and how to take it back. */
export function describeLeft(run: string, written: ReadonlySet<string>): string[] {
  const left: Record<string, string[]> = {
    aggregator: [
      'In the aggregator, what it sent as these projects, with their maps, records, events, clubs and names. To take it back:',
      ...listProjectKeys(projectKeyFor(run)).map((key) => `  npm run projects -- forget ${key} --yes`),
      'Names that it sent as a plugin are of plugin-player-directory, or of PLUGIN_PROJECT_KEY: they stay.',
    ],
    catalog: [
      'In the catalog, records that it sent to the webhook and its update requests, of records-catalog: they stay.',
    ],
    verification: ['In the verification service, its submissions, their records and verdicts: they stay.'],
  };
  const lines = Object.entries(left).flatMap(([service, sentences]) =>
    written.has(service) ? sentences : [],
  );
  return lines.length === 0 ? [] : ['This run has written (--write), and leaves there:', ...lines];
}
