import { shortenTo } from '../contract/fault.js';
import type { CellResult } from '../ledger/ledger.js';
import {
  counted,
  countOutcomes,
  countResponses,
  nameCells,
  toTargetName,
  describePassed,
  describeScope,
  listScenarioResults,
  skipReasons,
  toScopeLine,
  type RunReport,
  type ServiceReport,
  type Finding,
} from './report-model.js';
import type { ScenarioResult } from '../ledger/run-scenario.js';

/** Returns the table of all reports as text: one line per service and target. */
export function toTable(reports: ServiceReport[]): string {
  const head = [
    'service',
    'on',
    'operations',
    'responses',
    'passed',
    'skipped',
    'failed',
    'scenarios',
    'service-wide',
    'seconds',
  ];
  const rows = reports.map(({ service, target, operations, cells, serviceWideChecks, seconds }) => {
    const counts = countOutcomes(cells);
    return [
      service,
      target,
      operations,
      cells.length,
      counts.passed,
      counts.skipped,
      counts.failed,
      listScenarioResults(cells).length,
      serviceWideChecks.length > 0 ? describePassed(serviceWideChecks) : '',
      seconds.toFixed(1),
    ];
  });
  return align([head, ...rows]);
}

/** Returns one sentence per target: how many cells of all services passed. */
export function toTargetLines(reports: ServiceReport[]): string[] {
  const kinds = new Map<string, ServiceReport[]>();
  for (const report of reports) {
    const name = toTargetName(report);
    kinds.set(name, [...(kinds.get(name) ?? []), report]);
  }
  return [...kinds].map(([name, ofTarget]) => {
    const cells = ofTarget.flatMap((report) => report.cells);
    const { passed, failed, skipped } = countOutcomes(cells);
    return `${name} passed ${passed} of ${cells.length} responses; ${skipped} skipped, ${failed} failed.`;
  });
}

/** Returns the skipped cells of each report by reason. */
export function toSkips(reports: ServiceReport[]): string[] {
  return reports.flatMap(({ service, target, operations, cells, serviceWideChecks }) => {
    const where = `${service} on ${target}`;
    return [...skippedIn(where, cells, operations), ...skippedServiceWideChecks(where, serviceWideChecks)];
  });
}

const MAX_SHOWN = 5;
const MAX_CHARACTERS = 240;

/**
 * Returns the first findings, that which most depends on in a few lines: what, where, what the document
 * says, and a request. Of the others the report has more than the line here.
 */
export function toFindingLines(findings: Finding[]): string[] {
  const sorted = findings.toSorted((a, b) => Number(a.service !== null) - Number(b.service !== null));
  const shown = sorted.slice(0, MAX_SHOWN).map((finding, place) => {
    const { service, sentence, quote, rule, body } = finding;
    const request = toRequestText(finding);
    const where = service === null ? '' : `${service}: `;
    const what = `FAILED ${where}${shortenTo(2 * MAX_CHARACTERS, sentence)}`;
    if (place > 0) return service === null ? what : `${what} In ${toPlaces(finding)}.`;
    const said = quote === undefined ? rule : `The document: "${quote}"`;
    return [
      what,
      ...(service === null ? [] : [`    ${toPlaces(finding)}`]),
      ...(said === undefined ? [] : [`    ${shortenTo(MAX_CHARACTERS, said)}`]),
      ...(body === undefined ? [] : [`    body: ${shortenTo(MAX_CHARACTERS, body).replaceAll(/\s+/g, ' ')}`]),
      ...(request === undefined ? [] : [`    ${request}`]),
    ].join('\n');
  });
  const rest = findings.length - shown.length;
  return rest > 0 ? [...shown, `FAILED besides: ${counted(rest, 'finding')}, in the report.`] : shown;
}

/** Returns the responses that show a finding, and how many were not reached because of it: `GET /maps 200 and 17 more responses`. */
function toPlaces({ name, alsoIn, blocks }: Finding): string {
  const others = alsoIn.length > 0 ? ` and ${counted(alsoIn.length, 'more response')}` : '';
  const blocked =
    blocks.length > 0 ? `; ${counted(blocks.length, 'response')} not reached because of it` : '';
  return `${name}${others}${blocked}`;
}

