import type { Figures } from './measure.js';
import { SIZES, type SizeName } from './size-rows.js';

/** What was measured on one database at one size. */
export interface SizeResult {
  kind: 'sqlite' | 'postgres';
  size: SizeName;
  /** By the name of a read: its figures with one client and with eight. */
  figures: ReadonlyMap<string, readonly Figures[]>;
  /** Of the database's file; null where it is not one file. */
  bytes: number | null;
}

/** Where and how it was measured. */
export interface Circumstances {
  command: string;
  versions: string;
  version: string;
}

/** Returns the results as Markdown: a table for each database, with both sizes and the growth between them. */
export function renderResults(
  results: readonly SizeResult[],
  { command, versions, version }: Circumstances,
): string {
  const head = `# Reads at size

Written by \`${command}\`: version ${version}, ${versions}. Times in ms, of a process of its own, without the client's;
failed requests count as \`-\`. Growth is p50 with one client, large to small.
`;
  const tables = (['sqlite', 'postgres'] as const).flatMap((kind) => {
    const [small, large] = results.filter((one) => one.kind === kind);
    return small && large ? [renderTable(small, large)] : [];
  });
  return [head, ...tables].join('\n');
}

function renderTable(small: SizeResult, large: SizeResult): string {
  const { names, maps, events, worldRecords, records } = SIZES[large.size];
  const share = Math.round(SIZES[large.size].names / SIZES[small.size].names);
  const counts = [
    `${names} names`,
    `${maps} maps`,
    `${events} events, ${worldRecords} of them world records`,
    `${records} records with verdicts`,
  ];
  const bytes = large.bytes === null ? '' : ` ${(large.bytes / 2 ** 20).toFixed(0)} MiB on disk.`;
  const rows = [...large.figures].map(([name, [one, eight]]) => {
    const before = small.figures.get(name)?.[0];
    const growth = one?.p50 && before?.p50 ? (one.p50 / before.p50).toFixed(1) : '-';
    const kib = one?.bytes ? (one.bytes / 1024).toFixed(0) : '-';
    return `| ${name} | ${show(before?.p50)} | ${show(one?.p50)} | ${show(one?.p99)} | ${growth} | ${show(eight?.p50)} | ${show(eight?.p99)} | ${kib} |`;
  });
  return `## ${large.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}

${counts.join(', ')}, beside 1/${share} of it.${bytes}

| read | p50 small | p50 | p99 | growth | p50, 8 clients | p99, 8 clients | KiB |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

function show(milliseconds: number | null | undefined): string {
  return milliseconds === null || milliseconds === undefined ? '-' : milliseconds.toFixed(1);
}
