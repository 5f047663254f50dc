import type { Fault } from '../contract/fault.js';
import type { ApiDocument } from '../contract/document.js';
import { quoteDocument } from '../contract/quote-document.js';
import type { Finding, ServiceReport } from './report-model.js';
import type { ScenarioResult } from '../ledger/run-scenario.js';

/** A fault where it was seen. */
interface Occurrence {
  report: ServiceReport;
  operation: string | null;
  status: number | null;
  name: string;
  seenBy: string;
  fault: Fault;
  result?: ScenarioResult;
  /** The response that was not reached because of it. */
  blocked?: string;
}

/**
 * Returns the findings of all reports, each once for all responses, scenarios, checks and tools that show it, those first that
 * the most responses depend on. `documents` holds the documents by service, which are quoted.
 */
export function collectFindings(
  reports: ServiceReport[],
  documents: Readonly<Record<string, ApiDocument>> = {},
): Finding[] {
  const findings = new Map<string, Finding>();
  const byValue = new Map<string, Finding>();
  for (const occurrence of reports.flatMap(listOccurrences)) {
    const place = locateOccurrence(occurrence, reports);
    const { target, service, operation, name, status } = place;
    const { shared, cause } = occurrence.fault;
    const value = JSON.stringify([target, service, operation ?? name, status, withoutKeyword(cause)]);
    const key = shared === undefined ? value : JSON.stringify([target, service, shared]);
    const known =
      findings.get(key) ?? byValue.get(value) ?? toFinding(place, occurrence, documents[service ?? '']);
    findings.set(key, known);
    byValue.set(value, known);
    if (!known.seenBy.includes(occurrence.seenBy)) known.seenBy.push(occurrence.seenBy);
    if (place.name !== known.name && !known.alsoIn.includes(place.name)) known.alsoIn.push(place.name);
    const { blocked } = occurrence;
    if (blocked !== undefined && !known.blocks.includes(blocked)) known.blocks.push(blocked);
  }
  const all = [...new Set(findings.values())];
  for (const finding of all) finding.blocks.push(...waitingFor(finding, reports));
  return all.sort((a, b) => countAffected(b) - countAffected(a));
}

function countAffected({ alsoIn, blocks }: Finding): number {
  return alsoIn.length + blocks.length;
}

/** One bad value has one cause, whatever keyword or comparison it violates. */
function withoutKeyword(cause: string): string {
  const [, compared] = /^value of (.*)$/.exec(cause) ?? [];
  const [, pointer] = /^(\/\S*) [a-zA-Z]+$/.exec(cause) ?? [];
  return compared ?? pointer ?? cause;
}

/** Responses that need a state which did not come say so in the words of the one that waited for it. */
function waitingFor({ sentence, target }: Finding, reports: ServiceReport[]): string[] {
  const cells = reports.filter((report) => report.target === target).flatMap((report) => report.cells);
  return cells
    .filter(
      ({ outcome, scenarios }) =>
        outcome === 'skipped' && scenarios.some(({ reason }) => reason === sentence),
    )
    .map(({ cell }) => withoutMediaType(cell));
}

/** Returns a finding about the run as a whole. */
export function runFinding(sentence: string): Finding {
  const nowhere = { target: null, service: null, operation: null, status: null };
  const alone = { alsoIn: [], blocks: [], seenBy: [] };
  return { ...nowhere, name: 'the run', cause: sentence, sentence, ...alone };
}

/** Those of the cells come first, since they have the most to show. */
function listOccurrences(report: ServiceReport): Occurrence[] {
  const { cells, serviceWideChecks } = report;
  const ofCells = cells.flatMap(({ cell, operation, status, outcome, scenarios }) =>
    scenarios.flatMap((result) =>
      listFaults(result).map((fault) => ({
        report,
        operation,
        status,
        name: withoutMediaType(cell),
        seenBy: result.scenario,
        fault,
        result,
        ...(fault.origin && outcome === 'skipped' ? { blocked: withoutMediaType(cell) } : {}),
      })),
    ),
  );
  const ofChecks = serviceWideChecks.flatMap((result) =>
    listFaults(result).map((fault) => {
      const { operation = null, status = null, scenario } = result;
      const known = report.cells.find((cell) => cell.operation === operation && cell.status === status);
      const name = known ? withoutMediaType(known.cell) : scenario;
      return { report, operation, status, name, seenBy: `service-wide: ${scenario}`, fault, result };
    }),
  );
  return [...ofCells, ...ofChecks];
}

function listFaults({ outcome, faults }: ScenarioResult): Fault[] {
  return outcome === 'failed' ? faults : [];
}

/** A cell's name without its media type. */
function withoutMediaType(cell: string): string {
  return cell.split(' ').slice(0, 3).join(' ');
}

type Place = Pick<Finding, 'target' | 'service' | 'operation' | 'status' | 'name'>;

/** A fault of a request that prepares a scenario belongs to that request's operation. */
function locateOccurrence(
  { report, operation, status, name, fault }: Occurrence,
  reports: ServiceReport[],
): Place {
  const { service, target } = report;
  const { origin } = fault;
  if (!origin) return { target, service, operation, status, name };
  const cell = reports
    .filter((one) => one.service === origin.service)
    .flatMap(({ cells }) => cells)
    .find((one) => one.operation === origin.operation && one.status === origin.status);
  const originName = cell ? withoutMediaType(cell.cell) : `${origin.operation} ${origin.status}`;
  // Two services of a deployment have different addresses.
  const own = reports.find(({ kind, service: other }) => kind === report.kind && other === origin.service);
  return {
    ...origin,
    target: report.kind === 'deployment' ? (own?.target ?? target) : target,
    name: originName,
  };
}

function toFinding(
  place: Place,
  { seenBy, fault, result }: Occurrence,
  document: ApiDocument | undefined,
): Finding {
  const { origin: _, says, ...facts } = fault;
  const { documentPointer } = facts;
  const quote =
    document && documentPointer !== undefined ? quoteDocument(document, documentPointer, says) : null;
  return {
    ...place,
    ...facts,
    ...(quote === null ? {} : { quote }),
    alsoIn: [],
    blocks: [],
    seenBy: [seenBy],
    ...(result?.request === undefined ? {} : { request: result.request }),
    ...(result?.preparedBy === undefined ? {} : { preparedBy: result.preparedBy }),
    ...(result?.seconds === undefined ? {} : { seconds: result.seconds }),
  };
}
