import { isDeepStrictEqual } from 'node:util';
import { resolveReference, type OpenApiDocument, type Schema } from '../../../src/openapi-document.js';
import { collectInto, Incomparable, AFFECTED, type Finding, type Findings } from './finding.js';

/** What clients send may only become wider, what they read only narrower. */
type Direction = 'sent' | 'read';

/** Two documents, and the direction in which values are sent. */
export interface Comparison {
  before: OpenApiDocument;
  after: OpenApiDocument;
  direction: Direction;
  /** Pairs of schemas being compared, so that schemas may be recursive. */
  open: ReadonlySet<string>;
}

/** Keywords that this comparison covers, and those that validate nothing. */
const KNOWN = new Set(
  [
    'title description example examples deprecated readOnly writeOnly externalDocs default',
    'type format enum nullable pattern items properties required additionalProperties oneOf anyOf not uniqueItems',
    'minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength minItems maxItems',
    'minProperties maxProperties',
  ].flatMap((line) => line.split(' ')),
);

/** Reports breaking changes of a schema. Throws Incomparable for unknown keywords. */
export function compareSchemas(
  before: Schema,
  after: Schema,
  comparison: Comparison,
  findings: Findings,
): void {
  const key = `${before.$ref ?? ''} ${after.$ref ?? ''}`;
  if (before.$ref && after.$ref && comparison.open.has(key)) return;
  const old = resolveReference<Schema>(comparison.before, before);
  const now = resolveReference<Schema>(comparison.after, after);
  if (isDeepStrictEqual(old, now) && !refersElsewhere(old)) return;
  refuseUnknown(old);
  refuseUnknown(now);
  const inner = { ...comparison, open: new Set([...comparison.open, key]) };
  if (listChoices(old) ?? listChoices(now)) return compareChoices(old, now, inner, findings);
  if (!compareTypes(old, now, comparison.direction, findings)) return;
  compareKeywords(old, now, comparison.direction, findings);
  compareProperties(old, now, inner, findings);
  compareItems(old, now, inner, findings);
}

/** Equal schemas may refer to schemas that differ. */
function refersElsewhere(schema: Schema): boolean {
  return JSON.stringify(schema).includes('"$ref"');
}

function refuseUnknown(schema: Schema): void {
  const unknown = Object.keys(schema).filter((keyword) => !KNOWN.has(keyword) && !keyword.startsWith('x-'));
  if (unknown.length > 0)
    throw new Incomparable(`has ${unknown.join(', ')}, which this comparison does not know`);
}

/** Returns whether comparing further makes sense. */
function compareTypes(old: Schema, now: Schema, direction: Direction, findings: Findings): boolean {
  const [given, taking] = direction === 'sent' ? [old, now] : [now, old];
  if (old.type === now.type) return true;
  if (taking.type === undefined) return false;
  if (given.type === 'integer' && taking.type === 'number') return true;
  const affected = direction === 'sent' ? AFFECTED.senders : AFFECTED.readers;
  findings.report(`is ${now.type ?? 'of any type'} instead of ${old.type ?? 'any type'}`, affected);
  return false;
}

/** Each choice of the narrower side must fit one of the wider side. */
function compareChoices(old: Schema, now: Schema, comparison: Comparison, findings: Findings): void {
  const isSent = comparison.direction === 'sent';
  const [before, after] = [listChoices(old) ?? [old], listChoices(now) ?? [now]];
  const [covered, covering] = isSent ? [before, after] : [after, before];
  covered.forEach((choice, index) => {
    const fits = covering.some((other) => {
      const trial: Finding[] = [];
      const [first, second] = isSent ? [choice, other] : [other, choice];
      compareSchemas(first, second, comparison, collectInto(trial));
      return trial.length === 0;
    });
    if (fits) return;
    const sent = listChoices(old)
      ? `choice ${index + 1} is no longer taken`
      : 'is taken only in one of some forms';
    const what = isSent ? sent : `choice ${index + 1} is new`;
    findings.report(what, isSent ? AFFECTED.senders : AFFECTED.readers);
  });
}

