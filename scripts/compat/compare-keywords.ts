import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '../../src/openapi-document.js';
import type { Direction } from './compare-schemas.js';
import { WHOM, type Findings } from './finding.js';

const LEAST = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const MOST = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
/** Keywords whose values cannot be ordered: any other value may be narrower as well as wider. */
const FORMS = ['pattern', 'format', 'multipleOf'] as const;
const SWITCHES = ['uniqueItems', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
/** What counts as leaving a field out, and rows that are judged one by one: each makes a request wider. */
const ALLOWANCES = ['x-empty-is-absent', 'x-zero-is-absent', 'x-rows'] as const;

type Loose = Readonly<Record<string, unknown>>;

/** Reports keywords whose change makes what is sent narrower, or what is read wider. */
export function compareKeywords(old: Schema, now: Schema, direction: Direction, findings: Findings): void {
  const isSent = direction === 'sent';
  const [given, taking] = (isSent ? [old, now] : [now, old]) as [Loose, Loose];
  const report = (keyword: string): void =>
    findings.report(
      `${keyword} is ${shown((now as Loose)[keyword])} instead of ${shown((old as Loose)[keyword])}`,
      isSent ? WHOM.senders : WHOM.readers,
    );
  // Every value that `given` has must fit `taking`.
  for (const keyword of LEAST)
    if (numberIn(taking, keyword, -Infinity) > numberIn(given, keyword, -Infinity)) report(keyword);
  for (const keyword of MOST)
    if (numberIn(taking, keyword, Infinity) < numberIn(given, keyword, Infinity)) report(keyword);
  for (const keyword of FORMS)
    if (taking[keyword] !== undefined && taking[keyword] !== given[keyword]) report(keyword);
  for (const keyword of SWITCHES) if (taking[keyword] === true && given[keyword] !== true) report(keyword);
  if (given['nullable'] === true && taking['nullable'] !== true) report('nullable');
  compareEnums(old, now, isSent, findings);
  if (!isSent) return;
  for (const keyword of ALLOWANCES) if (given[keyword] === true && taking[keyword] !== true) report(keyword);
  if (!isDeepStrictEqual(old.default, now.default)) {
    findings.report(`default is ${shown(now.default)} instead of ${shown(old.default)}`, WHOM.omitters);
  }
}

function numberIn(schema: Loose, keyword: string, byDefault: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : byDefault;
}

function compareEnums(old: Schema, now: Schema, isSent: boolean, findings: Findings): void {
  const has = (values: unknown[], value: unknown): boolean =>
    values.some((one) => isDeepStrictEqual(one, value));
  if (isSent) {
    if (!now.enum) return;
    if (!old.enum) return findings.report(`takes only ${now.enum.map(shown).join(', ')} now`, WHOM.senders);
    for (const value of old.enum)
      if (!has(now.enum, value)) findings.report(`no longer takes ${shown(value)}`, WHOM.senders);
    return;
  }
  if (!old.enum) return;
  if (!now.enum) return findings.report('has no fixed values any more', WHOM.readers);
  for (const value of now.enum)
    if (!has(old.enum, value)) findings.report(`may be ${shown(value)} now`, WHOM.readers);
}

function shown(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
