/** An operation is three levels down, under `paths` and its path; so is a component, under `components` and its kind. */
const MAX_DEPTH = 3;

/**
 * Returns a value as JSON with one line for each value three levels down. In a document these are operations and components, so a
 * changed operation is one changed line. `depth` is the level of the value itself.
 */
export function renderJson(value: object, depth = 0): string {
  return stringify(value, depth);
}

function stringify(value: unknown, depth: number): string {
  if (depth === MAX_DEPTH || typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value))
    return wrap(
      ['[', ']'],
      depth,
      value.map((item) => stringify(item, depth + 1)),
    );
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const lines = members.map(([key, member]) => `${JSON.stringify(key)}: ${stringify(member, depth + 1)}`);
  return wrap(['{', '}'], depth, lines);
}

function wrap([open, close]: [string, string], depth: number, lines: string[]): string {
  if (lines.length === 0) return open + close;
  const indent = '  '.repeat(depth);
  return `${open}\n${lines.map((line) => `${indent}  ${line}`).join(',\n')}\n${indent}${close}`;
}

/** The first line of every generated file. */
export const banner = '// Made by `npm run generate` from specs/. Change the spec, not this file.\n\n';
