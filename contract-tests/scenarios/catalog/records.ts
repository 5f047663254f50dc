import { ok } from 'node:assert/strict';
import { parseQuery } from '../../contract/request.js';
import { Skipped, type RequestParts, type WrittenScenario, type ScenarioContext } from '../scenario.js';
import { status } from '../says.js';

export const KESTREL = 'ebbb6444-6264-47a9-bf6b-35b1c8fb88b0';

/** The webhook's echo. */
export interface Echo {
  mapUid: string;
  mapName: string | null;
  accountId: string | null;
  holder: string | null;
  wrMs: number;
  recordedAt: string;
}

/** Returns the uid of a map of the scenario. */
export function ownMapUid({ namespace }: ScenarioContext, name = 'map'): string {
  return `${namespace}-${name}`;
}

/** Returns the name of a map of the scenario; its namespace makes it findable. */
export function ownMapName({ namespace }: ScenarioContext, number = '08'): string {
  return `Fall 2024 - ${number} ${namespace}`;
}

/** Returns a webhook request about a map of the scenario. */
export function report(context: ScenarioContext, fields: Record<string, unknown> = {}): RequestParts {
  const body = {
    mapUid: ownMapUid(context),
    mapName: ownMapName(context),
    accountId: KESTREL,
    holder: 'Kestrel',
    wrMs: 39_874,
    recordedAt: '2026-10-03T17:58:40.000Z',
    ...fields,
  };
  return { headers: toSecretHeader(context), body };
}

/** Reports a record on a map of the scenario to the webhook, and returns its echo. */
export async function reportRecord(
  context: ScenarioContext,
  fields: Record<string, unknown> = {},
): Promise<Echo> {
  const response = await context.of('catalog').call('reportWorldRecord', report(context, fields));
  return (response as { event: Echo }).event;
}

/** Returns a request function that first prepares state. */
export function after(
  report: (context: ScenarioContext) => Promise<unknown>,
  parts: RequestParts = {},
): (context: ScenarioContext) => Promise<RequestParts> {
  return async (context) => {
    await report(context);
    return parts;
  };
}

/** Returns the headers of a trusted service. Throws Skipped where the server's secret is not known. */
function toSecretHeader(context: ScenarioContext): Record<string, string> {
  const secret = context.textSetting('WEBHOOK_SECRET');
  // A run that only reads sends no write, even where it knows the secret.
  if (secret === '' && !context.isReadOnly)
    throw new Skipped("The webhook's secret is not known; set WEBHOOK_SECRET.");
  return { 'x-webhook-secret': secret || 'any' };
}

/** Returns a check that a 400 says which parameter or field is at fault, as the document promises. */
export function namesPart(name: string): NonNullable<WrittenScenario['check']> {
  return ({ json }) => {
    const { error } = json as { error: string };
    ok(error.includes(name), `"${error}" names ${name}`);
  };
}

/** Returns a check of an error's words, which only our server is expected to use. */
export function mentions(text: string): NonNullable<WrittenScenario['check']> {
  return (response, context, parts) =>
    context.target === 'server' ? namesPart(text)(response, context, parts) : undefined;
}

/** Returns the scenario of a page that a search does not reach. */
export function beyondReach(operation: string, path: Record<string, string> = {}): WrittenScenario {
  return {
    name: 'a search leads to row 10,000',
    operation,
    status: 400,
    says: { 'a page that begins at row 10,000 or beyond returns 400': status(200) },
    request: () => ({
      path,
      query: parseQuery('q=any&offset=10000'),
    }),
    check: namesPart('offset'),
  };
}
