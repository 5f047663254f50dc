import type { Schema } from '../../../src/openapi-document.js';
import { mapChildren } from './map-children.js';

/** The row lists directly inside a schema, by property, with those inside their rows. */
export interface RowLists {
  [property: string]: { row: Schema; inside: RowLists };
}

/** Returns the row lists (`x-rows: true`) of a schema: arrays whose rows are validated apart from the envelope. */
export function findRowLists(schema: Schema): RowLists {
  const lists: RowLists = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (property['x-rows'] !== true || !property.items) continue;
    lists[name] = { row: openRows(property.items), inside: findRowLists(property.items) };
  }
  return lists;
}

/** Returns a copy of a schema that takes anything as a row, so that an invalid row never fails the envelope. */
export function openRows(schema: Schema): Schema {
  const copy = mapChildren(schema, openRows);
  if (copy['x-rows'] === true) copy.items = {};
  return copy;
}

/** Returns a copy of a schema in which each row has its index in the list that was sent. */
export function indexRows(schema: Schema): Schema {
  const copy = mapChildren(schema, indexRows);
  if (copy['x-rows'] === true && copy.items) {
    const index: Schema = { type: 'integer', description: 'Place in the list that was sent, from 0.' };
    copy.items = { type: 'object', required: ['index', 'row'], properties: { index, row: copy.items } };
  }
  return copy;
}
