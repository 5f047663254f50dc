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
export function redactSecrets(
  reports: ServiceReport[],
  { settings, headers = [] }: { settings: Readonly<Record<string, string>>; headers?: SentHeader[] },
): ServiceReport[] {
  // A gateway may repeat in a response what it was sent.
  const sent = headers
    .filter(({ value }) => value.length >= MIN_SECRET_CHARACTERS)
    .map(({ name, value }) => [name, value] as const);
  const secrets = [...Object.entries(settings).filter(([, value]) => value !== ''), ...sent];
  if (secrets.length === 0) return reports;
  const redact = (text: string): string =>
    secrets.reduce((shown, [name, value]) => shown.replaceAll(value, `<${name}>`), text);
  // In a script, every text that may have one is in single quotes.
  const inScript = (text: string): string =>
    secrets.reduce((shown, [name, value]) => shown.replaceAll(value, `'"$${name}"'`), text);
  const inCells = (cells: CellResult[]): CellResult[] =>
    cells.map((cell) => ({
      ...cell,
      scenarios: cell.scenarios.map((one) => redactResult(one, redact, inScript)),
    }));
  return reports.map((report) => ({
    ...report,
    cells: inCells(report.cells),
    serviceWideChecks: report.serviceWideChecks.map((result) => redactResult(result, redact, inScript)),
    dredd: report.dredd && {
      ...report.dredd,
      faults: report.dredd.faults.map(({ cell, fault }) => ({ cell, fault: redactFault(fault, redact) })),
      problems: report.dredd.problems.map(redact),
      log: report.dredd.log.map(redact),
    },
  }));
}

type Redact = (text: string) => string;

function redactResult<Result extends ScenarioResult>(
  result: Result,
  redact: Redact,
  inScript: Redact,
): Result {
  const { request, script, response, faults, reason } = result;
  return {
    ...result,
    faults: faults.map((fault) => redactFault(fault, redact)),
    ...(reason === undefined ? {} : { reason: redact(reason) }),
    ...(request === undefined ? {} : { request: redact(request) }),
    ...(script === undefined ? {} : { script: inScript(script) }),
    ...(response === undefined ? {} : { response: { ...response, body: redact(response.body) } }),
  };
}

function redactFault(fault: Fault, redact: Redact): Fault {
  const { sentence, cause, expected, actual, body } = fault;
  return {
    ...fault,
    sentence: redact(sentence),
    cause: redact(cause),
    ...(expected === undefined ? {} : { expected: redact(expected) }),
    ...(actual === undefined ? {} : { actual: redact(actual) }),
    ...(body === undefined ? {} : { body: redact(body) }),
  };
}