/** Returns a finding's request as a curl command, after what to know before it is sent alone. */
function toRequestText({ request, preparedBy }: Finding): string | undefined {
  if (request === undefined || preparedBy === undefined) return request;
  return `after ${counted(preparedBy, 'request')} that prepare${preparedBy === 1 ? 's' : ''} it: ${request}`;
}

/** Returns a run in Markdown, as CI servers show it: the sums, and each finding with its request. */
export function toMarkdown(run: RunReport): string {
  const { findings, reports, passed, failed, skipped, left = [] } = run;
  const scope = toScopeLine(run);
  return [
    `## Contract: ${toHeadline(run)}`,
    toTargetLines(reports)
      .map((line) => `- ${line}`)
      .join('\n'),
    scope,
    ...findings.map(toMarkdownFinding),
    left.length > 0 ? fence(left.join('\n')) : '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** What a server has sent is shown as it is: in a fence, none of it is markup. */
function toMarkdownFinding(finding: Finding): string {
  const { service, sentence, quote, rule, body } = finding;
  const said = quote === undefined ? rule : `The document: "${quote}"`;
  const lines = [sentence, said, body && `Body: ${shortenTo(MAX_CHARACTERS, body)}`, toRequestText(finding)];
  const text = lines.filter((line) => line !== undefined).join('\n');
  return `### ${service === null ? 'The run' : `${service}: ${toPlaces(finding)}`}\n\n${fence(text)}`;
}

/** Returns a text in a fence that is longer than any in it. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}\n${text}\n${mark}`;
}

/** Returns what the headline of a run says: `1 of 45 responses is wrong: GET /maps 200`. */
export function toHeadline(run: RunReport): string {
  const { failed, findings, reports } = run;
  const { all, failed: wrong, skipped } = countResponses(reports);
  const scope = describeScope(run);
  if (failed === 0) {
    return `${skipped > 0 ? 'All tested responses' : 'All responses'}${scope} are as documented`;
  }
  const names = new Set(findings.filter(({ service }) => service !== null).map(({ name }) => name));
  const shown = names.size === 1 ? `: ${[...names].join('')}` : '';
  if (wrong > 0)
    return `${wrong} of ${counted(all, 'response')}${scope} ${wrong === 1 ? 'is' : 'are'} wrong${shown}${toBlocked(findings)}`;
  return failed === 1 && names.size === 0
    ? (findings[0]?.sentence ?? '')
    : `${counted(failed, 'finding')}${scope}${shown}`;
}

/** Names what most responses were not reached because of: `, 11 not reached because of uploadMap`. */
function toBlocked(findings: Finding[]): string {
  const [first] = findings.toSorted((a, b) => b.blocks.length - a.blocks.length);
  if (!first || first.blocks.length === 0) return '';
  return `, ${first.blocks.length} not reached because of ${first.operation ?? first.name}`;
}

/** Skipped cells are named; skipped scenarios of cells that passed or failed by others are counted. */
function skippedIn(where: string, cells: CellResult[], operations: number): string[] {
  const byReason = new Map<string, { cells: CellResult[]; others: number }>();
  for (const cell of cells) {
    for (const reason of skipReasons(cell)) {
      const found = byReason.get(reason) ?? { cells: [], others: 0 };
      byReason.set(reason, found);
      if (cell.outcome === 'skipped') found.cells.push(cell);
      else found.others += 1;
    }
  }
  return [...byReason].map(([reason, found]) => {
    const others = `${counted(found.others, 'scenario')} of responses that others reached`;
    const isAll = found.cells.length >= listScenarioResults(cells).length;
    const cellsByName = isAll ? `all ${cells.length} responses` : nameCells(found.cells, operations);
    const named = [cellsByName, found.others > 0 ? others : ''].filter(Boolean);
    return `SKIPPED ${where}: ${named.join('; ')}. ${reason}`;
  });
}

function skippedServiceWideChecks(where: string, serviceWideChecks: ScenarioResult[]): string[] {
  const reasons = serviceWideChecks
    .filter(({ outcome }) => outcome === 'skipped')
    .map(({ reason = '' }) => reason);
  return [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((other) => other === reason).length;
    return `SKIPPED ${where}: ${counted(count, 'service-wide check')}. ${reason}`;
  });
}

function align(rows: (string | number)[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  );
  const pad = (value: string | number, width: number): string =>
    typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
  const line = (row: (string | number)[]): string =>
    row
      .map((value, column) => pad(value, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}
