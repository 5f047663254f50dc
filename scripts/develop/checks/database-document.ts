import type { DatabaseKind } from '../../../db/connection/database.js';

/** A trigger: the table whose changes run it, and those that it writes. */
interface Trigger {
  name: string;
  table: string;
  writes: string[];
}

/** The tables and triggers of a migrated database. */
export interface DatabaseSchema {
  tables: string[];
  triggers: Trigger[];
}

/** Files of db/ by their path there; tests, migrations and support of tests may be missing from `texts`. */
export interface DatabaseFiles {
  texts: ReadonlyMap<string, string>;
  exists: (path: string) => boolean;
}

/** A row of the table of rollups. */
interface Rollup {
  table: string;
  /** The only kind of database that has it; null: both. */
  onlyOn: DatabaseKind | null;
  writers: string;
  links: Link[];
}

interface Link {
  text: string;
  path: string;
}

/** Returns a sentence for each difference between db/README.md and the schema of a kind of database. */
export function findSchemaFaults(document: string, kind: DatabaseKind, schema: DatabaseSchema): string[] {
  const rollups = listRollups(document).filter(({ onlyOn }) => onlyOn === null || onlyOn === kind);
  const named = [...rollups.map(({ table }) => table), ...listFacts(document)];
  const documented = listTriggers(document, kind);
  const stored = schema.triggers.flatMap(({ name, table, writes }) =>
    writes.map((target) => `${name}: ${table} -> ${target}`),
  );
  const byTrigger = new Set(
    rollups.filter(({ writers }) => writers.includes('trigger of')).map((row) => row.table),
  );
  const written = new Set(schema.triggers.flatMap(({ writes }) => writes));
  return [
    ...schema.tables.filter((name) => !named.includes(name)).map((name) => `It does not name table ${name}.`),
    ...named.filter((name) => !schema.tables.includes(name)).map((name) => `There is no table ${name}.`),
    ...stored.filter((trigger) => !documented.includes(trigger)).map((one) => `It has no trigger ${one}.`),
    ...documented.filter((trigger) => !stored.includes(trigger)).map((one) => `There is no trigger ${one}.`),
    ...[...written]
      .filter((table) => !byTrigger.has(table))
      .map((table) => `It does not say that a trigger writes ${table}.`),
  ];
}

/** Returns a sentence for each link of db/README.md that is not true, and for each reader of a rollup that is not linked. */
export function findLinkFaults(document: string, { texts, exists }: DatabaseFiles): string[] {
  const rollups = listRollups(document);
  const linked = new Map<string, Set<string>>();
  for (const { table, links } of rollups) {
    const paths = linked.get(table) ?? new Set<string>();
    linked.set(table, paths);
    for (const { path } of links) paths.add(path);
  }
  return [
    ...listLinks(document)
      .filter(({ path }) => !exists(path))
      .map(({ path }) => `It links to ${path}, which does not exist.`),
    ...rollups.flatMap(({ table, links }) => links.flatMap((link) => findWrongLink(table, link, texts))),
    ...[...linked].flatMap(([table, paths]) =>
      [...texts]
        .filter(([path, text]) => /^(?:sql|stores)\//.test(path) && names(text, table) && !paths.has(path))
        .map(([path]) => `The row of ${table} does not link ${path}, which names it.`),
    ),
  ];
}

/** A linked file names the table, and has the function that the link is called by. */
function findWrongLink(table: string, { text, path }: Link, texts: ReadonlyMap<string, string>): string[] {
  const file = texts.get(path);
  if (file === undefined) return [];
  const isFunction = /^[a-z]+[A-Z]/.test(text);
  return [
    ...(names(file, table) ? [] : [`The row of ${table} links ${path}, which does not name it.`]),
    ...(isFunction && !new RegExp(`export (?:async )?function ${text}\\b`).test(file)
      ? [`${path} has no function ${text}.`]
      : []),
  ];
}

/** Whether the code of a file names a table; comments do not count. */
function names(text: string, table: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return new RegExp(`\\b${table}\\b`).test(code);
}

function listRollups(document: string): Rollup[] {
  return readRows(document, 'Rollups').map(([first = '', , writers = '', , readers = '']) => ({
    table: listCodes(first)[0] ?? first,
    onlyOn: first.includes('(SQLite)') ? 'sqlite' : first.includes('(PostgreSQL)') ? 'postgres' : null,
    writers,
    links: listLinks(`${writers} ${readers}`),
  }));
}

function listTriggers(document: string, kind: DatabaseKind): string[] {
  return readRows(document, 'Triggers').flatMap(([table = '', target = '', sqlite = '', postgres = '']) =>
    listCodes(kind === 'sqlite' ? sqlite : postgres).map(
      (name) => `${name}: ${listCodes(table)[0] ?? ''} -> ${listCodes(target)[0] ?? ''}`,
    ),
  );
}

function listFacts(document: string): string[] {
  return listCodes(findSection(document, 'Facts'));
}

/** Returns the cells of a section's table. */
function readRows(document: string, title: string): string[][] {
  const lines = findSection(document, title)
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function findSection(document: string, title: string): string {
  return document.split(/^## /m).find((section) => section.startsWith(`${title}\n`)) ?? '';
}

function listCodes(text: string): string[] {
  return [...text.matchAll(/`([a-z_]+)`/g)].map(([, code = '']) => code);
}

function listLinks(text: string): Link[] {
  return [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, name = '', path = '']) => ({
    text: name,
    path,
  }));
}
