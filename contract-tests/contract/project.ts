import { readFileSync } from 'node:fs';

/** The project's folder, relative to the compiled tests in dist/contract-tests/contract/. */
export const projectRoot = new URL('../../../', import.meta.url);

/** Returns the parsed JSON of a project file. */
export function readProjectJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, projectRoot), 'utf8'));
}
