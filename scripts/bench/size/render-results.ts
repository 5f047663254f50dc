import { EXCEPTIONS, reasonOf, type Limit } from './exceptions.js';
import { growthOf, growsTooMuch, isTooSlow, limitOf, MAX_GROWTH } from './limits.js';
import { median } from '../statistics.js';
import { KINDS, type Circumstances, type Kind, type Results, type SizeResult } from './results.js';
import { SIZES } from './size-rows.js';

const TITLES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
const MIB = 2 ** 20;
const COSTLIEST = 10;

const HEAD = `# Every read at size

Written by \`npm run bench -- size\` (see size/size.ts), one part for each of its commands. Times are those of a client in another process on the
same machine, in ms; \`-\` is a request that failed. Before a read is measured, each of its parameters is sent once. Of 100 samples p99 is the
second longest; a read over a limit is measured a second time with up to 300 samples, of one that grows too much both sizes one after the
other, and that counts.

- **growth**: p50 with one client, full to small; \`larger\` where the response grows with the data as well.
- **processor**: processor time of services and database for one request.
- **statements**: those that one request sends to the database, without BEGIN and COMMIT.
- **rows**: what the scans of these statements look at, on small and on full data. On SQLite: the rows and entries that each loop over a table or an index
  visits (\`.scanstats\` of SQLite's shell, on the statements of the trace; what a full-text index reads inside is not in it). On
  PostgreSQL: the rows and entries that the scans of the plans return or remove (\`auto_explain\` with ANALYZE, functions included).
- Limits: p99 of one client under 25 ms, of responses over 100 KiB under 100 ms; growth at most ${MAX_GROWTH} where the response is no larger.
`;

/** Returns all results as Markdown. */
export function renderResults(results: Readonly<Record<(typeof KINDS)[number], Results>>): string {
  const parts = KINDS.flatMap((kind) => {
    const { reads, costliest, crowd, soak } = results[kind];
    return [
      ...(reads ? [`## ${TITLES[kind]}: reads\n\n${renderReads(kind, reads)}`] : []),
      ...(costliest ? [`## ${TITLES[kind]}: the costliest requests\n\n${renderCostliest(costliest)}`] : []),
      ...(crowd ? [`## ${TITLES[kind]}: beside the costliest requests\n\n${renderCrowd(crowd)}`] : []),
      ...(soak ? [`## ${TITLES[kind]}: memory\n\n${renderSoak(soak)}`] : []),
    ];
  });
  return [HEAD, ...parts].join('\n');
}

function source({ command, version, versions, day }: Circumstances): string {
  return `\`${command}\`, ${day}: version ${version}, ${versions}.`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = header.map((_, place) => (place === 0 ? '---' : '---:'));
  return [header, rule, ...rows].map(line).join('\n');
}

function renderReads(kind: Kind, reads: NonNullable<Results['reads']>): string {
  const [small, large] = reads.sizes;
  if (!small || !large) return '';
  const { names, maps, events, worldRecords, records } = SIZES[large.size];
  const share = Math.round(names / SIZES[small.size].names);
  const { warm, cold } = reads.starts;
  const started = [
    `${median(warm).toFixed(0)} ms`,
    ...(cold.length > 0 ? [`${median(cold).toFixed(0)} ms with nothing of it in memory`] : []),
  ];
  const rows = Object.entries(large.reads).map(([name, figures]) => {
    const before = small.reads[name];
    const growth = growthOf(before?.one, figures.one);
    return [
      name,
      show(before?.one.p50),
      show(figures.one.p50),
      show(figures.one.p99),
      growth === null ? (figures.one.p50 ? 'larger' : '-') : growth.toFixed(1),
      show(figures.one.processorMs),
      show(figures.eight?.p50),
      show(figures.eight?.p99),
      (figures.one.bytes / 1024).toFixed(1),
      String(figures.statements ?? '-'),
      String(before?.rows ?? '-'),
      String(figures.rows ?? '-'),
    ];
  });
  return `${source(reads)}

${names} names, ${maps} maps, ${events} events (${worldRecords} of them world records), ${records} records with verdicts, beside 1/${share} of it;
${(large.bytes / MIB).toFixed(0)} MiB on disk. ${rows.length} reads of all ${new Set(rows.map(([name = '']) => name.split(', ').slice(0, 2).join())).size} operations that read. From the start of the process to ready: ${started.join(', ')}.

${renderExceptions(kind, small, large)}

${table(
  [
    'read',
    'p50 small',
    'p50',
    'p99',
    'growth',
    'processor',
    'p50, 8 clients',
    'p99, 8 clients',
    'KiB',
    'statements',
    'rows small',
    'rows',
  ],
  rows,
)}
`;
}

