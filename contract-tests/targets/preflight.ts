import { setTimeout } from 'node:timers/promises';
import { listOperations, type Operation } from '../contract/document.js';
import type { Response, Send } from '../contract/http-client.js';
import { toWireRequest } from '../contract/request.js';
import type { RunOptions } from '../options.js';
import type { Credential, ServiceSuite } from '../scenarios/scenario.js';
import { createTarget } from './target.js';
import { createThrottle } from './throttle.js';

/** The known base URLs of a deployment by service, and its settings by environment variable. */
type Deployment = Pick<RunOptions, 'urls' | 'settings'>;

/** What a preflight found: the usable part of the deployment, and sentences on everything else. */
interface Preflight extends Deployment {
  findings: string[];
  warnings: string[];
}

const START_PAUSE_MS = 250;

/**
 * Asks a deployment until its servers have started, for as long as the run waits for that. Returns the usable part, and a finding for
 * everything else, once instead of once per scenario: an address of nothing or of another server, or a secret that is refused.
 * Changes nothing, and asks only for what the documents have.
 */
export async function preflight(
  suites: ServiceSuite[],
  options: RunOptions,
  run: string,
): Promise<Preflight> {
  const { urls, headers, waitSeconds } = options;
  const target = createTarget({ kind: 'deployment', urls, headers, run }, suites);
  const { send } = createThrottle(target.sendAtOnce, { sleep: setTimeout, log: console.error });
  const deadline = performance.now() + waitSeconds * 1000;
  try {
    for (;;) {
      const result = await askOnce(suites, options, send);
      const faults = [...result.findings, ...result.warnings];
      const isStarting = faults.some((fault) => fault.includes('cannot be reached'));
      if (!isStarting || performance.now() > deadline) return result;
      await setTimeout(START_PAUSE_MS);
    }
  } finally {
    target.close();
  }
}

/** The same without waiting. */
export async function askOnce(
  suites: ServiceSuite[],
  { urls, settings, isReadOnly, isImplementedOnly, operations, skipped }: AskedOptions,
  send: Send,
): Promise<Preflight> {
  // Only a part of the service is tested, which may be all that there is: what looks wrong is a warning.
  const isPart = isImplementedOnly || operations.length + skipped.length > 0;
  const findings: string[] = [];
  const warnings: string[] = [];
  const usable: Record<string, string> = {};
  const known: Record<string, string> = { ...settings };
  for (const suite of suites) {
    const url = urls[suite.service];
    if (url === undefined) continue;
    const fault = await findAddressFault(suites, suite, url, send);
    const isUsable = fault === null || (isPart && fault.isReachable);
    if (isUsable) usable[suite.service] = url;
    if (fault) (isUsable ? warnings : findings).push(`${suite.service} on ${url} ${fault.sentence}`);
    // A read-only run needs no secrets, and sends nothing to test them with.
    if (!isUsable || isReadOnly) continue;
    for (const credential of await refusedCredentials(suite, url, settings, send)) {
      delete known[credential.setting];
      findings.push(`${suite.service} on ${url} refuses the given ${credential.setting} (401).`);
    }
  }
  return { urls: usable, settings: known, findings, warnings };
}

type AskedOptions = Pick<
  RunOptions,
  'urls' | 'settings' | 'isReadOnly' | 'isImplementedOnly' | 'operations' | 'skipped'
>;

interface AddressFault {
  sentence: string;
  isReachable: boolean;
}

async function findAddressFault(
  suites: ServiceSuite[],
  suite: ServiceSuite,
  url: string,
  send: Send,
): Promise<AddressFault | null> {
  const [cheap, ...others] = plainReads(suite);
  if (!cheap) throw new Error(`The suite of ${suite.service} names no cheap operation.`);
  let first: Response;
  try {
    first = await read(url, cheap, send);
  } catch (error) {
    const { message } = error as Error;
    const sentence = `cannot be reached: ${message.trim().replace(/\.$/, '')}. ${hintFor(message)}`;
    return { sentence, isReachable: false };
  }
  if (isDocumented(cheap, first)) return null;
  const got = `GET ${cheap.path} returned ${first.status}${isPage(first) ? ' and a page (HTML) instead of JSON' : ''}`;
  const found = (hint: string): AddressFault => ({ sentence: `${hint}: ${got}.`, isReachable: true });
  if (first.status === 401 || first.status === 403)
    return found("asks for credentials; give what its gateway needs with --header 'NAME: VALUE'");
  if ([502, 503, 504].includes(first.status))
    return found('cannot be reached: a gateway without a server responds, or a server that is not ready');
  for (const other of suites.filter((one) => one !== suite)) {
    const [plain] = plainReads(other);
    if (plain && isDocumented(plain, await read(url, plain, send)))
      return found(`looks like the ${other.service} service. Have two addresses been mixed up? Here`);
  }
  const parent = await addressAbove(cheap, url, send);
  if (parent !== null) return found(`has no such service, but ${parent} has: give that as the URL. Here`);
  // A server that is being built may lack this very operation.
  for (const operation of others) if (isDocumented(operation, await read(url, operation, send))) return null;
  return found(`does not look like the ${suite.service} service`);
}

/** The reads that need no parameters, the cheap one first. */
function plainReads({ document, cheapOperation }: ServiceSuite): Operation[] {
  return listOperations(document)
    .filter(({ method, parameters }) => method === 'GET' && !parameters.some(({ required }) => required))
    .sort((a, b) => Number(b.id === cheapOperation) - Number(a.id === cheapOperation));
}

function read(url: string, operation: Operation, send: Send): Promise<Response> {
  return send(toWireRequest(url, operation, {}, { address: null, token: null }));
}

function isDocumented({ responses }: Operation, { status, json }: Response): boolean {
  return responses.has(status) && json !== undefined;
}

function isPage({ headers }: Response): boolean {
  return /^text\/html/i.test(headers['content-type'] ?? '');
}

/** Returns the URL without the last segments of its path that leads to the service, or null. */
async function addressAbove(cheap: Operation, url: string, send: Send): Promise<string | null> {
  for (let base = new URL(url); base.pathname !== '/';) {
    base = new URL(base.pathname.replace(/\/[^/]*\/?$/, '') || '/', base);
    const parent = base.href.replace(/\/$/, '');
    if (isDocumented(cheap, await read(parent, cheap, send))) return parent;
  }
  return null;
}

async function refusedCredentials(
  { document, credentials = [] }: ServiceSuite,
  url: string,
  settings: Deployment['settings'],
  send: Send,
): Promise<Credential[]> {
  const refused: Credential[] = [];
  for (const credential of credentials) {
    const secret = settings[credential.setting];
    const operation = listOperations(document).find(({ id }) => id === credential.operation);
    if (secret === undefined || !operation) continue;
    // The secret is checked before the body, and an invalid body is never stored.
    const parts = { headers: { [credential.header]: secret }, body: Buffer.from('not JSON') };
    const { status } = await send(toWireRequest(url, operation, parts, { address: null, token: null }));
    if (status === 401) refused.push(credential);
  }
  return refused;
}

const HINTS: readonly (readonly [RegExp, string])[] = [
  [/EPROTO|wrong version number/, 'Does it speak http:// rather than https://?'],
  [/ENOTFOUND|EAI_AGAIN/, 'Is the name right?'],
  [/certificate|self-signed/i, 'Set NODE_EXTRA_CA_CERTS to a file with your certificate authorities.'],
];

function hintFor(message: string): string {
  const [, hint] = HINTS.find(([pattern]) => pattern.test(message)) ?? [];
  return hint ?? 'Is the server running, and is this its address?';
}
