import { readFileSync } from 'node:fs';
import { escapeHtml, toScriptJson } from '../../src/http/docs/escape-html.js';
import { listOperations, type ApiDocument, type Operation } from '../contract/document.js';
import { shortenTo } from '../contract/fault.js';
import { valueAt } from '../contract/json-pointer.js';
import { locateResponse } from '../contract/locate-schema.js';
import { projectRoot } from '../contract/project.js';
import { quoteDocument } from '../contract/quote-document.js';
import type { DreddResult } from '../dredd/run-dredd.js';
import type { CellResult } from '../ledger/ledger.js';
import type { Outcome, ScenarioResult } from '../ledger/run-scenario.js';
import type { ServiceWideResult } from '../ledger/service-wide-checks.js';
import type { TargetKind } from '../scenarios/scenario.js';
import {
  counted,
  countOutcomes,
  countPassed,
  countResponses,
  nameCells,
  toTargetName,
  listScenarioResults,
  skipReasons,
  toScopeLine,
  type Finding,
  type RunReport,
  type ServiceReport,
} from './report-model.js';
import { toHeadline, toPlaces } from './summary.js';

/** All services of one target, such as the server on SQLite. */
interface TargetReports {
  id: string;
  name: string;
  reports: ServiceReport[];
}

/** What surrounds the results on their page. */
interface PageOptions {
  /** Returns the URL of a service's documentation page, or null, as by default: the page has what it needs of the document. */
  findDocumentation?: (report: ServiceReport) => string | null;
  /** Which findings are new since an earlier run. */
  isNew?: (finding: Finding) => boolean;
}

const MARKS = { passed: '✓', differs: '≈', skipped: '–', failed: '✗' };

/**
 * Returns the results as a self-contained page: the findings, and for each target and service a grid of operations, in which
 * each documented response opens its requests and responses. `documents` holds the documents by service.
 */
