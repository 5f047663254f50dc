import { listOperations, type ApiDocument, type Operation } from '../contract/document.js';
import type { DreddResult } from '../dredd/run-dredd.js';
import type { CellResult } from '../ledger/ledger.js';
import { nameCells } from '../ledger/name-cells.js';
import { countOutcomes, scenariosIn, skipReasons, type ServiceReport } from './report-model.js';
import type { ScenarioResult } from '../ledger/run-scenario.js';
import type { ServiceWideResult } from '../ledger/service-wide-checks.js';
import { counted, escapeHtml } from './escape-html.js';

/** Returns one service's part of the page: its figures, and a grid of its operations and statuses. */
export function toGrid(report: ServiceReport, targetId: string, document: ApiDocument | undefined): string {
  const tested = new Set(report.cells.map(({ operation }) => operation));
  const operations = document ? listOperations(document).filter(({ id }) => tested.has(id)) : [];
  const statuses = [...new Set(report.cells.map(({ status }) => status))].sort((a, b) => a - b);
  const groups = [...new Set(operations.map(({ tag }) => tag))].map((tag) => {
    const rows = operations
      .filter((operation) => operation.tag === tag)
      .map((operation) => toRow(operation, report, targetId, statuses));
    return `<tbody><tr class="tag"><th colspan="${statuses.length + 1}" scope="rowgroup">${escapeHtml(tag)}</th></tr>${rows.join('\n')}</tbody>`;
  });
  const heads = statuses.map((status) => `<th scope="col">${status}</th>`).join('');
  return `<section class="service" data-service="${report.service}">
<h2>${escapeHtml(report.title)} <span class="version">${escapeHtml(report.version)}</span></h2>
<p class="quiet">${toFigures(report)}</p>
<table class="grid"><thead><tr><th scope="col">Operation</th>${heads}</tr></thead>${groups.join('\n')}</table>
${toOtherResults(report, targetId)}
</section>`;
}

function toFigures({
  kind,
  target,
  operations,
  cells,
  serviceWideChecks,
  examples,
  dredd,
  seconds,
}: ServiceReport): string {
  const counts = countOutcomes(cells);
  const where = kind === 'deployment' ? `<code>${escapeHtml(target)}</code>` : escapeHtml(target);
  const figures = [
    where,
    counted(operations, 'operation'),
    `${counts.passed} of ${counted(cells.length, 'response')} passed`,
    counted(scenariosIn(cells).length, 'scenario'),
    serviceWideChecks.length > 0 ? `${toShare(serviceWideChecks)} service-wide checks passed` : '',
    examples.length > 0 ? `${toShare(scenariosIn(examples))} examples passed` : '',
    dredd && dredd.expected > 0 ? `Dredd confirms ${dredd.passing} of ${dredd.expected}` : '',
    `${seconds.toFixed(1)} s`,
  ];
  return figures.filter(Boolean).join(' · ');
}

/** Of all, as in the run's own numbers, so that skipped ones are among them. */
function toShare(results: ScenarioResult[]): string {
  return `${countOutcomes(results).passed} of ${results.length}`;
}

function toRow(
  { id, method, path, summary }: Operation,
  { cells, service }: ServiceReport,
  targetId: string,
  statuses: number[],
): string {
  const own = cells.filter(({ operation }) => operation === id);
  const columns = statuses.map((status) => {
    const buttons = own
      .filter((cell) => cell.status === status)
      .map((cell) => toButton(cell, `${targetId}/${service}/${cells.indexOf(cell)}`));
    return `<td${buttons.length === 0 ? ' class="none"' : ''}>${buttons.join('')}</td>`;
  });
  const search = escapeHtml(`${id} ${method} ${path} ${summary}`.toLowerCase());
  return `<tr class="operation" data-search="${search}"><th scope="row"><span class="summary">${escapeHtml(summary)}</span> <span class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code></span></th>${columns.join('')}</tr>`;
}

/** Lets a long path wrap at its slashes. */
function breakable(path: string): string {
  return escapeHtml(path).replaceAll('/', '/<wbr>');
}

const MARKS = { passed: '✓', differs: '≈', skipped: '–', failed: '✗' };

