import { writeSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { toSender, requireUrl, createContext } from '../scenarios/context.js';
import { listCells, listOperations, toCellName, type Cell } from '../contract/document.js';
import { toFault, type Fault } from '../contract/fault.js';
import { parseJson, type Response, type WireRequest } from '../contract/http-client.js';
import { listScenarios } from '../ledger/ledger.js';
import { toWireRequest } from '../contract/request.js';
import { attempt, validateScenario } from '../ledger/run-scenario.js';
import {
  Skipped,
  type RequestParts,
  type Scenario,
  type ScenarioContext,
  type ServiceSuite,
} from '../scenarios/scenario.js';
import { suites } from '../scenarios/services.js';
import { createTarget, type Target, type TargetOptions } from '../targets/target.js';
import type { DreddPlan } from './prepare-document.js';

/** A file descriptor for messages to people, since Dredd's own output is captured for validation. */
const MESSAGES_FD = 3;

/** The input of the hooks, as JSON in a file. */
export interface HooksInput {
  service: string;
  target: TargetOptions;
  plan: DreddPlan;
  /** Receives one line of JSON for each transaction that the hooks have validated. */
  journal: string;
}

/** One line of the journal. */
export interface JournalEntry {
  cell: string;
  scenario: string;
  faults: Fault[];
  /** Why the cell was skipped. */
  skipped?: string;
}

/** The parts of Dredd's transaction that the hooks use. */
interface Transaction {
  name: string;
  origin: { resourceName: string };
  request: { method: string; headers: Record<string, string>; body: string; bodyEncoding?: string };
  expected: { statusCode: string; headers: Record<string, string>; body?: string };
  real?: {
    statusCode: number | string;
    headers: Record<string, string>;
    body?: string;
    bodyEncoding?: string;
  };
  fullPath: string;
  fail?: boolean | string;
  skip?: boolean;
}

interface Prepared {
  cell: Cell;
  scenario: Scenario;
  context: ScenarioContext;
  parts: RequestParts;
  wire: WireRequest;
}

interface DreddHooks {
  makeRequest: (transaction: Transaction) => Promise<void>;
  limitToStatusAndHeaders: (transaction: Transaction) => Promise<void>;
  validateResponse: (transaction: Transaction) => Promise<void>;
  finish: () => void;
}

/** Returns the hooks for an input file. */
export async function createHooks(inputFile: string): Promise<DreddHooks> {
  const input = JSON.parse(await readFile(inputFile, 'utf8')) as HooksInput;
  const { service, target: options, plan } = input;
  const note = (entry: JournalEntry): Promise<void> =>
    appendFile(input.journal, `${JSON.stringify(entry)}\n`);
  const suite = suites.find((candidate) => candidate.service === service);
  if (!suite) throw new Error(`There is no suite of a service ${service}.`);
  const log = (sentence: string): void => {
    writeSync(MESSAGES_FD, `${sentence}\n`);
  };
  const target = createTarget({ ...options, log }, suites);
  const prepared = new WeakMap<Transaction, Prepared>();
  return {
    makeRequest: async (transaction) => {
      const cell = findCell(suite, transaction);
      try {
        const made = await prepare(suite, target, cell, plan);
        prepared.set(transaction, made);
        putRequest(transaction, suite, target, made);
      } catch (error) {
        if (!(error instanceof Skipped) || target.kind !== 'deployment') {
          await note({ cell: toCellName(cell), scenario: '', faults: [toFault(error, 'preparation')] });
          throw error;
        }
        transaction.skip = true;
        await note({ cell: toCellName(cell), scenario: '', faults: [], skipped: error.message });
      }
    },
    limitToStatusAndHeaders: async (transaction) => {
      const made = prepared.get(transaction);
      if (made) await sendAgain(suite, transaction, made, target);
      limitToStatusAndHeaders(transaction);
    },
    validateResponse: async (transaction) => {
      const made = prepared.get(transaction);
      if (!made || transaction.fail) return;
      const faults = await validateTransaction(suite, transaction, made);
      if (faults.length > 0) transaction.fail = faults.map(({ sentence }) => sentence).join(' ');
      await note({ cell: toCellName(made.cell), scenario: made.scenario.name, faults });
    },
    finish: target.close,
  };
}

/**
 * Dredd sends a request once. It is sent again where a deployment's rate limit refused it, through the throttle, and where a verdict or another
 * writer changed what the request expects to be unchanged, with the tag that it has now.
 */
async function sendAgain(
  suite: ServiceSuite,
  transaction: Transaction,
  { cell, wire, scenario, context }: Prepared,
  target: Target,
): Promise<void> {
  const actual = Number(transaction.real?.statusCode);
  const isRefused = actual === 429 && cell.status !== 429 && target.kind === 'deployment';
  const isChanged = actual === 200 && cell.status === 304;
  if (!isRefused && !isChanged) return;
  const again = isChanged ? toWire(suite, target, cell, await scenario.request(context)) : wire;
  const { status, headers, body } = await target.send(again);
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  transaction.real = {
    statusCode: status,
    headers: Object.fromEntries(texts),
    body: body.toString('base64'),
    bodyEncoding: 'base64',
  };
}

/** Leaves only the status and the headers to Dredd. It would compare a body with an example's keys, which is weaker than the validators. */
function limitToStatusAndHeaders({ expected }: Transaction): void {
  delete expected.body;
}

/** Matches by method, path, status and media type: a transaction's name holds the summary, which may change. */
function findCell(suite: ServiceSuite, { origin, request, expected }: Transaction): Cell {
  const mediaType =
    Object.entries(expected.headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? null;
  const cells = listOperations(suite.document).flatMap(listCells);
  const found = cells.find(
    ({ operation, status, mediaType: documented }) =>
      operation.method === request.method &&
      operation.path === origin.resourceName &&
      status === Number(expected.statusCode) &&
      documented === mediaType,
  );
  if (found) return found;
  throw new Error(
    `The document has no ${request.method} ${origin.resourceName} ${expected.statusCode} ${mediaType}.`,
  );
}

async function prepare(suite: ServiceSuite, target: Target, cell: Cell, plan: DreddPlan): Promise<Prepared> {
  const name = plan[toCellName(cell)];
  const scenario = listScenarios(suite, cell).find((candidate) => candidate.name === name);
  if (!scenario) throw new Error(`No scenario reaches ${toCellName(cell)}.`);
  const context = createContext(suites, suite, target, toRunName(suite, cell));
  const parts = await scenario.request(context);
  return { cell, scenario, context, parts, wire: toWire(suite, target, cell, parts) };
}

function toWire(suite: ServiceSuite, target: Target, cell: Cell, parts: RequestParts): WireRequest {
  const url = requireUrl(suite, target.urls);
  return toWireRequest(url, cell.operation, parts, toSender(target, toRunName(suite, cell)));
}

/** Two services may have the same paths. */
function toRunName({ service }: ServiceSuite, cell: Cell): string {
  return `dredd ${service} ${toCellName(cell)}`;
}

function putRequest(transaction: Transaction, suite: ServiceSuite, target: Target, { wire }: Prepared): void {
  transaction.fullPath = wire.url.slice(new URL(requireUrl(suite, target.urls)).origin.length);
  transaction.request.headers = wire.headers;
  transaction.request.body = wire.body?.toString('base64') ?? '';
  transaction.request.bodyEncoding = 'base64';
}

async function validateTransaction(
  suite: ServiceSuite,
  { real }: Transaction,
  { cell, scenario, context, parts }: Prepared,
): Promise<Fault[]> {
  if (!real) return [{ sentence: 'Dredd got no response.', cause: 'no response' }];
  const body = Buffer.from(real.body ?? '', real.bodyEncoding === 'base64' ? 'base64' : 'utf8');
  const status = Number(real.statusCode);
  const response: Response = { status, headers: real.headers, body, json: parseJson(body), milliseconds: 0 };
  const validated = { cell, scenario, context, parts, response };
  const { faults } = await attempt(scenario.name, (seen) => {
    seen.response = response;
    return validateScenario(suite, validated);
  });
  return faults;
}