export function toPage(
  run: RunReport,
  documents: Readonly<Record<string, ApiDocument>>,
  { findDocumentation = () => null, isNew = () => false }: PageOptions = {},
): string {
  const byName = new Map<string, ServiceReport[]>();
  for (const report of run.reports)
    byName.set(toTargetName(report), [...(byName.get(toTargetName(report)) ?? []), report]);
  const targets = [...byName].map(([name, reports], index) => ({ id: `target-${index}`, name, reports }));
  const first = targets.find(({ reports }) => reports.some(hasFailed)) ?? targets[0];
  const grids = targets.map(({ id, name, reports }) => {
    const services = reports.map((report) => toService(report, id, documents[report.service]));
    return `<section class="target" id="${id}" aria-label="${escapeHtml(name)}"${id === first?.id ? '' : ' hidden'}>${services.join('\n')}</section>`;
  });
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
<fieldset><legend>Target</legend>${targets.map((target) => toChoice(target, target === first)).join('\n')}</fieldset>
${TOOLS}
${grids.join('\n')}
${toParts(run, documents)}
${GLOSSARY}
<p id="nothing" class="quiet" hidden>Nothing fits. <button type="button" id="reset">Show all again</button></p>
</main>
<dialog id="detail" aria-labelledby="detail-title">
<header><p class="where quiet"></p><h2 id="detail-title"></h2>
<button type="button" id="before">←</button> <button type="button" id="next">→</button> <button type="button" id="close" aria-label="Close">✕</button></header>
<div class="body" tabindex="-1"></div></dialog>
<script type="application/json" id="results">${toScriptJson(toData(targets, documents, findDocumentation))}</script>
<script type="module">${asset('page.js')}</script>
</body>
</html>
`;
}

function asset(name: string): string {
  return readFileSync(new URL(`contract-tests/reporting/${name}`, projectRoot), 'utf8');
}

function hasFailed({ cells, serviceWideChecks, examples, dredd }: ServiceReport): boolean {
  const ofDredd = dredd ? dredd.faults.length + dredd.problems.length : 0;
  return countOutcomes([...cells, ...serviceWideChecks, ...examples]).failed + ofDredd > 0;
}

function toTop(run: RunReport, title: string): string {
  const { startedAt, seconds, startedBy, failed, reports } = run;
  const scope = toScopeLine(run);
  const when = `${startedAt.slice(0, 10)}, ${startedAt.slice(11, 16)} UTC`;
  const took = seconds < 90 ? `${seconds.toFixed(0)} seconds` : `${Math.round(seconds / 60)} minutes`;
  const versions = new Set(reports.map((report) => `${report.title} ${report.version}`));
  const outcome = failed === 0 ? 'passed' : 'failed';
  return `<header>
<p class="quiet">Contract report</p>
<h1><span class="cell ${outcome}">${MARKS[outcome]}</span> ${escapeHtml(title)}</h1>${scope && `\n<p><strong>${escapeHtml(scope)}</strong></p>`}
<p class="quiet">${escapeHtml([...versions].join(', '))}</p>
<p class="quiet"><time datetime="${escapeHtml(startedAt)}">${when}</time>, ${took}, <code>${escapeHtml(startedBy)}</code></p>
</header>`;
}

/** The numbers of a run, each with its unit; their first line has those of the headline. */
function toSums({ passed, failed, skipped, reports }: RunReport): string {
  const responses = countResponses(reports);
  const dredd = reports.flatMap((report) => report.dredd ?? []);
  const byDredd = dredd.reduce((sum, one) => sum + one.expected, 0);
  const passedByDredd = dredd.reduce((sum, one) => sum + one.passing, 0);
  const kinds: Record<string, Record<Outcome, number>> = {
    'Documented responses': responses,
    'Service-wide checks': countOutcomes(reports.flatMap(({ serviceWideChecks }) => serviceWideChecks)),
    'Examples of the documents': countOutcomes(
      reports.flatMap((report) => listScenarioResults(report.examples)),
    ),
    'Responses that Dredd requested': {
      passed: passedByDredd,
      failed: byDredd - passedByDredd,
      skipped: 0,
    },
  };
  const rows = Object.entries(kinds).map(([name, counts]) => {
    const numbers = [
      counts.passed + counts.failed + counts.skipped,
      counts.passed,
      counts.failed,
      counts.skipped,
    ];
    if (numbers[0] === 0) return '';
    return `<tr><th scope="row">${name}</th>${numbers.map((number) => `<td>${show(number)}</td>`).join('')}</tr>`;
  });
  const targets = new Set(reports.map(toTargetName)).size;
  const notes = [
    ...(targets > 1
      ? [`A response passed where it passed on each of ${targets} targets that could be asked for it.`]
      : []),
    ...(failed > 0
      ? [
          `They show ${counted(failed, 'finding')}: a cause in one response counts once, however many checks show it.`,
        ]
      : []),
    `JUnit and the last line of the log count passed and skipped checks, and findings: ${toCounts({ passed, failed, skipped })}; there a run of Dredd is one check.`,
  ];
  return `<details class="sums"><summary>${show(responses.all)} documented responses: ${toCounts(responses)}</summary>
<table><thead><tr><th scope="col">Checked</th><th scope="col">all</th><th scope="col">passed</th><th scope="col">failed</th><th scope="col">skipped</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<p class="quiet">${notes.join(' ')}</p>
</details>`;
}

function toCounts({ passed, failed, skipped }: Record<Outcome, number>): string {
  return `${show(passed)} passed, ${show(failed)} failed, ${show(skipped)} skipped`;
}

function show(number: number): string {
  return number.toLocaleString('en-GB');
}

function toChoice({ id, name, reports }: TargetReports, isFirst: boolean): string {
  const cells = reports.flatMap((report) => report.cells);
  const counts = countOutcomes(cells);
  const differing = counts.passed - countPassed(cells);
  const details = [
    `${counts.passed} of ${counted(cells.length, 'response')} passed`,
    ...(differing > 0 ? [`${differing} of them by declared differences`] : []),
    ...(counts.skipped > 0 ? [`${counts.skipped} skipped`] : []),
    ...(counts.failed > 0 ? [`<span class="cell failed">${counts.failed} failed</span>`] : []),
  ];
  return `<label class="choice"><input type="radio" name="target" value="${id}"${isFirst ? ' checked' : ''}> ${escapeHtml(name)} <span class="quiet">${details.join(', ')}</span></label>`;
}

const TOOLS = `<div class="tools" role="search">
<label><span class="hidden">Find operations</span><input type="search" id="search" placeholder="Find operations" autocomplete="off"></label>
<fieldset class="shown"><legend class="hidden">Show</legend>
<label><input type="radio" name="show" value="all" checked> All</label>
<label><input type="radio" name="show" value="failed"> Failed</label>
<label><input type="radio" name="show" value="skipped"> Skipped</label></fieldset>
<p class="quiet" aria-hidden="true"><span class="cell">✓</span> passed, <span class="cell differs">≈</span> passed by a declared difference, <span class="cell skipped">–</span> skipped, <span class="cell failed">✗</span> failed, <span class="cell">✓ 2</span> in 2 scenarios</p>
</div>`;

const GLOSSARY = `<details><summary>What the words mean</summary><dl>
<dt>Response</dt><dd>A status that the document has for an operation, with its media type: one box of the grid.</dd>
<dt>Scenario</dt><dd>The requests that lead to a response. The number in a box says how many scenarios there are.</dd>
<dt>Service-wide check</dt><dd>What holds for every route: unknown routes and methods, HEAD, compression, outages.</dd>
<dt>Finding</dt><dd>One cause in one response of an operation, however many scenarios and checks show it.</dd>
<dt>Skipped</dt><dd>Not tested there, with the reason: a secret that was not given, or a limit that only a server of its own can reach.</dd>
<dt>Target</dt><dd>What was tested: a deployment (running servers at the given addresses), servers that the run started itself, or mocks.</dd>
<dt>Dredd</dt><dd>Another tool, which requests the same responses as a second witness.</dd>
</dl></details>`;

function toFindings(
  findings: Finding[],
  targets: TargetReports[],
  isNew: (finding: Finding) => boolean,
): string {
  const items = findings.map((finding) => {
    const { sentence, service, target, seenBy, cause, quote, blocks } = finding;
    const where = service === null ? '' : `${service} on ${target ?? ''}`;
    const seen = seenBy.length > 1 ? ` · in ${seenBy.length} scenarios and checks` : '';
    const mark = isNew(finding) ? '<b class="new">new</b> ' : '';
    const text = `<span class="name">${mark}${escapeHtml(toPlaces(finding))}</span> <code>${escapeHtml(sentence)}</code><span class="why">${escapeHtml(where + seen)}</span>`;
    const cell = findCell(finding, targets);
    const head =
      cell === null
        ? `<div class="finding">${text}</div>`
        : `<button type="button" class="finding" data-opens="${escapeHtml(cell)}" data-cause="${escapeHtml(cause)}" aria-haspopup="dialog">${text}</button>`;
    const part = toPartId(finding);
    const said =
      quote === undefined || part === null
        ? ''
        : `<blockquote>${escapeHtml(quote)} <a href="#${part}">in the document</a></blockquote>`;
    return `<li>${head}${said}${toList('Also in', finding.alsoIn)}${toList('Not reached because of it', blocks)}</li>`;
  });
  return `<section class="findings" aria-labelledby="findings-title"><h2 id="findings-title">${counted(findings.length, 'finding')}</h2><ol>${items.join('')}</ol></section>`;
}

function toList(title: string, names: string[]): string {
  if (names.length === 0) return '';
  const items = names.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('');
  return `<details><summary>${title}: ${counted(names.length, 'response')}</summary><ul>${items}</ul></details>`;
}

const MAX_PART_CHARACTERS = 4000;

/** The parts of the documents that findings are about, so that nothing else is needed to read them. */
function toParts({ findings }: RunReport, documents: Readonly<Record<string, ApiDocument>>): string {
  const parts = new Map(findings.map((finding) => [toPartId(finding), finding] as const));
  const items = [...parts].flatMap(([id, { service, documentPointer, quote }]) => {
    const document = documents[service ?? ''];
    if (id === null || !document || documentPointer === undefined) return [];
    const part = valueAt(document, documentPointer);
    if (part === undefined) return [];
    const text = typeof part === 'string' ? (quote ?? part) : JSON.stringify(part, null, 2);
    return [
      `<li id="${id}"><p><code>${escapeHtml(`${service ?? ''}: openapi.json#${documentPointer}`)}</code></p><pre tabindex="0">${escapeHtml(shortenTo(MAX_PART_CHARACTERS, text))}</pre></li>`,
    ];
  });
  if (items.length === 0) return '';
  return `<section class="parts" aria-labelledby="parts-title"><h2 id="parts-title">What the document says</h2><ul>${items.join('')}</ul></section>`;
}

/** An introduction is quoted in parts. */
function toPartId({
  service,
  documentPointer,
  quote = '',
}: {
  service: string | null;
  documentPointer?: string | undefined;
  quote?: string | undefined;
}): string | null {
  if (service === null || documentPointer === undefined) return null;
  const place = documentPointer === '/info/description' ? `${documentPointer} ${quote}` : documentPointer;
  return `document-${service}-${place.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 120)}`;
}

/** Returns the button that shows a finding: a failed cell, or a service-wide check. */
function findCell(
  { service, target, operation, status, name }: Finding,
  targets: TargetReports[],
): string | null {
  for (const { id, reports } of targets) {
    const report = reports.find((one) => one.service === service && one.target === target);
    if (!report) continue;
    const isAbout = (one: { operation?: string; status?: number }): boolean =>
      one.operation === operation && one.status === status;
    const failedCell = report.cells.findIndex((one) => isAbout(one) && one.outcome === 'failed');
    const check = report.serviceWideChecks.findIndex(
      (one) => (isAbout(one) && one.outcome === 'failed') || one.scenario === name,
    );
    const places = { cells: failedCell, checks: check };
    const [kind, index] = Object.entries(places).find(([, place]) => place >= 0) ?? [
      'cells',
      report.cells.findIndex(isAbout),
    ];
    if (index >= 0) return `${id}/${report.service}/${kind}/${index}`;
  }
  return null;
}

/** One service's part of the page: its figures, a grid of its operations and their responses, and other results. */
function toService(report: ServiceReport, targetId: string, document: ApiDocument | undefined): string {
  const { service, cells, serviceWideChecks, examples, dredd } = report;
  const tested = new Set(cells.map(({ operation }) => operation));
  const operations = document ? listOperations(document).filter(({ id }) => tested.has(id)) : [];
  const groups = [...new Set(operations.map(({ tag }) => tag))].map((tag) => {
    const rows = operations
      .filter((operation) => operation.tag === tag)
      .map((operation) => toRow(operation, cells, `${targetId}/${service}/cells`));
    return `<tbody><tr class="tag"><th colspan="2" scope="rowgroup">${escapeHtml(tag)}</th></tr>${rows.join('\n')}</tbody>`;
  });
  return `<section class="service">
