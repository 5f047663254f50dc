import { createFinder, listCells, listOperations, toCellName, type Cell } from '../contract/document.js';
import type { Fault } from '../contract/fault.js';
import type { Response, WireRequest } from '../contract/http-client.js';
import { validateEveryResponse } from '../contract/validate-headers.js';
import { validateResponse } from '../contract/validate-response.js';
import { toCellResult, type CellResult } from '../ledger/ledger.js';
import { describeExchange, type ScenarioResult } from '../ledger/run-scenario.js';
import type { ServiceWideResult } from '../ledger/service-wide-checks.js';
import { createRedaction } from '../reporting/redact-secrets.js';
import { createReport, type ServiceReport } from '../reporting/report-model.js';
import type { ServiceSuite } from '../scenarios/scenario.js';

/** Exchanges of others as the results of a run. */
export interface Recorder {
  /** Compares an exchange with the document; returns what is wrong with it. */
  record: (request: WireRequest, response: Response) => Fault[];
  /** Returns the results so far. */
  report: () => ServiceReport;
  count: () => number;
}

/** What a report keeps of one response; the rest is only compared. */
const MAX_PASSED = 3;
const MAX_FAILED = 20;

/** Headers of clients whose values are not shown. */
const CREDENTIAL = /^(authorization|cookie)$|(token|secret|key)$/i;

const NO_EXCHANGE = 'No exchange had it.';

/** Returns a recorder of the exchanges with the server of a service; `target` names it in the report. */
export function createRecorder(suite: ServiceSuite, target: string, basePath = ''): Recorder {
  const operations = listOperations(suite.document);
  const find = createFinder(operations);
  const cells = operations.flatMap(listCells);
  const byCell = new Map<Cell, ScenarioResult[]>();
  const others: ServiceWideResult[] = [];
  const startedAt = performance.now();
  let count = 0;
  return {
    count: () => count,
    record: (request, response) => {
      count += 1;
      const { pathname } = new URL(request.url);
      const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
      const operation = find(request.method === 'HEAD' ? 'GET' : request.method, path);
      const isWhole = operation !== undefined && request.method === operation.method;
      const { status } = response;
      const faults = isWhole
        ? validateResponse(suite, response, {
            operation,
            status,
            mediaType: null,
            hasServiceWideChecks: true,
          })
        : validateEveryResponse(response, operation?.isPublic);
      const name = `${request.method} ${path}`;
      const credentials = Object.entries(request.headers)
        .filter(([header]) => CREDENTIAL.test(header))
        .map(([header, value]) => ({ name: header, value }));
      const { redactResult } = createRedaction({ headers: credentials });
      const result: ScenarioResult = redactResult({
        scenario: name,
        outcome: faults.length === 0 ? 'passed' : 'failed',
        faults,
        ...describeExchange(request, response, faults),
      });
      const cell = isWhole ? findCell(cells, operation.id, response) : undefined;
      if (cell) {
        const known = byCell.get(cell) ?? [];
        byCell.set(cell, known);
        keep(known, result);
      } else keep(others, { ...result, ...(operation ? { operation: operation.id } : {}) });
      return result.faults;
    },
    report: () => ({
      ...createReport(suite, 'deployment', target),
      cells: cells.map((cell) => toResult(suite.service, cell, byCell.get(cell) ?? [])),
      serviceWideChecks: others,
      seconds: (performance.now() - startedAt) / 1000,
    }),
  };
}

function keep(results: ScenarioResult[], result: ScenarioResult): void {
  const same = results.filter(({ outcome }) => outcome === result.outcome);
  if (same.length < (result.outcome === 'passed' ? MAX_PASSED : MAX_FAILED)) results.push(result);
}

/** A response with a status that is not documented is a fault of the operation's success. */
function findCell(cells: Cell[], id: string, { status, headers }: Response): Cell | undefined {
  const own = cells.filter(({ operation }) => operation.id === id);
  const type = (headers['content-type'] ?? '').split(';')[0];
  const ofStatus = own.filter((cell) => cell.status === status);
  return ofStatus.find(({ mediaType }) => mediaType === type) ?? ofStatus[0] ?? own[0];
}

function toResult(service: string, cell: Cell, results: ScenarioResult[]): CellResult {
  if (results.length > 0) return toCellResult(service, cell, results);
  const skipped: ScenarioResult = {
    scenario: toCellName(cell),
    outcome: 'skipped',
    faults: [],
    reason: NO_EXCHANGE,
  };
  return toCellResult(service, cell, [skipped]);
}