/** `anyOf` beside fields says only which of them are required together, in documents up to 1.1.0. */
function listChoices({ oneOf, anyOf, properties }: Schema): Schema[] | undefined {
  return properties ? undefined : (oneOf ?? anyOf);
}

function compareProperties(old: Schema, now: Schema, comparison: Comparison, findings: Findings): void {
  const before = old.properties ?? {};
  const after = now.properties ?? {};
  const required = { before: new Set(old.required), after: new Set(now.required) };
  for (const [name, schema] of Object.entries(before)) {
    const field = after[name];
    const inField = findings.at(name);
    if (field) compareSchemas(schema, field, comparison, inField);
    else if (comparison.direction === 'sent') inField.report('is no longer read', AFFECTED.senders);
    else inField.report('is gone', AFFECTED.readers);
  }
  for (const name of new Set([...required.before, ...required.after])) {
    if (required.before.has(name) === required.after.has(name)) continue;
    const isNewlyRequired = required.after.has(name);
    if (comparison.direction === 'sent' && isNewlyRequired)
      findings.at(name).report('is required now', AFFECTED.omitters);
    // A field that is gone has been reported already.
    if (comparison.direction === 'read' && !isNewlyRequired && (after[name] ?? !before[name]))
      findings.at(name).report('may be missing now', AFFECTED.readers);
  }
  compareFurtherFields(old, now, comparison, findings);
}

function compareFurtherFields(old: Schema, now: Schema, comparison: Comparison, findings: Findings): void {
  const further = (schema: Schema): Schema | null => {
    const { additionalProperties = true } = schema;
    if (typeof additionalProperties === 'object') return additionalProperties;
    return additionalProperties ? {} : null;
  };
  if (old.type !== 'object' || now.type !== 'object') return;
  const [before, after] = [further(old), further(now)];
  if (before && after) compareSchemas(before, after, comparison, findings.at('{further fields}'));
  else if (before && comparison.direction === 'sent')
    findings.report('takes no further fields any more', AFFECTED.senders);
  // Clients must ignore unknown fields.
}

function compareItems(old: Schema, now: Schema, comparison: Comparison, findings: Findings): void {
  if (old.type !== 'array' || now.type !== 'array') return;
  compareSchemas(old.items ?? {}, now.items ?? {}, comparison, findings.at('[]'));
}

const LEAST = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const MOST = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
/** Keywords whose values cannot be ordered: any other value may be narrower as well as wider. */
const FORMS = ['pattern', 'format', 'multipleOf', 'not'] as const;
const SWITCHES = ['uniqueItems', 'exclusiveMinimum', 'exclusiveMaximum'] as const;
/** What counts as an omitted field, and rows that are validated one by one: each widens a request. */
const ALLOWANCES = ['x-type', 'x-rows'] as const;

type Loose = Readonly<Record<string, unknown>>;

