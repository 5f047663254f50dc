import { readFileSync } from 'node:fs';
import { SERVICES, type ServiceName } from '../../../src/config.js';
import { projectRoot } from '../../../src/project-root.js';

type Json = Record<string, unknown>;

/** A route with a JSON body. */
export interface BodyRoute {
  service: ServiceName;
  operationId: string;
  path: string;
  maxBytes: number;
  example: Json;
}

interface Operation {
  operationId: string;
  requestBody?: {
    'x-max-bytes'?: number;
    content: Record<string, { examples: Record<string, { $ref?: string; value?: Json }> }>;
  };
}

interface Document {
  paths: Record<string, { post?: Operation }>;
  components: { examples?: Record<string, { value: Json }> };
}

const DEFAULT_MAX_BYTES = 262_144;
/** Fewer values than the server takes. */
const VALUES_LEFT = 200;
const DEEP = `{"a":${'['.repeat(26)}${']'.repeat(26)}}`;

/** Where a body has its rows, and how many are taken; the others get them in a field that no document knows. */
const LISTS: Readonly<Record<string, [path: string[], maxRows: number]>> = {
  resolveDisplayNames: [['accountIds'], 500],
  ingestTrackerRun: [['run', 'checks'], 2000],
  ingestTrackerRuns: [['run', 'checks'], 2000],
  ingestDisplayNames: [['names'], 5000],
  ingestPluginDisplayNames: [['names'], 5000],
  ingestClubSnapshot: [['maps'], 50_000],
  ingestEvents: [['events'], 500],
  ingestTrafficBatch: [['samples'], 1000],
  resolveVerdicts: [['record_ids'], 100],
};

/** Returns the routes with a JSON body, as the documents have them. */
export function readBodyRoutes(): BodyRoute[] {
  return SERVICES.flatMap((service) => {
    const file = new URL(`generated/${service}/openapi.json`, projectRoot);
    const { paths, components } = JSON.parse(readFileSync(file, 'utf8')) as Document;
    return Object.entries(paths).flatMap(([path, { post }]): BodyRoute[] => {
      const media = post?.requestBody?.content['application/json'];
      if (!post || !media) return [];
      const [first] = Object.values(media.examples);
      const name = first?.$ref?.split('/').pop() ?? '';
      const example = first?.value ?? components.examples?.[name]?.value ?? {};
      const maxBytes = post.requestBody?.['x-max-bytes'] ?? DEFAULT_MAX_BYTES;
      return [{ service, operationId: post.operationId, path, maxBytes, example }];
    });
  });
}

/**
 * Returns bodies at the byte limit by kind of row: empty ones, as many as fit; empty, wide and deep ones, as many as the limit
 * on values lets through; and the example's own, as many as are taken.
 */
export function bodiesAtLimit({ operationId, example, maxBytes }: BodyRoute): [kind: string, body: Buffer][] {
  const [path, maxNatural] = LISTS[operationId] ?? [['unknown'], 0];
  const row = exampleRow(example, path);
  const maxValues = (maxBytes > DEFAULT_MAX_BYTES ? Math.min(2_000_000, maxBytes / 8) : 16_384) - VALUES_LEFT;
  const body = (make: (index: number) => string, maxRows: number): Buffer =>
    fill(withRows(example, path), make, { maxBytes, maxRows });
  return [
    ['empty, all', body(() => '{}', Infinity)],
    ['empty', body(() => '{}', maxValues / 2)],
    ['wide', body((index) => `{"field${index}":0}`, maxValues / 2)],
    ['deep', body(() => DEEP, maxValues / 28)],
    ['natural', body((index) => JSON.stringify(numbered(row, index)), maxNatural)],
  ];
}

const ROWS = '@rows@';

/** Returns the text of a body before and after its rows. */
function withRows(example: Json, path: readonly string[]): [string, string] {
  const body = structuredClone(example);
  let at = body;
  for (const name of path.slice(0, -1)) at = at[name] as Json;
  at[path.at(-1) ?? ''] = [ROWS];
  const [before = '', after = ''] = JSON.stringify(body).split(`"${ROWS}"`);
  return [before, after];
}

function fill(
  [before, after]: [string, string],
  make: (index: number) => string,
  { maxBytes, maxRows }: { maxBytes: number; maxRows: number },
): Buffer {
  const tail = after.replace(/\}$/, ',"padding":"');
  const rows: string[] = [];
  let size = before.length + tail.length + 2;
  for (let index = 0; index < maxRows; index += 1) {
    const row = make(index);
    size += Buffer.byteLength(row) + 1;
    if (size > maxBytes) break;
    rows.push(row);
  }
  const text = `${before}${rows.join(',')}${tail}`;
  return Buffer.from(`${text}${'x'.repeat(maxBytes - Buffer.byteLength(text) - 2)}"}`);
}

/** Returns the first row of the example's list, or of the first list of that name inside it. */
function exampleRow(example: Json, path: readonly string[]): unknown {
  const found = path.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], example);
  return Array.isArray(found) ? found[0] : findList(example, path.at(-1) ?? '')?.[0];
}

function findList(value: unknown, name: string): readonly unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = (value as Json)[name];
  if (Array.isArray(own)) return own as readonly unknown[];
  for (const inside of Object.values(value)) {
    const found = findList(inside, name);
    if (found) return found;
  }
  return undefined;
}

/** Returns a row with ids of its own. */
function numbered(row: unknown, index: number): unknown {
  const hex = index.toString(16).padStart(12, '0');
  if (typeof row === 'string') return `a3f1c0de-0000-4000-8000-${hex}`;
  if (typeof row !== 'object' || row === null) return row;
  const ids: Json = {
    accountId: `a3f1c0de-0000-4000-8000-${hex}`,
    mapUid: `bench_${hex}`,
    mapId: `b3f1c0de-0000-4000-8000-${hex}`,
    eventKey: `bench-${hex}`,
  };
  return { ...row, ...Object.fromEntries(Object.entries(ids).filter(([name]) => name in row)) };
}
