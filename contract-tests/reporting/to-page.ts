import { readFileSync } from 'node:fs';
import { projectRoot } from '../contract/project.js';
import { listOperations, type ApiDocument } from '../contract/document.js';
import { sourceOf } from '../contract/locate-schema.js';
import type { Outcome, ScenarioResult } from '../ledger/run-scenario.js';
import { describeChecks } from './describe-checks.js';
import { counted, escapeHtml, toScriptJson } from './escape-html.js';
import {
  countOutcomes,
  countPassed,
  countResponses,
  nameOfTarget,
  scenariosIn,
  toScopeLine,
  type Finding,
  type RunReport,
  type ServiceReport,
} from './report-model.js';
import { toHeadline } from './summary.js';
import { toGrid } from './to-grid.js';

/** All services of one target, such as the server on SQLite. */
interface TargetReports {
  id: string;
  name: string;
  reports: ServiceReport[];
}

/** A documentation page to link. */
export interface Documentation {
  url: string;
  /** Where it is, where that is not the documentation that readers know: `on the tested server`. */
  place?: string;
}

/** What surrounds the results on their page. */
export interface PageOptions {
  /** Returns a service's documentation page, or null. Default: the one that a deployment serves itself. */
  documentationOf?: (report: ServiceReport) => Documentation | null;
  /** Which findings are new since an earlier run. */
  isNew?: (finding: Finding) => boolean;
}

/**
 * Returns the results as a self-contained page: the findings, and a grid of operations and statuses per service and target,
 * where each cell opens its requests and responses. `documents` holds the documents by service.
 */
export function toPage(
  run: RunReport,
  documents: Readonly<Record<string, ApiDocument>>,
  { documentationOf = ownDocumentation, isNew = () => false }: PageOptions = {},
): string {
  const targets = targetsOf(run.reports);
  const first = Math.max(
    0,
    targets.findIndex(({ reports }) => reports.some((report) => hasFailed(report))),
  );
  const title = toHeadline(run);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)} · contract report</title>
<style>${asset('page.css')}</style>
</head>
<body>
${toTop(run, title)}
<main>
${toSums(run)}
${run.findings.length > 0 ? toFindings(run.findings, targets, isNew) : ''}
${toTargetChoice(targets, first)}
${TOOLS}
${targets.map((target, index) => toTargetPart(target, index === first, documents)).join('\n')}
${GLOSSARY}
<p id="nothing" class="quiet" hidden>Nothing fits. <button type="button" id="reset">Show all again</button></p>
</main>
${DIALOG}
<script type="application/json" id="results">${toScriptJson(toData(targets, documents, documentationOf))}</script>
<script>${asset('scenario.js')}</script>
<script>${asset('page.js')}</script>
</body>
</html>
`;
}

function ownDocumentation({ kind, target }: ServiceReport): Documentation | null {
  if (kind !== 'deployment') return null;
  return { url: `${target.replace(' (read-only)', '')}/api/`, place: 'on the tested server' };
}

function asset(name: string): string {
  return readFileSync(new URL(`contract-tests/reporting/${name}`, projectRoot), 'utf8');
}

function targetsOf(reports: ServiceReport[]): TargetReports[] {
  const targets = new Map<string, ServiceReport[]>();
  for (const report of reports) {
    const name = nameOfTarget(report);
    targets.set(name, [...(targets.get(name) ?? []), report]);
  }
  return [...targets].map(([name, ofTarget], index) => ({ id: `target-${index}`, name, reports: ofTarget }));
}

function toTop(run: RunReport, title: string): string {
  const { startedAt, seconds, startedBy, failed, reports } = run;
  const scope = toScopeLine(run);
  const when = `${startedAt.slice(0, 10)}, ${startedAt.slice(11, 16)} UTC`;
  const versions = new Set(reports.map((report) => `${report.title} ${report.version}`));
  return `<header class="top ${failed === 0 ? 'passed' : 'failed'}">
