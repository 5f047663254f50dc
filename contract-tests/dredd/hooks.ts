import { appendFile, readFile } from 'node:fs/promises';
import { senderOf, urlOf, createContext } from '../context.js';
import { listCells, listOperations, nameOfCell, type Cell } from '../document.js';
import { parseJson, type Answer } from '../http-client.js';
import { judge } from '../judge.js';
import { scenariosOf } from '../ledger.js';
import { toWireRequest } from '../request.js';
import { attempt, check } from '../run-scenario.js';
import type { RequestParts, Scenario, ScenarioContext, ServiceSuite } from '../scenario.js';
import { suites } from '../services.js';
import { createTarget, type Target, type TargetOptions } from '../target.js';

/** What the process that runs Dredd hands over to the hooks, as JSON in a file. */
export interface HooksInput {
  service: string;
  target: TargetOptions;
  /** Gets one line of JSON for each transaction that the hooks have judged. */
  journal: string;
}

/** One line of the journal. */
export interface JournalEntry {
  cell: string;
  scenario: string;
  findings: string[];
}

/** The parts of Dredd's transaction that the hooks read and change. */
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
}

interface Prepared {
  cell: Cell;
  scenario: Scenario;
  context: ScenarioContext;
  parts: RequestParts;
}

export interface DreddHooks {
  makeRequest: (transaction: Transaction) => Promise<void>;
  leaveRestToUs: (transaction: Transaction) => void;
  judgeAnswer: (transaction: Transaction) => Promise<void>;
  finish: () => void;
}

/** Returns the hooks for the run that a file describes. */
export async function createHooks(inputFile: string): Promise<DreddHooks> {
  const { service, target: options, journal } = JSON.parse(await readFile(inputFile, 'utf8')) as HooksInput;
  const suite = suites.find((candidate) => candidate.service === service);
  if (!suite) throw new Error(`There is no suite of a service ${service}.`);
  const target = createTarget(options);
  const prepared = new WeakMap<Transaction, Prepared>();
  return {
    makeRequest: async (transaction) => {
      const made = await prepare(suite, target, findCell(suite, transaction));
      prepared.set(transaction, made);
      putRequest(transaction, suite, target, made);
    },
    leaveRestToUs,
    judgeAnswer: async (transaction) => {
      const made = prepared.get(transaction);
      if (!made || transaction.fail) return;
      const findings = await judgeTransaction(suite, transaction, made, target);
      if (findings.length > 0) transaction.fail = findings.join(' ');
      const entry: JournalEntry = { cell: nameOfCell(made.cell), scenario: made.scenario.name, findings };
      await appendFile(journal, `${JSON.stringify(entry)}\n`);
    },
    finish: target.close,
  };
}

/**
 * Leaves Dredd the status and the headers. It would hold a body against an example's keys, where the validators know
 * better, and a content type's parameters against those of the document, which has none.
 */
function leaveRestToUs({ expected, real }: Transaction): void {
  delete expected.body;
  const [mediaType = ''] = real?.headers['content-type']?.split(';') ?? [];
  if (real && mediaType !== '') real.headers['content-type'] = mediaType;
}

/** By method, path, status and media type: a transaction's name holds the summary, which may change. */
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

async function prepare(suite: ServiceSuite, target: Target, cell: Cell): Promise<Prepared> {
  const [scenario] = scenariosOf(suite, cell);
  if (!scenario) throw new Error(`No scenario reaches ${nameOfCell(cell)}.`);
  const context = createContext(suites, suite, target, nameOf(cell));
  return { cell, scenario, context, parts: await scenario.request(context) };
}

function nameOf(cell: Cell): string {
  return `dredd ${nameOfCell(cell)}`;
}

function putRequest(
  transaction: Transaction,
  suite: ServiceSuite,
  target: Target,
  { cell, parts }: Prepared,
): void {
  const base = urlOf(suite, target.urls).replace(/\/$/, '');
  const wire = toWireRequest(base, cell.operation, parts, senderOf(target, nameOf(cell)));
  transaction.fullPath = wire.url.slice(new URL(base).origin.length);
  transaction.request.headers = wire.headers;
  transaction.request.body = wire.body?.toString('base64') ?? '';
  transaction.request.bodyEncoding = 'base64';
}

async function judgeTransaction(
  suite: ServiceSuite,
  { real }: Transaction,
  { cell, scenario, context, parts }: Prepared,
  target: Target,
): Promise<string[]> {
  if (!real) return ['Dredd got no answer.'];
  const body = Buffer.from(real.body ?? '', real.bodyEncoding === 'base64' ? 'base64' : 'utf8');
  const status = Number(real.statusCode);
  const answer: Answer = { status, headers: real.headers, body, json: parseJson(body), milliseconds: 0 };
  const findings = judge(suite, answer, { ...cell, hasManners: target.kind !== 'mock' });
  if (findings.length > 0) return findings;
  const { findings: objections } = await attempt(scenario.name, async () => {
    await check(scenario, answer, context, parts);
    return [];
  });
  return objections;
}