<h2>${escapeHtml(report.title)} ${escapeHtml(report.version)}</h2>
<p class="quiet">${toFigures(report)}</p>
<table class="grid"><thead class="hidden"><tr><th scope="col">Operation</th><th scope="col">Responses</th></tr></thead>${groups.join('\n')}</table>
${toReasons(report)}${toChecks(serviceWideChecks, `${targetId}/${service}/checks`)}${toExamples(examples)}${dredd ? toDredd(dredd) : ''}
</section>`;
}

function toFigures({
  target,
  operations,
  cells,
  serviceWideChecks,
  examples,
  dredd,
  seconds,
}: ServiceReport): string {
  return [
    escapeHtml(target),
    counted(operations, 'operation'),
    `${countOutcomes(cells).passed} of ${counted(cells.length, 'response')} passed`,
    counted(listScenarioResults(cells).length, 'scenario'),
    serviceWideChecks.length > 0 ? `${toShare(serviceWideChecks)} service-wide checks passed` : '',
    examples.length > 0 ? `${toShare(listScenarioResults(examples))} examples passed` : '',
    dredd && dredd.expected > 0 ? `Dredd confirms ${dredd.passing} of ${dredd.expected}` : '',
    `${seconds.toFixed(1)} s`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Of all, as in the run's own numbers, so that skipped ones are among them. */
function toShare(results: ScenarioResult[]): string {
  return `${countOutcomes(results).passed} of ${results.length}`;
}

function toRow({ id, method, path, summary }: Operation, cells: CellResult[], prefix: string): string {
  const buttons = cells.map((cell, index) => {
    if (cell.operation !== id) return '';
    const { outcome, status, mediaType, scenarios } = cell;
    const differs = scenarios.some(({ difference }) => difference !== undefined);
    const state = outcome === 'passed' && differs ? 'differs' : outcome;
    const label = `${id} ${status}, ${mediaType ?? 'no content'}: ${outcome}, ${counted(scenarios.length, 'scenario')}`;
    return `<button type="button" class="cell ${state}" data-cell="${prefix}/${index}" data-outcome="${outcome}" aria-label="${escapeHtml(label)}" aria-haspopup="dialog">${status} ${MARKS[state]}${scenarios.length > 1 ? ` ${scenarios.length}` : ''}</button>`;
  });
  const search = escapeHtml(`${id} ${method} ${path} ${summary}`.toLowerCase());
  return `<tr class="operation" data-search="${search}"><th scope="row"><span class="summary">${escapeHtml(summary)}</span> <code class="why">${method} ${escapeHtml(path)}</code></th><td>${buttons.join('')}</td></tr>`;
}

/** Skipped cells by reason. */
function toReasons({ cells, operations }: ServiceReport): string {
  const reasons = new Map<string, CellResult[]>();
  for (const cell of cells)
    for (const reason of skipReasons(cell)) reasons.set(reason, [...(reasons.get(reason) ?? []), cell]);
  if (reasons.size === 0) return '';
  const items = [...reasons].map(
    ([reason, of]) =>
      `<li>${escapeHtml(reason)}<span class="why">${escapeHtml(nameCells(of, operations))}</span></li>`,
  );
  return `<details><summary>Skipped: ${counted(reasons.size, 'reason')}</summary><ul>${items.join('')}</ul></details>`;
}

/** Service-wide checks, each of which opens like a cell; failed ones come first. */
function toChecks(results: ServiceWideResult[], prefix: string): string {
  if (results.length === 0) return '';
  const items = results
    .map(({ scenario, outcome }, index) => {
      const label = escapeHtml(`${scenario}: ${outcome}`);
      const button = `<button type="button" class="cell ${outcome}" data-cell="${prefix}/${index}" data-outcome="${outcome}" aria-label="${label}" aria-haspopup="dialog">${MARKS[outcome]}</button>`;
      const text = escapeHtml(scenario);
      return { outcome, item: `<li data-search="${text.toLowerCase()}">${button} ${text}</li>` };
    })
    .sort((a, b) => Number(b.outcome === 'failed') - Number(a.outcome === 'failed'));
  const isOpen = items[0]?.outcome === 'failed' ? ' open' : '';
  return `<details class="checks"${isOpen}><summary>Service-wide checks: ${toShare(results)} passed</summary><ul class="list">${items.map(({ item }) => item).join('')}</ul></details>`;
}

/** The documented examples; failed ones come first. */
function toExamples(examples: CellResult[]): string {
  if (examples.length === 0) return '';
  const results = examples
    .flatMap(({ cell, scenarios }) => scenarios.map((result) => ({ cell, ...result })))
    .sort((a, b) => Number(b.outcome === 'failed') - Number(a.outcome === 'failed'));
  const items = results.map(({ cell, scenario, outcome, faults, reason = '' }) => {
    const text = [reason, ...faults.map(({ sentence }) => sentence)].join(' ');
    const why = outcome === 'passed' ? '' : `<span class="why">${escapeHtml(text)}</span>`;
    return `<li><span class="cell ${outcome}">${MARKS[outcome]}</span> ${escapeHtml(`${cell}: ${scenario}`)}<span class="hidden">: ${outcome}</span>${why}</li>`;
  });
  const isOpen = results[0]?.outcome === 'failed' ? ' open' : '';
  return `<details${isOpen}><summary>Every documented example, by value: ${toShare(results)} passed</summary><ul class="list">${items.join('')}</ul></details>`;
}

/** Dredd's faults are shown in their cells; what is left is about its run. */
function toDredd({ passing, expected, faults, problems, skipped, log }: DreddResult): string {
  const items = [...problems, ...skipped].map((sentence) => `<li>${escapeHtml(sentence)}</li>`);
  if (items.length + log.length === 0) return '';
  const seen =
    faults.length > 0
      ? `<p class="quiet">${counted(faults.length, 'fault')}, part of the findings above.</p>`
      : '';
  const lines = log.length > 0 ? `<pre tabindex="0">${escapeHtml(log.join('\n'))}</pre>` : '';
  return `<details${problems.length > 0 ? ' open' : ''}><summary>Dredd: ${passing} of ${expected}</summary>${seen}<ul>${items.join('')}</ul>${lines}</details>`;
}

/** Data for the page's script. */
function toData(
  targets: TargetReports[],
  documents: Readonly<Record<string, ApiDocument>>,
  findDocumentation: NonNullable<PageOptions['findDocumentation']>,
): object {
  return targets.map(({ id, name, reports }) => ({
    id,
    name,
    services: reports.map((report) => {
      const { service, kind, cells, serviceWideChecks, dredd } = report;
      const document = documents[service];
      const operations = document ? listOperations(document) : [];
      const base = findDocumentation(report);
      const documentation = (operation: string | undefined): object | null => {
        if (base === null) return null;
        const found = operations.find((one) => one.id === operation);
        const tag = found?.tag.toLowerCase().replaceAll(' ', '-') ?? '';
        return {
          url: found ? `${base}#tag/${tag}/${found.id}` : base,
          introduction: base,
          label: `Documentation of ${found ? found.id : service}`,
        };
      };
      return {
        service,
        cells: cells.map((result) => ({
          name: result.cell,
          operation: result.operation,
          scenarios: result.scenarios.map((scenario) => withQuotes(service, document, scenario)),
          checked: document ? describeChecks(document, result, kind) : [],
          documentation: documentation(result.operation),
          dredd: (dredd?.faults ?? [])
            .filter(({ cell }) => cell === result.cell)
            .map(({ fault }) => fault.sentence),
        })),
        checks: serviceWideChecks.map((result) => ({
          name: result.scenario,
          operation: result.operation ?? 'service-wide',
          scenarios: [withQuotes(service, document, result)],
          checked: [],
          documentation: documentation(result.operation),
          dredd: [],
        })),
      };
    }),
  }));
}

