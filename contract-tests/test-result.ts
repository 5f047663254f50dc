import { listOperations, toCellName, type Cell, type Operation } from './contract/document.js';
import { shortenTo, type Fault } from './contract/fault.js';
import { toCurl } from './contract/request.js';
import type { Result } from './run-scenario.js';
import type { ServiceSuite } from './scenarios/scenario.js';
import { quoteWords, readIntroduction } from './scenarios/sentences.js';

/** One thing that is wrong in a response, as people read it. */
export interface Finding {
  /** The same for all that has one cause. */
  key: string;
  /** Method, path and status of the response at fault, or the name of a service-wide check. */
  place: string;
  sentence: string;
  /** What the document says there. */
  quote?: string;
  body?: string;
  request?: string;
}

/** The result of a test, as the command gets it from the process of the tests. */
export interface TestResult {
  service: string;
  target: string;
  /** The documented response; null for what is service-wide. */
  cell: string | null;
  outcome: Result['outcome'];
  findings: Finding[];
  reason?: string;
  isUntestable?: true;
  isRequested: boolean;
}

/** What a test is about: a documented response, or what is service-wide and its name. */
type Subject = { cell: Cell } | { name: string };

/** Returns a result with its findings in words; `redact` takes the secrets out of what people read. */
export function toTestResult(
  suites: readonly ServiceSuite[],
  { suite, target, ...subject }: Subject & { suite: ServiceSuite; target: string },
  { outcome, faults, reason, isUntestable, request, response }: Result,
  redact: (text: string) => string,
): TestResult {
  const own = 'cell' in subject ? toPlace(subject.cell.operation, subject.cell.status) : subject.name;
  const findings = faults.map((fault): Finding => {
    const { origin, quote, says, body, shared, cause } = fault;
    const at = suites.find(({ service }) => service === (origin?.service ?? suite.service)) ?? suite;
    const operation = origin && listOperations(at.document).find(({ id }) => id === origin.operation);
    const place = origin && operation ? toPlace(operation, origin.status) : own;
    const said = quote ?? (says === undefined ? '' : quoteWords(readIntroduction(at.document), says));
    return {
      key: `${target} ${at.service} ${shared ?? `${place} ${withoutKeyword(cause)}`}`,
      place: `${at.service} ${place}`,
      sentence: redact(toSentence(fault)),
      ...(said === '' ? {} : { quote: plain(said) }),
      ...(body === undefined ? {} : { body: redact(shortenTo(MAX_BODY_CHARACTERS, body)) }),
      ...(request ? { request: redact(toCurl(request)) } : {}),
    };
  });
  return {
    service: suite.service,
    target,
    cell: 'cell' in subject ? toCellName(subject.cell) : null,
    outcome,
    findings,
    ...(reason === undefined ? {} : { reason: redact(reason) }),
    ...(isUntestable ? { isUntestable } : {}),
    isRequested: response !== undefined,
  };
}

const MAX_BODY_CHARACTERS = 240;
const MAX_SENTENCE_CHARACTERS = 1000;

function toSentence({ sentence, origin }: Fault): string {
  const shown = shortenTo(MAX_SENTENCE_CHARACTERS, sentence);
  return origin ? `${origin.operation}, which prepares it: ${shown}` : shown;
}

/** Returns a text in one line, without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\*\*|`/g, '')
    .trim();
}

function toPlace({ method, path }: Operation, status: number): string {
  return `${method} ${path} ${status}`;
}

/** One bad value has one cause, even where it violates several keywords. */
function withoutKeyword(cause: string): string {
  const [, compared] = /^value of (.*)$/.exec(cause) ?? [];
  const [, pointer] = /^(\/\S*) [a-zA-Z]+$/.exec(cause) ?? [];
  return compared ?? pointer ?? cause;
}

/** Returns what is wrong, what the document says about it, and the request that shows it. */
export function toText({ sentence, quote, body, request }: Finding): string {
  const said = quote === undefined ? undefined : `The document: "${quote}"`;
  const got = body === undefined ? undefined : `Body: ${body}`;
  return [sentence, said, got, request].filter((line) => line !== undefined).join('\n');
}