/** Reports keywords whose change makes what is sent narrower, or what is read wider. */
function compareKeywords(old: Schema, now: Schema, direction: Direction, findings: Findings): void {
  const isSent = direction === 'sent';
  const [given, taking] = (isSent ? [old, now] : [now, old]) as [Loose, Loose];
  const report = (keyword: string): void =>
    findings.report(
      `${keyword} is ${shown((now as Loose)[keyword])} instead of ${shown((old as Loose)[keyword])}`,
      isSent ? AFFECTED.senders : AFFECTED.readers,
    );
  // Every value that `given` has must fit `taking`.
  for (const keyword of LEAST) {
    const lowest = keyword === 'minimum' ? -Infinity : 0;
    if (numberIn(taking, keyword, lowest) > numberIn(given, keyword, lowest)) report(keyword);
  }
  for (const keyword of MOST) {
    const most = isSent && keyword === 'maxLength' ? longestMatch(String(given['pattern'])) : Infinity;
    if (numberIn(taking, keyword, Infinity) < Math.min(most, numberIn(given, keyword, Infinity)))
      report(keyword);
  }
  const isTaken = isSent && isTimestamp(taking) && takesTimestamps(taking, given);
  for (const keyword of isTaken ? [] : FORMS)
    if (taking[keyword] !== undefined && !isDeepStrictEqual(taking[keyword], given[keyword])) {
      // Says how many bits a reader should set aside, and leaves no integer out.
      const isWidth = keyword === 'format' && taking[keyword] === 'int64';
      if (!isWidth) report(keyword);
    }
  for (const keyword of SWITCHES) if (taking[keyword] === true && given[keyword] !== true) report(keyword);
  if (given['nullable'] === true && taking['nullable'] !== true) report('nullable');
  compareEnums(old, now, isSent, findings);
  if (!isSent) return;
  for (const keyword of ALLOWANCES)
    if (given[keyword] !== undefined && taking[keyword] !== given[keyword]) report(keyword);
  if (!isDeepStrictEqual(old.default, now.default)) {
    findings.report(`default is ${shown(now.default)} instead of ${shown(old.default)}`, AFFECTED.omitters);
  }
}

/** Forms of ISO 8601 dates and times, each of which a pattern takes or not. */
const TIMESTAMPS = [
  ...['2026-10-06', '20261006', '2026-279', '2026279', '2026-W41-2', '2026W412', '2026-w41-2'],
  ...['T', 't', ' '].flatMap((mark) =>
    [
      '08',
      '08.5',
      '08:30',
      '0830',
      '08:30,5',
      '08:30:15',
      '083015',
      '08:30:15.123456789',
      '23:59:60',
      '24:00',
      '240000.0',
    ].flatMap((time) =>
      ['', 'Z', 'z', '+02', '+02:00', '-0330'].map((offset) => `2026-10-06${mark}${time}${offset}`),
    ),
  ),
];

/** Documents up to 1.1.0 have `x-timestamp`. */
function isTimestamp(schema: Loose): boolean {
  return schema['x-timestamp'] !== undefined || /^(date|observed)/.test(String(schema['x-type']));
}

/** Whether any ISO 8601 date is taken of which the former form took some; a date-time is one of them. */
function takesTimestamps(taking: Loose, given: Loose): boolean {
  if (given['format'] === 'date-time') return true;
  if (!isTimestamp(given)) return false;
  const [now, old] = [taking, given].map(({ pattern = '' }) => new RegExp(String(pattern))) as [
    RegExp,
    RegExp,
  ];
  return TIMESTAMPS.every((text) => now.test(text) || !old.test(text));
}

function numberIn(schema: Loose, keyword: string, byDefault: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : byDefault;
}

/** Returns the length of the longest text that a pattern of one kind of characters, or of a UUID, takes. */
function longestMatch(pattern: string): number {
  if (pattern === '^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$') return 36;
  const [, most] = /^\^\[[^\]]*\]\{\d+,(\d+)\}\$$/.exec(pattern) ?? [];
  return most === undefined ? Infinity : Number(most);
}

function compareEnums(old: Schema, now: Schema, isSent: boolean, findings: Findings): void {
  const has = (values: unknown[], value: unknown): boolean =>
    values.some((one) => isDeepStrictEqual(one, value));
  if (isSent) {
    if (!now.enum) return;
    if (!old.enum)
      return findings.report(`takes only ${now.enum.map(shown).join(', ')} now`, AFFECTED.senders);
    for (const value of old.enum)
      if (!has(now.enum, value)) findings.report(`no longer takes ${shown(value)}`, AFFECTED.senders);
    return;
  }
  if (!old.enum) return;
  if (!now.enum) return findings.report('has no fixed values any more', AFFECTED.readers);
  for (const value of now.enum)
    if (!has(old.enum, value)) findings.report(`may be ${shown(value)} now`, AFFECTED.readers);
}

function shown(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
