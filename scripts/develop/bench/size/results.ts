import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthOf, growsTooMuch, isTooSlow, limitOf, MAX_GROWTH, reasonOf } from './limits.js';
import type { Figures } from './measure.js';
import type { SizeCounts } from './size-rows.js';
import type { SoakFinding } from './soak.js';

/** The databases, with their names. */
export const KINDS = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
export type Kind = keyof typeof KINDS;

/** Where and how something was measured. */
export interface Circumstances {
  command: string;
  /** Of the project, with the commit. */
  version: string;
  /** Of Node.js, the database and the processor. */
  versions: string;
  /** The day, UTC. */
  day: string;
}

/** All reads on small and on large data. */
export interface ReadsFinding {
  small: SizeCounts;
  large: SizeCounts;
  /** Bytes of the large database on disk. */
  bytes: number;
  /** Milliseconds from the start of the process on it to its line `ready`. */
  readyMs: number;
  reads: { title: string; small: Figures; large: Figures; statements: number }[];
}

/** What was measured on one database last; each part by a command of its own. */
export interface Results {
  reads?: Circumstances & ReadsFinding;
  soak?: Circumstances & SoakFinding;
}

/** Returns what was measured on a database before; it is kept beside the data. */
export function readResults(folder: string, kind: Kind): Results {
  const file = fileOf(folder, kind);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

/** Keeps one part of what was measured on a database. */
export function keepResults(folder: string, kind: Kind, part: Results): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, kind), JSON.stringify({ ...readResults(folder, kind), ...part }, null, 1));
}

function fileOf(folder: string, kind: Kind): string {
  return join(folder, `measured-${kind}.json`);
}

const MIB = 2 ** 20;

const HEAD = `# Every read at size

Written by \`npm run bench -- size\` (see size/size.ts), one part for each of its commands. Times are those of one client in another process on
the same machine, in ms; \`-\` is a request that failed. Before a read is measured, each of its parameters is sent once. Small and full data are
measured one right after the other. Of 100 samples p99 is the second longest; a read outside a limit is measured a second time with up to 300
samples, and that counts.

- **growth**: p50 on full data to p50 on small data; \`larger\` where the response grows with the data as well.
- **statements**: those that one request sends to the database, without BEGIN and COMMIT.
- Limits: p99 under 25 ms, of searches and of responses over 100 KiB under 100 ms; growth at most ${MAX_GROWTH} where the response is no larger.
`;

/** Returns all results as Markdown. */
export function renderResults(results: Readonly<Record<Kind, Results>>): string {
  const parts = Object.entries(KINDS).flatMap(([kind, name]) => {
    const { reads, soak } = results[kind as Kind];
    return [
      ...(reads ? [`## ${name}: reads\n\n${renderReads(reads)}`] : []),
      ...(soak ? [`## ${name}: memory\n\n${renderSoak(soak)}`] : []),
    ];
  });
  return [HEAD, ...parts].join('\n');
}

function source({ command, version, versions, day }: Circumstances): string {
  return `\`${command}\`, ${day}: version ${version}, ${versions}.`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = header.map((_, index) => (index === 0 ? '---' : '---:'));
  return [header, rule, ...rows].map(line).join('\n');
}

function renderReads(part: Circumstances & ReadsFinding): string {
  const { small, large, bytes, readyMs, reads } = part;
  const { names, maps, events, worldRecords, records } = large;
  const rows = reads.map((read) => {
    const growth = growthOf(read.small, read.large);
    return [
      read.title,
      show(read.small.p50),
      show(read.large.p50),
      show(read.large.p99),
      growth === null ? (read.large.p50 ? 'larger' : '-') : growth.toFixed(1),
      (read.large.bytes / 1024).toFixed(1),
      String(read.statements),
    ];
  });
  const operations = new Set(reads.map(({ title }) => title.split(', ').slice(0, 2).join()));
  return `${source(part)}

${names} names, ${maps} maps, ${events} events (${worldRecords} of them world records), ${records} records with verdicts, beside ${small.events} events
and as much less of the rest; ${(bytes / MIB).toFixed(0)} MiB on disk. ${reads.length} reads of all ${operations.size} operations that read. From the start of the process to ready: ${readyMs.toFixed(0)} ms.

${renderOverLimits(part)}

${table(['read', 'p50 small', 'p50', 'p99', 'growth', 'KiB', 'statements'], rows)}
`;
}

/** Returns the reads outside of the limits, which a long table hides, by the reason why. */
export function renderOverLimits({ reads }: ReadsFinding): string {
  const list = (found: readonly (readonly [title: string, figures: string])[]): string => {
    const byReason = new Map<string, string[]>();
    for (const [title, figures] of found)
      byReason.set(reasonOf(title), [...(byReason.get(reasonOf(title)) ?? []), `${title} (${figures})`]);
    const reasons = [...byReason].map(([reason, titles]) => `  - ${reason}: ${titles.join('; ')}.`);
    return [`${found.length} of ${reads.length}.`, ...reasons].join('\n');
  };
  const slow = reads.filter(({ title, large }) => isTooSlow(title, large));
  const growing = reads.filter(({ small, large }) => growsTooMuch(small, large));
  return `- p99 over the limit: ${list(slow.map(({ title, large }) => [title, `${show(large.p99)}, limit ${limitOf(title, large)}`]))}
- growth over ${MAX_GROWTH}: ${list(growing.map(({ title, small, large }) => [title, `${show(small.p50)} to ${show(large.p50)}`]))}`;
}

function renderSoak(part: Circumstances & SoakFinding): string {
  const { idle, marks, peak, minutes, reads, failed, rows } = part;
  const cells = (name: string, { own, all }: typeof idle): string[] => [
    name,
    (own / MIB).toFixed(0),
    (all / MIB).toFixed(0),
  ];
  return `${source(part)}

Anonymous memory (RssAnon) under ${minutes} minutes of mixed load: every read of the table in random order by four clients without pause (${reads} reads, ${failed} of them
failed), beside ingested names, events, checks and maps (${rows} rows).

${table(
  ['', 'MiB', 'MiB with the processes that it starts'],
  [
    cells('ready', idle),
    ...marks.map(({ minute, memory }) => cells(`minute ${minute}`, memory)),
    cells('peak', peak),
  ],
)}
`;
}

function show(milliseconds: number | null): string {
  return milliseconds === null ? '-' : milliseconds.toFixed(1);
}