<p class="kind">Contract report</p>
<h1>${escapeHtml(title)}</h1>${scope && `\n<p class="facts"><strong>${escapeHtml(scope)}</strong></p>`}
<p class="facts"><span>${escapeHtml([...versions].join(', '))}</span></p>
<p class="facts"><time datetime="${escapeHtml(startedAt)}">${when}</time> <span>${escapeHtml(duration(seconds))}</span> <code>${escapeHtml(startedBy)}</code></p>
</header>`;
}

/** The numbers of a run, each with its unit; their first line has those of the headline. */
function toSums({ passed, failed, skipped, reports }: RunReport): string {
  const responses = countResponses(reports);
  const checks = countOutcomes(reports.flatMap(({ serviceWideChecks }) => serviceWideChecks));
  const examples = countOutcomes(reports.flatMap((report) => scenariosIn(report.examples)));
  const dredd = reports.flatMap((report) => report.dredd ?? []);
  const byDredd = dredd.reduce((sum, one) => sum + one.expected, 0);
  const passedByDredd = dredd.reduce((sum, one) => sum + one.passing, 0);
  const rows = [
    toSumRow('Documented responses', responses),
    toSumRow('Service-wide checks', checks),
    toSumRow('Examples of the documents', examples),
    toSumRow('Responses that Dredd requested', {
      passed: passedByDredd,
      failed: byDredd - passedByDredd,
      skipped: 0,
    }),
  ];
  const targets = new Set(reports.map(nameOfTarget)).size;
  const onEach =
    targets > 1
      ? ` A response passed where it passed on each of ${targets} targets that could be asked for it.`
      : '';
  const findings =
    failed === 0
      ? ''
      : ` They show ${counted(failed, 'finding')}: a cause in one response counts once, however many checks show it.`;
  const all = `${count(passed)} passed, ${count(failed)} failed, ${count(skipped)} skipped`;
  return `<details class="sums"><summary>${count(responses.all)} documented responses: ${toCounts(responses)}</summary>
<table><thead><tr><th scope="col">Checked</th><th scope="col">all</th><th scope="col">passed</th><th scope="col">failed</th><th scope="col">skipped</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p>${(onEach + findings).trim()} JUnit and the last line of the log count passed and skipped checks, and findings: ${all}; there a run of Dredd is one check.</p>
</details>`;
}

function toSumRow(name: string, { passed, failed, skipped }: Record<Outcome, number>): string {
  const all = passed + failed + skipped;
  if (all === 0) return '';
  const numbers = [all, passed, failed, skipped].map((number) => `<td>${count(number)}</td>`);
  return `<tr><th scope="row">${name}</th>${numbers.join('')}</tr>`;
}

function toCounts({ passed, failed, skipped }: Record<Outcome, number>): string {
  return `${count(passed)} passed, ${count(failed)} failed, ${count(skipped)} skipped`;
}

function count(number: number): string {
  return number.toLocaleString('en-GB');
}

function duration(seconds: number): string {
  return seconds < 90 ? `${seconds.toFixed(0)} seconds` : `${Math.round(seconds / 60)} minutes`;
}

function toTargetChoice(targets: TargetReports[], first: number): string {
  const choices = targets.map(({ id, name, reports }, index) => {
    const cells = reports.flatMap((report) => report.cells);
    const counts = countOutcomes(cells);
    const differing = counts.passed - countPassed(cells);
    const details = [
      differing > 0 ? `${differing} by declared differences` : '',
      counts.skipped > 0 ? `${counts.skipped} skipped` : '',
      counts.failed > 0 ? `${counts.failed} failed` : '',
    ];
    return `<label class="choice ${counts.failed > 0 ? 'failed' : 'passed'}"><input type="radio" name="target" value="${id}"${index === first ? ' checked' : ''}>
