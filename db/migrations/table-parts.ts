import type { Knex } from 'knex';
import { text, type kindOf } from './columns.js';

type Table = Knex.CreateTableBuilder;
export type Kind = ReturnType<typeof kindOf>;

/** Adds text columns. */
export function texts(table: Table, kind: Kind, names: string[], isRequired: boolean): void {
  for (const name of names) {
    const column = text(table, name, kind);
    if (isRequired) column.notNullable();
  }
}

/** Adds columns of 0 or 1, 0 by default. */
export function flags(table: Table, names: string[]): void {
  for (const name of names) table.smallint(name).notNullable().defaultTo(0);
}

/** Adds columns of whole numbers, 0 by default. */
export function counts(table: Table, names: string[]): void {
  for (const name of names) table.bigInteger(name).notNullable().defaultTo(0);
}

/** Creates an index, such as one in the order of a list, so that a page costs the same at any number of rows. */
export function index(knex: Knex, name: string, columns: string, rest = ''): Promise<unknown> {
  return knex.raw(`CREATE INDEX ${name} ON ${columns} ${rest}`);
}
