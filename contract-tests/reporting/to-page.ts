import { readFileSync } from 'node:fs';
import { projectRoot } from '../contract/project.js';
import {
  countCells,
  countOutcomes,
  countPassed,
  type RunReport,
  type ServiceReport,
} from './report-model.js';
import type { ApiDocument } from '../contract/document.js';
import { counted, escapeHtml, toScriptJson } from './escape-html.js';
import { toGrid } from './to-grid.js';

/** All services of one target, such as the server on SQLite. */
interface TargetReports {
  id: string;
  name: string;
  reports: ServiceReport[];
}

/**
 * Returns the results as a self-contained page: a grid of operations and statuses per service and target, where each
 * cell opens its requests and responses. `documents` holds the documents by service.
 */
export function toPage(run: RunReport, documents: Readonly<Record<string, ApiDocument>>): string {
  const targets = targetsOf(run.reports);
  const first = Math.max(
    0,
    targets.findIndex(({ reports }) => countOutcomes(reports).failed > 0),
  );
  const title = titleOf(run);
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
${toTargetChoice(targets, first)}
${TOOLS}
<main>
${run.findings.length > 0 ? toFindings(run.findings) : ''}
${targets.map((target, index) => toTargetPart(target, index === first, documents)).join('\n')}
<p id="nothing" class="quiet" hidden>No cell fits. <button type="button" id="reset">Show all again</button></p>
</main>
${DIALOG}
<script type="application/json" id="results">${toScriptJson(toData(targets))}</script>
<script>${asset('scenario.js')}</script>
<script>${asset('page.js')}</script>
</body>
</html>
`;
}

function titleOf({ failed, reports }: RunReport): string {
  if (failed > 0) return counted(failed, 'finding');
  const { skipped } = countCells(reports.flatMap(({ cells }) => cells));
  return `${skipped > 0 ? 'All tested responses are' : 'All responses are'} as documented`;
}

function asset(name: string): string {
  return readFileSync(new URL(`contract-tests/reporting/${name}`, projectRoot), 'utf8');
}

function targetsOf(reports: ServiceReport[]): TargetReports[] {
  const targets = new Map<string, ServiceReport[]>();
  for (const report of reports) {
    const name = nameOf(report);
    targets.set(name, [...(targets.get(name) ?? []), report]);
  }
  return [...targets].map(([name, ofTarget], index) => ({ id: `target-${index}`, name, reports: ofTarget }));
}

function nameOf({ kind, target }: ServiceReport): string {
  if (kind === 'deployment')
    return target.endsWith('(read-only)') ? 'The deployment, read-only' : 'The deployment';
  return kind === 'server' ? `The server on ${target}` : target;
}

function toTop({ startedAt, seconds, startedBy, passed, failed, reports }: RunReport, title: string): string {
  const when = `${startedAt.slice(0, 10)}, ${startedAt.slice(11, 16)} UTC`;
  const versions = new Set(reports.map((report) => `${report.title} ${report.version}`));
  const good = `${passed.toLocaleString('en-GB')} passed, ${failed.toLocaleString('en-GB')} failed`;
  return `<header class="top ${failed === 0 ? 'passed' : 'failed'}">
<p class="kind">Contract report</p>
<h1>${escapeHtml(title)}</h1>
<p class="facts"><span>${escapeHtml([...versions].join(', '))}</span></p>
<p class="facts"><span>${good}</span> <time datetime="${escapeHtml(startedAt)}">${when}</time> <span>${escapeHtml(duration(seconds))}</span> <code>${escapeHtml(startedBy)}</code></p>
</header>`;
}

function duration(seconds: number): string {
  return seconds < 90 ? `${seconds.toFixed(0)} seconds` : `${Math.round(seconds / 60)} minutes`;
}

function toTargetChoice(targets: TargetReports[], first: number): string {
  const choices = targets.map(({ id, name, reports }, index) => {
    const cells = reports.flatMap((report) => report.cells);
    const counts = countCells(cells);
    const differing = counts.passed - countPassed(cells);
    const details = [
      differing > 0 ? `${differing} by declared differences` : '',
      counts.skipped > 0 ? `${counts.skipped} skipped` : '',
      counts.failed > 0 ? `${counts.failed} failed` : '',
    ];
    return `<label class="choice ${counts.failed > 0 ? 'failed' : 'passed'}"><input type="radio" name="target" value="${id}"${index === first ? ' checked' : ''}>
<span class="name">${escapeHtml(name)}</span>${toAddresses(reports)}
<span class="figure"><b>${counts.passed}</b> of ${counted(cells.length, 'cell')} passed</span>
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
<p class="legend" aria-hidden="true"><span class="cell passed">✓</span> passed <span class="cell differs">≈</span> passed by a declared difference <span class="cell skipped">–</span> skipped <span class="cell failed">✗</span> failed</p>
</div>`;

const DIALOG = `<dialog id="detail" aria-labelledby="detail-title"><div class="panel">
<header><p class="where"></p><h2 id="detail-title"></h2>
<div class="moves"><button type="button" id="before" aria-label="The cell before">←</button><button type="button" id="next" aria-label="The next cell">→</button><button type="button" id="close" aria-label="Close">✕</button></div></header>
<div class="body" tabindex="-1"></div></div></dialog>`;

function toFindings(findings: string[]): string {
  return `<ul class="findings">${findings.map((finding) => `<li>${escapeHtml(finding)}</li>`).join('')}</ul>`;
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
function toData(targets: TargetReports[]): object {
  return targets.map(({ id, name, reports }) => ({
    id,
    name,
    services: reports.map(({ service, cells, dredd }) => ({
      service,
      cells: cells.map(({ cell, operation, status, outcome, scenarios }) => ({
        cell,
        operation,
        status,
        outcome,
        scenarios,
        dredd: (dredd?.findings ?? []).filter((finding) => finding.startsWith(`${cell}: `)),
      })),
    })),
  }));
}
