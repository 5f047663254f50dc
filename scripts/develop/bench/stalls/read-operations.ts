import { readFileSync } from 'node:fs';
import { SERVICES, type ServiceName } from '../../../../src/config.js';
import { projectRoot } from '../../../../src/project-root.js';
import { namesFrom } from '../size/names.js';
import { CLUB, mapUidOf, PROJECTS, SMALL_CLUB, type SizeCounts } from '../size/size-rows.js';
import { COSTLY_PROJECT, EXPANDING } from './costly-rows.js';

/** A parameter as a document has it. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: { type: string; minimum?: number; maximum?: number; maxItems?: number; enum?: string[] };
}

/** An operation that reads. */
export interface ReadOperation {
  service: ServiceName;
  operationId: string;
  path: string;
  parameters: Parameter[];
}

type Resolved<T> = T | { $ref: string };

interface Operation {
  operationId: string;
  parameters?: Resolved<Parameter>[];
}

interface Document {
  paths: Record<string, { parameters?: Resolved<Parameter>[]; get?: Operation }>;
  components: { parameters?: Record<string, Parameter>; schemas?: Record<string, Parameter['schema']> };
}

/** Returns the operations that read, with their parameters, as the documents have them. */
export function listReadOperations(): ReadOperation[] {
  return SERVICES.flatMap((service) => {
    const file = new URL(`generated/${service}/openapi.json`, projectRoot);
    const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document;
    const resolve = (one: Resolved<Parameter>): Parameter => {
      const found = '$ref' in one ? components.parameters?.[toComponentName(one.$ref)] : one;
      if (!found) throw new Error(`The document of ${service} lacks a parameter.`);
      const { schema } = found as { schema: Resolved<Parameter['schema']> };
      const own = '$ref' in schema ? components.schemas?.[toComponentName(schema.$ref)] : schema;
      return { ...found, schema: own ?? { type: 'string' } };
    };
    return Object.entries(paths).flatMap(([path, { get, parameters = [] }]): ReadOperation[] => {
      if (!get) return [];
      const all = [...parameters, ...(get.parameters ?? [])].map(resolve);
      return [{ service, operationId: get.operationId, path, parameters: all }];
    });
  });
}

function toComponentName(reference: string): string {
  return reference.split('/').pop() ?? '';
}

/** A value of a parameter, a list for one that is repeated, or null where the parameter is absent. */
export type Value = string | readonly string[] | null;

/** What a request can vary: a parameter of the operation, or something that every request can have. */
export interface Choice {
  name: string;
  in: 'path' | 'query' | 'rest' | 'header';
  /** The first is the least; the last is what probably costs most. */
  values: readonly Value[];
}

/** Of the 128 KiB that a request head may have, so that request line and other headers have a place. */
const MAX_QUERY_BYTES = 126 * 1024;
/** Longer than any limit of a text, shorter than a request head. */
const LONG = 'x'.repeat(100_000);
const MANY_IDS = 4000;
const TIMES = ['2024-01-01T00:00:00Z', '2025-06-15T10:20:00Z', '2026-03-12T11:40:00Z'];

/** Texts of one, two and three letters, common, rare, long, and such as grow when they are normalized. */
const TEXTS = [
  'a',
  'ic',
  'zq',
  'icy',
  'cleaned',
  'rare1000',
  'kamirovtarlyn',
  'x'.repeat(200),
  'ab'.repeat(100),
  'ka mi ro '.repeat(22).trim(),
  '\u0130'.repeat(100),
  '😀'.repeat(100),
  EXPANDING,
  EXPANDING.repeat(11),
];

/** Returns what a request of an operation can vary, with candidate values on data of a size. */
export function listChoices({ parameters }: ReadOperation, counts: SizeCounts): Choice[] {
  const own = parameters.map((parameter): Choice => {
    const { name, required } = parameter;
    const values = listValues(parameter, counts);
    return { name, in: parameter.in, values: required ? values : [null, ...values] };
  });
  return [
    ...own,
    { name: 'unknown parameters', in: 'rest', values: [null, 'a', 'a[]=1'] },
    { name: 'Accept-Encoding', in: 'header', values: [null, 'gzip', 'br'] },
  ];
}

