import type { Fault } from '../contract/fault.js';
import { quoteForShell } from '../contract/request.js';
import type { CellResult } from '../ledger/ledger.js';
import type { ServiceReport } from './report-model.js';
import type { ScenarioResult } from '../ledger/run-scenario.js';
import type { SentHeader } from '../run-options.js';

/** Shorter ones are no secrets, and would be found in many words. */
const MIN_SECRET_CHARACTERS = 6;

/** What must not be shown: settings by their variable, and headers. */
export interface Secrets {
  settings?: Readonly<Record<string, string>>;
  headers?: SentHeader[];
}

/**
 * Returns reports without secrets: each secret of a deployment is replaced by the name of its variable or header in requests, responses and findings.
 */
export function redactSecrets(reports: ServiceReport[], secrets: Secrets): ServiceReport[] {
  const { redactResult } = createRedaction(secrets);
  const inCells = (cells: CellResult[]): CellResult[] =>
    cells.map((cell) => ({
      ...cell,
      scenarios: cell.scenarios.map((one) => redactResult(one)),
    }));
  return reports.map((report) => ({
    ...report,
    cells: inCells(report.cells),
    serviceWideChecks: report.serviceWideChecks.map(redactResult),
  }));
}

type Redact = (text: string) => string;

interface Redaction {
  redact: Redact;
  redactResult: <Result extends ScenarioResult>(result: Result) => Result;
}

/** Returns functions that replace secrets in a text, and in the result of a scenario. */
export function createRedaction({ settings = {}, headers = [] }: Secrets): Redaction {
  // A gateway may repeat in a response what it was sent, or the token without its scheme.
  const sent = headers
    .flatMap(({ name, value }) => [value, ...value.split(' ').slice(-1)].map((part) => [name, part] as const))
    .filter(([, value]) => value.length >= MIN_SECRET_CHARACTERS);
  const secrets = [...Object.entries(settings).filter(([, value]) => value !== ''), ...sent]
    // One may be a part of another.
    .sort(([, one], [, other]) => other.length - one.length);
  const replaceAll = (text: string, toForms: (value: string) => string[]): string =>
    secrets.reduce(
      (shown, [name, value]) =>
        toForms(value).reduce((changed, form) => changed.replaceAll(form, () => `<${name}>`), shown),
      text,
    );
  const redact: Redact = (text) => replaceAll(text, (value) => [value, toJson(value)]);
  // As it is, one that begins with a quote would be found at the quote that opens a text.
  const redactCommand: Redact = (text) =>
    replaceAll(text, (value) => [quoteInner(value), quoteInner(toJson(value))]);
  const inHeaders = (all: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(all).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map((one) => redact(String(one))) : value && redact(String(value)),
      ]),
    );
  return {
    redact,
    redactResult: (result) => {
      const { request, response, faults, reason } = result;
      return {
        ...result,
        faults: faults.map((fault) => redactFault(fault, redact)),
        ...(reason === undefined ? {} : { reason: redact(reason) }),
        ...(request === undefined ? {} : { request: redactCommand(request) }),
        ...(response === undefined
          ? {}
          : { response: { ...response, headers: inHeaders(response.headers), body: redact(response.body) } }),
      };
    },
  };
}

/** Returns a text as it is within the single quotes of a shell. */
function quoteInner(text: string): string {
  return quoteForShell(text).slice(1, -1);
}

/** Returns a text as it is within a text of JSON. */
function toJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
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
