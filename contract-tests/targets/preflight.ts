import { listOperations } from '../contract/document.js';
import type { Response, Send } from '../contract/http-client.js';
import { toWireRequest } from '../contract/request.js';
import type { Credential, ServiceSuite } from '../scenarios/scenario.js';

/** The known base URLs of a deployment by service, and its settings by environment variable. */
export interface Deployment {
  urls: Readonly<Record<string, string>>;
  settings: Readonly<Record<string, string>>;
}

/**
 * Returns the usable part of a deployment, and a finding for everything else: an address of nothing or of another
 * server, or a secret that is refused. Reported once, instead of once per scenario. Changes nothing.
 */
export async function preflight(
  suites: ServiceSuite[],
  { urls, settings }: Deployment,
  { send, isReadOnly }: { send: Send; isReadOnly: boolean },
): Promise<Deployment & { findings: string[] }> {
  const findings: string[] = [];
  const usable: Record<string, string> = {};
  const known: Record<string, string> = { ...settings };
  for (const suite of suites) {
    const url = urls[suite.service];
    if (url === undefined) continue;
    const fault = await faultOf(suite, url, send);
    if (fault === null) usable[suite.service] = url;
    else findings.push(`${suite.service} on ${url} ${fault}`);
    // A read-only run needs no secrets, and sends nothing to test them with.
    if (fault !== null || isReadOnly) continue;
    for (const credential of await refusedCredentials(suite, url, settings, send)) {
      delete known[credential.setting];
      findings.push(`${suite.service} on ${url} refuses the value of --${credential.option} (401).`);
    }
  }
  return { urls: usable, settings: known, findings };
}

async function faultOf(suite: ServiceSuite, url: string, send: Send): Promise<string | null> {
  let published: Response;
  try {
    published = await fetchDocument(url, send);
  } catch (error) {
    const { message } = error as Error;
    return `cannot be reached: ${message.trim().replace(/\.$/, '')}. ${hintFor(message)}`;
  }
  const { title } = suite.document.info;
  const found = titleOf(published);
  if (found === title) return null;
  if (found !== null)
    return `publishes the document "${found}", not "${title}". Have two addresses been mixed up?`;
  const parent = await documentAbove(url, title, send);
  if (parent !== null)
    return `has no document at /api/openapi.json (status ${published.status}), but ${parent} has: give that as the URL.`;
  return hasCheapResponse(suite, url, published, send);
}

/** A service that only lacks its document is tested by the ledger. */
async function hasCheapResponse(
  suite: ServiceSuite,
  url: string,
  published: Response,
  send: Send,
): Promise<string | null> {
  const operation = listOperations(suite.document).find(({ id }) => id === suite.cheapOperation);
  if (!operation) throw new Error(`The suite of ${suite.service} names no cheap operation.`);
  const { status } = await send(toWireRequest(url, operation, {}, { address: null, token: null }));
  if (operation.responses.has(status)) return null;
  return `does not look like the ${suite.service} service: GET /api/openapi.json returned ${published.status}, GET ${operation.path} ${status}.`;
}

function fetchDocument(url: string, send: Send): Promise<Response> {
  return send({ method: 'GET', url: `${url}/api/openapi.json`, headers: { accept: 'application/json' } });
}

function titleOf({ status, json }: Response): string | null {
  const title = (json as { info?: { title?: unknown } } | null | undefined)?.info?.title;
  return status === 200 && typeof title === 'string' ? title : null;
}

/** Returns the URL without the last segments of its path that leads to the document, or null. */
async function documentAbove(url: string, title: string, send: Send): Promise<string | null> {
  for (let base = new URL(url); base.pathname !== '/';) {
    base = new URL(base.pathname.replace(/\/[^/]*\/?$/, '') || '/', base);
    const parent = base.href.replace(/\/$/, '');
    if (titleOf(await fetchDocument(parent, send)) === title) return parent;
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