<span class="name">${escapeHtml(name)}</span>${toAddresses(reports)}
<span class="figure"><b>${counts.passed}</b> of ${counted(cells.length, 'response')} passed</span>
<span class="bar" aria-hidden="true">${toBar(counts.passed - differing, 'passed')}${toBar(differing, 'differs')}${toBar(counts.skipped, 'skipped')}${toBar(counts.failed, 'failed')}</span>
<span class="quiet">${details.filter(Boolean).join(', ') || 'nothing skipped'}</span></label>`;
  });
  return `<fieldset class="targets"><legend>Target</legend>${choices.join('\n')}</fieldset>`;
}

/** A deployment is identified by its addresses, a spawned server by its name. */
function toAddresses(reports: ServiceReport[]): string {
  const addresses = reports.filter(({ kind }) => kind === 'deployment').map(({ target }) => target);
  const shown = [...new Set(addresses.map((address) => address.replace(' (read-only)', '')))];
  return shown.length === 0 ? '' : `\n<code class="quiet">${shown.map(escapeHtml).join(' · ')}</code>`;
}

function toBar(count: number, kind: string): string {
  return count === 0 ? '' : `<i class="${kind}" style="flex-grow:${count}"></i>`;
}

const TOOLS = `<div class="tools" role="search">
<label class="search"><span class="hidden">Find operations</span><input type="search" id="search" placeholder="Find operations" autocomplete="off"></label>
<fieldset class="shown"><legend class="hidden">Show</legend>
<label><input type="radio" name="show" value="all" checked><span>All</span></label>
<label><input type="radio" name="show" value="failed"><span>Failed</span></label>
<label><input type="radio" name="show" value="skipped"><span>Skipped</span></label></fieldset>
<p class="legend" aria-hidden="true"><span class="cell passed">✓</span> passed <span class="cell differs">≈</span> passed by a declared difference <span class="cell skipped">–</span> skipped <span class="cell failed">✗</span> failed <span class="cell passed">✓ <span class="count">2</span></span> in 2 scenarios</p>
</div>`;

const WORDS: [string, string][] = [
  ['Response', 'A status that the document has for an operation, with its media type: one box of the table.'],
  [
    'Scenario',
    'The requests that lead to a response. The number in a box says how many scenarios there are.',
  ],
  [
    'Service-wide check',
    'What holds for every route: unknown routes and methods, HEAD, compression, outages.',
  ],
  ['Finding', 'One cause in one response of an operation, however many scenarios and checks show it.'],
  [
    'Skipped',
    'Not tested there, with the reason: a secret that was not given, or a limit that only a server of its own can reach.',
  ],
  [
    'Target',
    'What was tested: a deployment (running servers at the given addresses), servers that the run started itself, or mocks.',
  ],
  ['Dredd', 'Another tool, which requests the same responses as a second witness.'],
];

const GLOSSARY = `<details class="words"><summary>What the words mean</summary><dl>${WORDS.map(([word, meaning]) => `<dt>${word}</dt><dd>${meaning}</dd>`).join('')}</dl></details>`;

const DIALOG = `<dialog id="detail" aria-labelledby="detail-title"><div class="panel">
<header><p class="where"></p><h2 id="detail-title"></h2>
<div class="moves"><button type="button" id="before">←</button><button type="button" id="next">→</button><button type="button" id="close" aria-label="Close">✕</button></div></header>
<div class="body" tabindex="-1"></div></div></dialog>`;

function hasFailed({ cells, serviceWideChecks, examples, dredd }: ServiceReport): boolean {
  const isFailed = ({ outcome }: { outcome: Outcome }): boolean => outcome === 'failed';
  const ofDredd = dredd ? dredd.faults.length + dredd.problems.length : 0;
  return [...cells, ...serviceWideChecks, ...examples].some(isFailed) || ofDredd > 0;
}

function toFindings(
  findings: Finding[],
  targets: TargetReports[],
  isNew: (finding: Finding) => boolean,
): string {
  const items = findings.map((finding) => {
    const { name, sentence, service, target, seenBy, cause } = finding;
    const where = service === null ? '' : `${service} on ${target ?? ''}`;
    const seen = seenBy.length > 1 ? ` · in ${seenBy.length} scenarios and checks` : '';
    const mark = isNew(finding) ? '<b class="new">new</b> ' : '';
    const text = `<span class="name">${mark}${escapeHtml(name)}</span> <span class="sentence">${escapeHtml(sentence)}</span><span class="why">${escapeHtml(where + seen)}</span>`;
    const cell = cellOf(finding, targets);
    if (cell === null) return `<li><div class="finding">${text}</div></li>`;
    return `<li><button type="button" class="finding" data-opens="${escapeHtml(cell)}" data-cause="${escapeHtml(cause)}" aria-haspopup="dialog">${text}</button></li>`;
  });
  const title = counted(findings.length, 'finding');
  return `<section class="findings" aria-labelledby="findings-title"><h2 id="findings-title">${title}</h2><ol>${items.join('')}</ol></section>`;
}

/** Returns the button that shows a finding: a failed cell, or a service-wide check. */
function cellOf(
  { service, target, operation, status, name }: Finding,
  targets: TargetReports[],
): string | null {
  for (const { id, reports } of targets) {
    const report = reports.find((one) => one.service === service && one.target === target);
    if (!report) continue;
    const isIt = (one: { operation?: string; status?: number; outcome: Outcome }): boolean =>
      one.operation === operation && one.status === status && one.outcome === 'failed';
    const cell = report.cells.findIndex(isIt);
    if (cell >= 0) return `${id}/${report.service}/${cell}`;
    const check = report.serviceWideChecks.findIndex((one) => isIt(one) || one.scenario === name);
    if (check >= 0) return `${id}/${report.service}/check-${check}`;
    const other = report.cells.findIndex((one) => one.operation === operation && one.status === status);
    if (other >= 0) return `${id}/${report.service}/${other}`;
  }
  return null;
}

function toTargetPart(
  { id, name, reports }: TargetReports,
  isShown: boolean,
  documents: Readonly<Record<string, ApiDocument>>,
): string {
  const grids = reports.map((report) => toGrid(report, id, documents[report.service]));
  return `<section class="target" id="${id}" aria-label="${escapeHtml(name)}"${isShown ? '' : ' hidden'}>${grids.join('\n')}</section>`;
}

/** Data for the page's script. */
function toData(
  targets: TargetReports[],
  documents: Readonly<Record<string, ApiDocument>>,
  documentationOf: NonNullable<PageOptions['documentationOf']>,
): object {
  return targets.map(({ id, name, reports }) => ({
    id,
    name,
    services: reports.map((report) => {
      const { service, kind, cells, serviceWideChecks, dredd } = report;
      const document = documents[service];
      const operations = document ? listOperations(document) : [];
      const base = documentationOf(report);
      const documentation = (operation: string | undefined): object | null => {
        if (base === null) return null;
        const found = operations.find((one) => one.id === operation);
        const place = base.place === undefined ? '' : `, ${base.place}`;
        return {
          url: found ? `${base.url}#tag/${toSlug(found.tag)}/${found.id}` : base.url,
          introduction: base.url,
          label: `Documentation of ${found ? found.id : service}${place}`,
          introductionLabel: `Introduction of the documentation${place}`,
        };
      };
      return {
        service,
        cells: cells.map((result) => ({
          name: result.cell,
          operation: result.operation,
          outcome: result.outcome,
          scenarios: result.scenarios.map((scenario) => withSources(service, scenario)),
          checked: document ? describeChecks(document, result, kind) : [],
          documentation: documentation(result.operation),
          dredd: (dredd?.faults ?? [])
            .filter(({ cell }) => cell === result.cell)
            .map(({ fault }) => fault.sentence),
        })),
        checks: serviceWideChecks.map((result) => ({
          name: result.scenario,
          operation: result.operation ?? 'service-wide',
          outcome: result.outcome,
          scenarios: [withSources(service, result)],
          checked: [],
          documentation: documentation(result.operation),
          dredd: [],
        })),
      };
    }),
  }));
}

function withSources(service: string, { faults, ...result }: ScenarioResult): object {
  const located = faults.map((fault) => ({
    ...fault,
    source: fault.documentPointer === undefined ? null : sourceOf(service, fault.documentPointer),
  }));
  return { ...result, faults: located };
}

function toSlug(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}
