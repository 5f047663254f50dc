import type { DreddResult } from './dredd/run-dredd.js';
import { listOperations } from './document.js';
import type { CellResult } from './ledger.js';
import type { MockReport } from './prism/run-prism.js';
import type { ScenarioResult } from './run-scenario.js';
import type { ServiceSuite } from './scenario.js';

/** What came of one service on one target. */
export interface ServiceReport {
  service: string;
  version: string;
  /** The database of the suite's own server, or the URL of a deployment. */
  target: string;
  operations: number;
  cells: CellResult[];
  /** What the service does besides its operations. */
  manners: ScenarioResult[];
  dredd: DreddResult | null;
  seconds: number;
}

/** Returns the report of a service without what other tools found. */
export function reportOf(suite: ServiceSuite, target: string, cells: CellResult[]): ServiceReport {
  const operations = listOperations(suite.document).length;
  const { version } = suite.document.info;
  return { service: suite.service, version, target, operations, cells, manners: [], dredd: null, seconds: 0 };
}

/** Returns the tables of all reports as text. */
export function toTables(reports: ServiceReport[], mocks: MockReport[]): string {
  const server = reports.map(({ service, target, operations, cells, manners, dredd, seconds }) => [
    service,
    target,
    operations,
    cells.length,
    `${count(cells, 'met')} (${percent(count(cells, 'met'), cells.length)})`,
    count(cells, 'left out'),
    scenariosOf(cells).length,
    `${met(manners)} of ${manners.length}`,
    dredd ? `${dredd.passing} of ${dredd.expected}` : 'not run',
    seconds.toFixed(1),
  ]);
  const mock = mocks.map(({ service, successes, examples }) => [
    service,
    `${met(scenariosOf(successes))} of ${scenariosOf(successes).length}`,
    `${met(scenariosOf(examples))} of ${scenariosOf(examples).length}`,
  ]);
  const head = [
    'service',
    'on',
    'operations',
    'cells',
    'met',
    'left out',
    'scenarios',
    'manners',
    'Dredd',
    'seconds',
  ];
  const tables = [toTable([head, ...server])];
  if (mock.length > 0)
    tables.push(toTable([['service', 'Prism: success scenarios', 'Prism: documented answers'], ...mock]));
  return tables.join('\n\n');
}

/** Returns what is red, one by one, and what was left out, by its reason. */
export function toRemarks(reports: ServiceReport[], mocks: MockReport[]): string[] {
  return [
    ...reports.flatMap(({ service, target, cells, manners, dredd }) => [
      ...leftOutIn(`${service} on ${target}`, cells),
      ...cells.flatMap(({ cell, scenarios }) => redsIn(`${service} on ${target}: ${cell}`, scenarios)),
      ...redsIn(`${service} on ${target}: manners`, manners),
      ...(dredd?.findings ?? []).map((finding) => `RED ${service} on ${target}, Dredd: ${finding}`),
    ]),
    ...mocks.flatMap(({ service, successes, examples }) =>
      [...successes, ...examples].flatMap(({ cell, scenarios }) =>
        redsIn(`${service} on Prism: ${cell}`, scenarios),
      ),
    ),
  ];
}

function redsIn(where: string, scenarios: ScenarioResult[]): string[] {
  return scenarios
    .filter(({ outcome }) => outcome === 'red')
    .map(({ scenario, findings, request }) => {
      const repeat = request ? `\n    ${request}` : '';
      return `RED ${where}, ${scenario}: ${findings.join(' ')}${repeat}`;
    });
}

function leftOutIn(where: string, cells: CellResult[]): string[] {
  const byReason = new Map<string, Set<string>>();
  for (const { operation, status, scenarios } of cells) {
    for (const { outcome, findings } of scenarios) {
      if (outcome !== 'left out') continue;
      const reason = findings.join(' ');
      byReason.set(reason, (byReason.get(reason) ?? new Set()).add(`${operation} ${status}`));
    }
  }
  return [...byReason].map(([reason, names]) => `LEFT OUT ${where}: ${[...names].join(', ')}: ${reason}`);
}

/** Returns how many things were judged good and bad: scenarios, manners, Dredd's transactions, Prism's answers. */
export function countOutcomes(
  reports: ServiceReport[],
  mocks: MockReport[],
): { passed: number; failed: number } {
  const scenarios = [
    ...reports.flatMap(({ cells, manners }) => [...scenariosOf(cells), ...manners]),
    ...mocks.flatMap(({ successes, examples }) => scenariosOf([...successes, ...examples])),
  ];
  const dredd = reports.flatMap((report) => report.dredd ?? []);
  const red = scenarios.filter(({ outcome }) => outcome === 'red').length;
  return {
    passed: met(scenarios) + dredd.reduce((sum, { passing }) => sum + passing, 0),
    failed: red + dredd.reduce((sum, { findings }) => sum + findings.length, 0),
  };
}

function scenariosOf(cells: CellResult[]): ScenarioResult[] {
  return cells.flatMap(({ scenarios }) => scenarios);
}

function met(scenarios: ScenarioResult[]): number {
  return scenarios.filter(({ outcome }) => outcome === 'met').length;
}

function count(cells: CellResult[], outcome: CellResult['outcome']): number {
  return cells.filter((cell) => cell.outcome === outcome).length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0 %' : `${Math.floor((part / whole) * 100)} %`;
}

function toTable(rows: (string | number)[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column]).length)),
  );
  return rows
    .map((row) =>
      row
        .map((value, column) => pad(value, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function pad(value: string | number, width: number): string {
  return typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width);
}
