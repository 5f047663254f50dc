import type { CellResult } from '../ledger/ledger.js';
import type { ServiceReport } from './report-model.js';
import type { ScenarioResult } from '../ledger/run-scenario.js';

/**
 * Returns reports without secrets: each secret of a deployment, given by its environment variable, is replaced by the
 * variable's name in requests, responses and findings.
 */
export function withoutSecrets(
  reports: ServiceReport[],
  settings: Readonly<Record<string, string>>,
): ServiceReport[] {
  const secrets = Object.entries(settings).filter(([, value]) => value !== '');
  if (secrets.length === 0) return reports;
  const hide = (text: string): string =>
    secrets.reduce((shown, [name, value]) => shown.replaceAll(value, `<${name}>`), text);
  const inCells = (cells: CellResult[]): CellResult[] =>
    cells.map((cell) => ({ ...cell, scenarios: cell.scenarios.map((result) => hideIn(result, hide)) }));
  return reports.map((report) => ({
    ...report,
    cells: inCells(report.cells),
    serviceWideChecks: report.serviceWideChecks.map((result) => hideIn(result, hide)),
    dredd: report.dredd && { ...report.dredd, findings: report.dredd.findings.map(hide) },
  }));
}

function hideIn(result: ScenarioResult, hide: (text: string) => string): ScenarioResult {
  const { request, response, findings } = result;
  return {
    ...result,
    findings: findings.map(hide),
    ...(request === undefined ? {} : { request: hide(request) }),
    ...(response === undefined ? {} : { response: { ...response, body: hide(response.body) } }),
  };
}