/** The reads outside the limits, which a long table hides, by the reason why. */
function renderExceptions(kind: Kind, small: SizeResult, large: SizeResult): string {
  const all = Object.entries(large.reads);
  const slow = all.flatMap(([title, { one }]) =>
    isTooSlow(one) ? [{ title, figures: `${show(one.p99)}, limit ${limitOf(one)}` }] : [],
  );
  const growing = all.flatMap(([title, { one }]) => {
    const before = small.reads[title]?.one;
    return growsTooMuch(before, one) ? [{ title, figures: `${show(before?.p50)} to ${show(one.p50)}` }] : [];
  });
  const list = (limit: Limit, reads: typeof slow): string => {
    const byReason = new Map<string, string[]>();
    for (const { title, figures } of reads) {
      const reason = reasonOf(EXCEPTIONS, { kind, limit, title }) ?? 'No reason is known';
      byReason.set(reason, [...(byReason.get(reason) ?? []), `${title} (${figures})`]);
    }
    return [
      `${reads.length} of ${all.length}.`,
      ...[...byReason].map(([reason, titles]) => `  - ${reason}: ${titles.join('; ')}.`),
    ].join('\n');
  };
  return `- p99 over the limit: ${list('p99', slow)}
- growth over ${MAX_GROWTH}: ${list('growth', growing)}`;
}

function renderCostliest(part: NonNullable<Results['costliest']>): string {
  const rows = part.requests
    .slice(0, COSTLIEST)
    .map(({ service, operation, parameters, status, bytes, processorMs, mainThreadMs, ms }) => [
      `${service} ${operation}: ${parameters.replaceAll('|', '\\|') || 'no parameters'}`,
      String(status),
      (bytes / 1024).toFixed(0),
      processorMs.toFixed(1),
      mainThreadMs.toFixed(1),
      ms.toFixed(1),
    ]);
  return `${source(part)}

The parameters of each of ${part.requests.length} operations were searched for what costs most processor time (services and database together; seeded); the ten
costliest operations, each with its costliest request. Medians of 5 repeats, one client.

${table(['request', 'status', 'KiB', 'processor', 'of it main thread', 'time'], rows)}
`;
}

function renderCrowd(part: NonNullable<Results['crowd']>): string {
  const { waited, crowd, ran, queued } = part.finding;
  const rows = waited.map(({ name, count, p50, p99, longest, limitMs }) => [
    name,
    String(count),
    show(p50),
    show(p99),
    show(longest),
    String(limitMs),
  ]);
  const statuses = Object.entries(crowd.statuses).map(([status, count]) => `${count} × ${status}`);
  return `${source(part)}

Eight clients, each of an address of its own, send the ten costliest requests in turn without pause, for 20 s: ${statuses.join(', ')}; the longest took
${show(Math.max(...crowd.longestMs))} ms. The main thread ran ${(ran * 100).toFixed(0)} % of the time and waited for a processor ${(queued * 100).toFixed(0)} % of it. Reads of another client meanwhile:

${table(['read', 'times', 'p50', 'p99', 'longest', 'limit of p99'], rows)}
`;
}

function renderSoak(part: NonNullable<Results['soak']>): string {
  const { idle, marks, peak, minutes, reads, failed, rows } = part.finding;
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

function show(milliseconds: number | null | undefined): string {
  return milliseconds === null || milliseconds === undefined ? '-' : milliseconds.toFixed(1);
}