function toButton(cell: CellResult, id: string): string {
  const { outcome, status, mediaType, scenarios } = cell;
  const differs = scenarios.some(({ difference }) => difference !== undefined);
  const state = outcome === 'passed' && differs ? 'differs' : outcome;
  const label = `${cell.operation} ${status}, ${mediaType ?? 'no content'}: ${outcome}, ${counted(scenarios.length, 'scenario')}`;
  return `<button type="button" class="cell ${state}" data-cell="${id}" data-outcome="${outcome}" aria-label="${escapeHtml(label)}" aria-haspopup="dialog"><span class="status">${status}</span><span class="mark">${MARKS[state]}</span><span class="count" data-count="${scenarios.length}"></span></button>`;
}

/** Results besides the cells: service-wide checks, examples and Dredd; each opens as a list. */
function toOtherResults(report: ServiceReport, targetId: string): string {
  const { service, operations, cells, serviceWideChecks, examples, dredd } = report;
  const ofExamples = examples.flatMap(({ cell, scenarios }) =>
    scenarios.map((result) => ({ ...result, scenario: `${cell}: ${result.scenario}` })),
  );
  return [
    toReasons(cells, operations),
    toChecks(serviceWideChecks, `${targetId}/${service}`),
    toList('Every documented example, by value', ofExamples),
    dredd ? toDredd(dredd) : '',
  ].join('');
}

/** Dredd's faults are shown in their cells; what is left is about its run. */
function toDredd({ passing, expected, faults, problems, skipped, log }: DreddResult): string {
  const items = [...problems, ...skipped].map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  if (items.length + log.length === 0) return '';
  const isOpen = problems.length > 0 ? ' open' : '';
  const seen =
    faults.length > 0
      ? `<p class="quiet">${counted(faults.length, 'fault')}, part of the findings above.</p>`
      : '';
  const lines = log.length > 0 ? `<pre>${escapeHtml(log.join('\n'))}</pre>` : '';
  return `<details${isOpen}><summary>Dredd: ${passing} of ${expected}</summary>${seen}<ul>${items.join('')}</ul>${lines}</details>`;
}

/** Skipped cells by reason. */
function toReasons(cells: CellResult[], operations: number): string {
  const reasons = new Map<string, CellResult[]>();
  for (const cell of cells)
    for (const reason of skipReasons(cell)) reasons.set(reason, [...(reasons.get(reason) ?? []), cell]);
  if (reasons.size === 0) return '';
  const items = [...reasons].map(
    ([reason, of]) =>
      `<li><span>${escapeHtml(reason)}<span class="why">${escapeHtml(nameCells(of, operations))}</span></span></li>`,
  );
  return `<details><summary>Skipped: ${counted(reasons.size, 'reason')}</summary><ul class="list">${items.join('')}</ul></details>`;
}

/** Service-wide checks, each of which opens like a cell. */
function toChecks(results: ServiceWideResult[], id: string): string {
  if (results.length === 0) return '';
  const isFailed = results.some(({ outcome }) => outcome === 'failed');
  const items = results
    .map((result, index) => ({ result, index }))
    .sort((a, b) => Number(b.result.outcome === 'failed') - Number(a.result.outcome === 'failed'))
    .map(({ result: { scenario, outcome }, index }) => {
      const label = escapeHtml(`${scenario}: ${outcome}`);
      const name = escapeHtml(scenario.toLowerCase());
      return `<li data-search="${name}"><button type="button" class="cell ${outcome}" data-cell="${id}/check-${index}" data-outcome="${outcome}" aria-label="${label}" aria-haspopup="dialog">${MARKS[outcome]}</button><span>${escapeHtml(scenario)}</span></li>`;
    });
  return `<details class="checks"${isFailed ? ' open' : ''}><summary>Service-wide checks: ${toShare(results)} passed</summary><ul class="list">${items.join('')}</ul></details>`;
}

function toList(title: string, results: ScenarioResult[]): string {
  if (results.length === 0) return '';
  const isFailed = results.some(({ outcome }) => outcome === 'failed');
  const failedFirst = results.toSorted(
    (a, b) => Number(b.outcome === 'failed') - Number(a.outcome === 'failed'),
  );
  const items = failedFirst.map(({ scenario, outcome, faults, reason = '' }) => {
    const text = [reason, ...faults.map(({ sentence }) => sentence)].join(' ');
    const why = outcome === 'passed' ? '' : `<span class="why">${escapeHtml(text)}</span>`;
    return `<li><span class="cell ${outcome}" aria-hidden="true">${MARKS[outcome]}</span><span>${escapeHtml(scenario)}<span class="hidden">: ${outcome}</span>${why}</span></li>`;
  });
  return `<details${isFailed ? ' open' : ''}><summary>${title}: ${toShare(results)} passed</summary><ul class="list">${items.join('')}</ul></details>`;
}
