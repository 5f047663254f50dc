import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { projectRoot } from '../../project-root.js';

/** A flow over several operations as an Arazzo document, which programs can run. */
export interface Workflow {
  /** Its file: `quick-start.arazzo.yaml`. */
  name: string;
  /** YAML. */
  text: string;
}

const FOLDER = new URL('specs/workflows/', projectRoot);

/**
 * Returns the workflows behind the guides, naming each service's OpenAPI document by this address. A deployment without the
 * files has none.
 */
export function readWorkflows(documentUrl: (service: string) => string): Workflow[] {
  if (!existsSync(FOLDER)) return [];
  return readdirSync(FOLDER).map((name) => ({
    name,
    text: readFileSync(new URL(name, FOLDER), 'utf8').replaceAll(
      /\.\.\/\.\.\/generated\/(\w+)\/openapi\.yaml/g,
      (_, service: string) => documentUrl(service),
    ),
  }));
}