/** What the document says is shown with each fault, with a link to its part on the page. */
function withQuotes(
  service: string,
  document: ApiDocument | undefined,
  { faults, ...result }: ScenarioResult,
): object {
  const quoted = faults.map((fault) => {
    const { documentPointer, says } = fault;
    if (!document || documentPointer === undefined) return fault;
    const quote = quoteDocument(document, documentPointer, says) ?? undefined;
    return { ...fault, quote, part: toPartId({ service, documentPointer, quote }) };
  });
  return { ...result, faults: quoted };
}

/** Returns what the suite has compared in each response of a cell, one short phrase each. */
function describeChecks(
  document: ApiDocument,
  { operation: id, status, mediaType, scenarios }: CellResult,
  kind: TargetKind,
): string[] {
  const operation = listOperations(document).find((one) => one.id === id);
  if (!operation) return [];
  const isRead = operation.method === 'GET' && [200, 304].includes(status);
  const common = [
    'X-Request-Id',
    operation.isPublic ? 'Access-Control-Allow-Origin' : 'no Access-Control-Allow-Origin',
    ...(status >= 400 ? ['Cache-Control'] : []),
    ...(isRead && operation.responses.has(304) ? ['ETag'] : []),
  ];
  const headers = Object.keys(operation.responses.get(status)?.headers ?? {});
  const schema =
    mediaType !== null && /[/+]json$/.test(mediaType)
      ? locateResponse(document, operation, status, mediaType)
      : null;
  return [
    `status ${status}`,
    mediaType === null ? 'no body' : `Content-Type ${mediaType}`,
    ...(schema ? [`the body by #${schema.pointer}, without undocumented properties`] : []),
    ...(headers.length > 0 ? [`documented headers: ${headers.join(', ')}`] : []),
    ...(kind === 'mock' ? [] : [`headers of every response: ${common.join(', ')}`]),
    ...(scenarios.some(({ comparesValues }) => comparesValues)
      ? ['values that the scenario has sent or prepared']
      : []),
  ];
}
