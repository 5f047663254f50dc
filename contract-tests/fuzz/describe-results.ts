import type { FuzzResult } from './fuzz-operation.js';

/** Returns a line for what was sent, and for each finding its description and how to reproduce it. */
export function describeFuzz(results: FuzzResult[]): string[] {
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  const statuses = new Map<string, number>();
  for (const result of results) {
    for (const [status, count] of Object.entries(result.statuses))
      statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const shown = [...statuses].sort().map(([status, count]) => `${status} ${count} times`);
  const found = results.filter((result) => result.found !== null);
  return [
    `${requests} requests to ${results.length} operations: ${shown.join(', ')}; ${found.length} findings`,
    ...found.map(describeFinding),
  ];
}

function describeFinding({ service, operation, found }: FuzzResult): string {
  if (!found) return '';
  const what = found.mutations.length === 0 ? 'a valid request' : found.mutations.join(', and ');
  return [
    `FAILED ${service} ${operation} (seed ${found.seed}): ${what}`,
    ...found.findings.map((finding) => `  ${finding}`),
    `  ${found.curl}`,
    `  npm run fuzz -- --seed ${found.seed} --operation ${operation}`,
  ].join('\n');
}