function listValues({ name, schema }: Parameter, counts: SizeCounts): readonly Value[] {
  const { minimum, maximum } = schema;
  const named = namedValues(counts)[name];
  if (named) return named;
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return ['false', 'true'];
  if (schema.type === 'integer' || schema.type === 'number')
    return [...new Set([minimum ?? 0, maximum ?? 0])].map(String);
  return TEXTS;
}

/** Values that lead to stored rows, by the name of a parameter. */
function namedValues({ maps, names, events }: SizeCounts): Partial<Record<string, readonly Value[]>> {
  const ids = namesFrom(0, Math.min(names, MANY_IDS)).map(({ accountId }) => accountId);
  const known = namesFrom(0, 200).map(({ displayName }) => displayName);
  const short = Array.from({ length: MANY_IDS }, (_, index) => index.toString(36));
  const projects = [...PROJECTS.slice(0, 2), 'bench-clubs', COSTLY_PROJECT];
  const uids = [mapUidOf(3), mapUidOf(maps - 1), LONG];
  const records = ['rec-3', LONG];
  const offsets = [maps * 0.1, maps * 0.9, events * 0.5, 2_147_483_647].map(String);
  return {
    accountId: [ids[0] ?? '', LONG],
    'accountId[]': [short, ids],
    accountIds: [ids.slice(0, 50).join(','), ','.repeat(65_536)],
    'displayName[]': [known, Array.from({ length: 70 }, (_, index) => `${EXPANDING.repeat(11)}${index}`)],
    'name[]': [known],
    q: TEXTS,
    projectKey: projects,
    project_key: projects,
    project: projects,
    source: [PROJECTS[0], COSTLY_PROJECT],
    event_type: ['race.finish', 'wr_change'],
    season: ['winter', 'Winter', EXPANDING.repeat(11)],
    alteration: ['icy', 'Icy', EXPANDING.repeat(11)],
    year: ['2021'],
    from_iso: TIMES,
    to_iso: TIMES,
    table: ['projects', 'display_names', 'display_name_history', 'maps', 'events'],
    sort_by: ['occurred_at', 'observed_at', 'name', 'message'],
    mapUid: uids,
    recordId: records,
    clubId: [String(SMALL_CLUB), String(CLUB)],
    page: ['1', '20', String(Math.floor(events / 160)), '1000000'],
    offset: offsets,
    mapsOffset: offsets,
    overallOffset: offsets,
    stale_after_seconds: ['0', '3600', '2147483647'],
    max_event_id: ['0', String(events / 2), '9007199254740991'],
  };
}

/** Returns path, query and headers of a request with a value for each choice. */
export function toRequest(
  { path }: ReadOperation,
  choices: readonly Choice[],
  values: readonly Value[],
): { path: string; headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  const query: string[] = [];
  let filled = path;
  let rest: string | null = null;
  for (const [place, choice] of choices.entries()) {
    const value = values[place] ?? null;
    if (value === null) continue;
    const all = typeof value === 'string' ? [value] : value;
    const [first = ''] = all;
    if (choice.in === 'path') filled = filled.replace(`{${choice.name}}`, encodeURIComponent(first));
    else if (choice.in === 'header') headers[choice.name] = first;
    else if (choice.in === 'rest') rest = first;
    else query.push(...all.map((one) => `${choice.name}=${encodeURIComponent(one)}`));
  }
  return { path: withQuery(filled, query, rest), headers };
}

function withQuery(path: string, pairs: string[], rest: string | null): string {
  const taken: string[] = [];
  let size = path.length;
  const add = (pair: string): boolean => {
    size += pair.length + 1;
    if (size <= MAX_QUERY_BYTES) taken.push(pair);
    return size <= MAX_QUERY_BYTES;
  };
  pairs.every(add);
  if (rest !== null) while (add(rest));
  return taken.length === 0 ? path : `${path}?${taken.join('&')}`;
}

/** Returns the values in words for a table. */
export function describe(choices: readonly Choice[], values: readonly Value[]): string {
  const parts = choices.flatMap(({ name }, place) => {
    const value = values[place] ?? null;
    if (value === null) return [];
    return [
      `${name}=${typeof value === 'string' ? shorten(value) : `${value.length} × ${shorten(value[0] ?? '')}`}`,
    ];
  });
  return parts.join(' ');
}

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length <= 24
    ? text
    : `${characters.slice(0, 8).join('')}… (${characters.length} characters)`;
}
