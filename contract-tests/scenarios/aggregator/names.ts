import { equal, ok } from 'node:assert/strict';
import type { RequestParts, Scenario, ScenarioContext } from '../scenario.js';

/** The documented shapes that the scenarios look into. The answers have been validated by then. */
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

/** A name that a scenario sends; the account id follows from `account`. */
export interface OwnName {
  account: string;
  displayName: string;
  observedAt?: string;
  source?: string;
}

/** Returns an account id of a scenario's own. */
export function ownAccount({ namespace }: ScenarioContext, account: string): string {
  return `${namespace}-${account}`;
}

/** Returns the body with which a scenario sends names as a project of its own. */
export function bodyOfNames(context: ScenarioContext, names: OwnName[]): Record<string, unknown> {
  return {
    projectKey: context.namespace,
    projectName: 'Contract tests',
    sourceLabel: 'contract',
    names: names.map(({ account, ...name }) => ({ accountId: ownAccount(context, account), ...name })),
  };
}

/** Stores names of a scenario's own. */
export async function storeNames(context: ScenarioContext, names: OwnName[]): Promise<void> {
  await context.call('ingestDisplayNames', { body: bodyOfNames(context, names) });
}

/** Returns a check that the error says what is wrong. */
export function saysWhat(name: string, code = 'invalid_request'): NonNullable<Scenario['check']> {
  return ({ json }) => {
    const { error, code: given } = json as { error: string; code: string };
    equal(given, code);
    ok(error.includes(name), `"${error}" names ${name}`);
  };
}

/** Returns scenarios of requests that are a 400, each with a word that the sentence has to have. */
export function refused(operation: string, requests: [string, RequestParts, string][]): Scenario[] {
  return requests.map(([name, parts, said]) => ({
    name,
    operation,
    status: 400,
    request: () => parts,
    check: saysWhat(said),
  }));
}
