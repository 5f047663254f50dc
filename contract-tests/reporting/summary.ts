import type { CellResult } from '../ledger/ledger.js';
import { nameCells } from '../ledger/name-cells.js';
import { counted } from './escape-html.js';
import { countCells, countPassed, passedOf, scenariosIn, type ServiceReport } from './report-model.js';
import type { ScenarioResult } from '../ledger/run-scenario.js';

/** Returns the table of all reports as text: one line per service and target. */
export function toTable(reports: ServiceReport[]): string {
  const head = [
    'service',
    'on',
    'operations',
    'cells',
    'passed',
    'unchanged',
    'skipped',
    'failed',
    'scenarios',
    'service-wide',
    'examples',
    'Dredd',
    'seconds',
  ];
  const rows = reports.map(
    ({ service, target, operations, cells, serviceWideChecks, examples, dredd, seconds }) => {
      const counts = countCells(cells);
      return [
        service,
        target,
        operations,
        cells.length,
        counts.passed,
        countPassed(cells),
        counts.skipped,
        counts.failed,
        scenariosIn(cells).length,
        serviceWideChecks.length > 0 ? passedOf(serviceWideChecks) : '',
        examples.length > 0 ? passedOf(scenariosIn(examples)) : '',
        dredd ? `${dredd.passing} of ${dredd.expected}` : '',
        seconds.toFixed(1),
      ];
    },
  );
  return align([head, ...rows]);
}

/** Returns one sentence per target: how many cells of all services passed. */
export function toTargetLines(reports: ServiceReport[]): string[] {
  const kinds = new Map<string, ServiceReport[]>();
  for (const report of reports) {
    const name = report.kind === 'deployment' ? 'The deployment' : nameOfTarget(report);
    kinds.set(name, [...(kinds.get(name) ?? []), report]);
  }
  return [...kinds].map(([name, ofTarget]) => {
    const cells = ofTarget.flatMap((report) => report.cells);
    const { passed, failed, skipped } = countCells(cells);
    const differing = passed - countPassed(cells);
    const mock = differing > 0 ? ` (${differing} of them by declared differences)` : '';
    return `${name} passed ${passed} of ${cells.length} cells${mock}; ${skipped} skipped, ${failed} failed.`;
  });
}

function nameOfTarget({ kind, target }: ServiceReport): string {
  return kind === 'server' ? `The server on ${target}` : target;
}

/** Returns the failures, and the skipped cells by reason. */
export function toRemarks(reports: ServiceReport[]): string[] {
  return reports.flatMap(({ service, target, operations, cells, serviceWideChecks, examples, dredd }) => {
    const where = `${service} on ${target}`;
    return [
      ...skippedIn(where, cells, operations),
      ...skippedServiceWideChecks(where, serviceWideChecks),
      ...(dredd?.skipped ?? []).map((sentence) => `SKIPPED ${where}, Dredd: ${sentence}`),
      ...cells.flatMap(({ cell, scenarios }) => failuresIn(`${where}: ${cell}`, scenarios)),
      ...failuresIn(`${where}: service-wide checks`, serviceWideChecks),
      ...examples.flatMap(({ cell, scenarios }) => failuresIn(`${where}: ${cell}`, scenarios)),
      ...(dredd?.findings ?? []).map((finding) => `FAILED ${where}, Dredd: ${finding}`),
    ];
  });
}

function failuresIn(where: string, scenarios: ScenarioResult[]): string[] {
  return scenarios
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ scenario, findings, request }) => {
      const repetition = request ? `\n    ${request}` : '';
      return `FAILED ${where}, ${scenario}: ${findings.join(' ')}${repetition}`;
    });
}

/** Skipped cells are named; skipped scenarios of cells that passed or failed by others are counted. */
function skippedIn(where: string, cells: CellResult[], operations: number): string[] {
  const byReason = new Map<string, { cells: CellResult[]; others: number }>();
  for (const cell of cells) {
    for (const { outcome, findings } of cell.scenarios) {
      if (outcome !== 'skipped') continue;
      const reason = findings.join(' ');
      const found = byReason.get(reason) ?? { cells: [], others: 0 };
      byReason.set(reason, found);
      if (cell.outcome === 'skipped') found.cells.push(cell);
      else found.others += 1;
    }
  }
  return [...byReason].map(([reason, found]) => {
    const others = `${counted(found.others, 'scenario')} of cells that others reached`;
    const isAll = found.cells.length >= scenariosIn(cells).length;
    const cellsByName = isAll ? `all ${cells.length} cells` : nameCells(found.cells, operations);
    const named = [cellsByName, found.others > 0 ? others : ''].filter(Boolean);
    return `SKIPPED ${where}: ${named.join('; ')}. ${reason}`;
  });
}

function skippedServiceWideChecks(where: string, serviceWideChecks: ScenarioResult[]): string[] {
  const reasons = serviceWideChecks
    .filter(({ outcome }) => outcome === 'skipped')
    .map(({ findings }) => findings.join(' '));
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
