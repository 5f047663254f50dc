import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { ApiDocument } from '../../../contract-tests/contract/document.js';
import {
  countResponses,
  type RunReport,
  type ServiceReport,
} from '../../../contract-tests/reporting/report-model.js';
import { toHeadline } from '../../../contract-tests/reporting/summary.js';
import { toBadge } from '../../../contract-tests/reporting/to-badge.js';
import { toJUnit } from '../../../contract-tests/reporting/to-junit.js';
import { toPage } from '../../../contract-tests/reporting/to-page.js';

/** What the site's first page shows of a contract report. */
export interface Verdict {
  headline: string;
  /** ISO 8601. */
  startedAt: string;
  /** The number of findings. */
  failed: number;
  /** Documented responses by outcome. */
  responses: ReturnType<typeof countResponses>;
}

/** A service as the published report names it. */
interface ReportedService {
  service: string;
  /** Takes the place of the addresses that were tested. */
  baseUrl: string;
  document: object;
}

/** Returns the results of the last contract run, or null where the folder has none of all operations. Throws when the file is not JSON. */
export async function readReport(folder: URL): Promise<RunReport | null> {
  const file = new URL('results.json', folder);
  if (!existsSync(file)) return null;
  const run = JSON.parse(await readFile(file, 'utf8')) as RunReport;
  return run.onlyOperations ? null : run;
}

/**
 * Writes a contract report as it may be published into a folder, and returns its verdict: addresses of the tested servers
 * are replaced by the services' base URLs, and its links to documentation lead to the site's own pages.
 */
export async function publishReport(
  run: RunReport,
  services: readonly ReportedService[],
  folder: URL,
): Promise<Verdict> {
  const shown = withoutAddresses(run, services);
  const documents = Object.fromEntries(
    services.map(({ service, document }) => [service, document as ApiDocument]),
  );
  const page = toPage(shown, documents, {
    findDocumentation: ({ service }) => `../${service}/index.html`,
  });
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('index.html', folder), page);
  await writeFile(new URL('results.json', folder), `${JSON.stringify(shown, null, 1)}\n`);
  await writeFile(new URL('junit.xml', folder), toJUnit(shown));
  await writeFile(new URL('badge.svg', folder), toBadge(shown));
  const { startedAt, failed, reports } = shown;
  return { headline: toHeadline(shown), startedAt, failed, responses: countResponses(reports) };
}

/** Servers that a run starts itself listen on addresses that mean nothing elsewhere. */
const LOOPBACK = String.raw`\bhttps?://(?:127(?:\.\d+){3}|localhost|\[::1\])(?::\d+)?(?![\w.])`;

/** Returns the results with the base URL of each service in place of the address that was tested. */
function withoutAddresses(run: RunReport, services: readonly ReportedService[]): RunReport {
  const findUrl = (service: string | null): string =>
    services.find((one) => one.service === service)?.baseUrl ?? 'https://service.example';
  const published = new Map(run.reports.flatMap((report) => toReplacements(report, findUrl(report.service))));
  // The longest first, since one may be the beginning of another; in one pass, since one may occur in what replaces another.
  const tested = [...published.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp([...tested, LOOPBACK].join('|'), 'g');
  const hide = (value: unknown, service: string | null): unknown =>
    mapTexts(value, (text) =>
      text.replaceAll(pattern, (address) => published.get(address) ?? findUrl(service)),
    );
  const { reports, findings, ...facts } = run;
  return {
    ...(hide(facts, null) as typeof facts),
    reports: reports.map((report) => hide(report, report.service) as typeof report),
    findings: findings.map((finding) => hide(finding, finding.service) as typeof finding),
  };
}

/** Returns what takes the place of a tested deployment's base URL, origin and host, each of which responses may contain. */
function toReplacements({ kind, target }: ServiceReport, baseUrl: string): [string, string][] {
  if (kind !== 'deployment') return [];
  const address = target.replace(' (read-only)', '');
  if (!URL.canParse(address)) return [[address, baseUrl]];
  const { origin, host } = new URL(address);
  const { origin: ownOrigin, host: ownHost } = new URL(baseUrl);
  const urls: [string, string][] = [
    [origin, ownOrigin],
    [address, baseUrl],
  ];
  // A host without a dot may be any word.
  return /[.:]/.test(host) ? [...urls, [host, ownHost]] : urls;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}
