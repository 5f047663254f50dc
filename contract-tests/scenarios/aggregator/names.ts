import { equal, ok } from 'node:assert/strict';
import type { RequestParts, WrittenScenario, ScenarioContext } from '../scenario.js';

/** The parts of documented responses that the scenarios read. Responses are validated first. */
export interface NameRow {
  accountId: string;
  displayName: string | null;
  normalizedDisplayName: string | null;
  source: string | null;
  stale: boolean;
  missing: boolean;
  observedAt: string | null;
  ageSeconds: number | null;
}

/** A name that a scenario sends; the account id derives from `account`. */
interface OwnName {
  account: string;
  displayName: string;
  observedAt?: string;
  source?: string;
}

/** Returns an account id unique to the scenario. */
export function ownAccount({ namespace }: ScenarioContext, account: string): string {
  return `${namespace}-${account}`;
}

/** Returns the body with which a scenario sends names. */
export function createNamesBody(context: ScenarioContext, names: OwnName[]): Record<string, unknown> {
  return {
    projectKey: context.projectKey,
    projectName: 'Contract tests',
    sourceLabel: 'contract',
    names: names.map(({ account, ...name }) => ({ accountId: ownAccount(context, account), ...name })),
  };
}

/** Stores names of a scenario. */
export async function storeNames(context: ScenarioContext, names: OwnName[]): Promise<void> {
  await context.call('ingestDisplayNames', { body: createNamesBody(context, names) });
}

/** Returns a check of the error's code, and on our server of the words that name the fault. */
export function mentions(name: string, code = 'invalid_request'): NonNullable<WrittenScenario['check']> {
  return ({ json }, { target }) => {
    const { error, code: given } = json as { error: string; code: string };
    equal(given, code);
    if (target === 'server') ok(error.includes(name), `"${error}" names ${name}`);
  };
}

/** Returns scenarios of requests that get a 400, each with a text that the message must contain. */
export function refused(operation: string, requests: [string, RequestParts, string][]): WrittenScenario[] {
  return requests.map(([name, parts, text]) => ({
    name,
    operation,
    status: 400,
    request: () => parts,
    check: mentions(text),
  }));
}
