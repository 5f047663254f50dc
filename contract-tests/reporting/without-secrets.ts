import type { Fault } from '../contract/fault.js';
import type { CellResult } from '../ledger/ledger.js';
import type { ServiceReport } from './report-model.js';
import type { ScenarioResult } from '../ledger/run-scenario.js';
import type { SentHeader } from '../run-options.js';

/** Shorter ones are no secrets, and would be found in many words. */
const MIN_SECRET_CHARACTERS = 6;

/**
 * Returns reports without secrets: each secret of a deployment is replaced by the name of its variable or header in requests, responses and findings.
 */
export function withoutSecrets(
  reports: ServiceReport[],
  { settings, headers = [] }: { settings: Readonly<Record<string, string>>; headers?: SentHeader[] },
): ServiceReport[] {
  // A gateway may repeat in a response what it was sent.
  const sent = headers
    .filter(({ value }) => value.length >= MIN_SECRET_CHARACTERS)
    .map(({ name, value }) => [name, value] as const);
  const secrets = [...Object.entries(settings).filter(([, value]) => value !== ''), ...sent];
  if (secrets.length === 0) return reports;
  const hide = (text: string): string =>
    secrets.reduce((shown, [name, value]) => shown.replaceAll(value, `<${name}>`), text);
  // In a script, every text that may have one is in single quotes.
  const inScript = (text: string): string =>
    secrets.reduce((shown, [name, value]) => shown.replaceAll(value, `'"$${name}"'`), text);
  const inCells = (cells: CellResult[]): CellResult[] =>
    cells.map((cell) => ({ ...cell, scenarios: cell.scenarios.map((one) => hideIn(one, hide, inScript)) }));
  return reports.map((report) => ({
    ...report,
    cells: inCells(report.cells),
    serviceWideChecks: report.serviceWideChecks.map((result) => hideIn(result, hide, inScript)),
    dredd: report.dredd && {
      ...report.dredd,
      faults: report.dredd.faults.map(({ cell, fault }) => ({ cell, fault: hideInFault(fault, hide) })),
      problems: report.dredd.problems.map(hide),
      log: report.dredd.log.map(hide),
    },
  }));
}

type Hide = (text: string) => string;

function hideIn<Result extends ScenarioResult>(result: Result, hide: Hide, inScript: Hide): Result {
  const { request, script, response, faults, reason } = result;
  return {
    ...result,
    faults: faults.map((fault) => hideInFault(fault, hide)),
    ...(reason === undefined ? {} : { reason: hide(reason) }),
    ...(request === undefined ? {} : { request: hide(request) }),
    ...(script === undefined ? {} : { script: inScript(script) }),
    ...(response === undefined ? {} : { response: { ...response, body: hide(response.body) } }),
  };
}

function hideInFault(fault: Fault, hide: Hide): Fault {
  const { sentence, cause, expected, actual, body } = fault;
  return {
    ...fault,
    sentence: hide(sentence),
    cause: hide(cause),
    ...(expected === undefined ? {} : { expected: hide(expected) }),
    ...(actual === undefined ? {} : { actual: hide(actual) }),
    ...(body === undefined ? {} : { body: hide(body) }),
  };
}
