import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../contract/project.js';

/**
 * Writes a published document for Prism into a folder and returns its path. Prism adds null to the enum of what is nullable, and compares
 * no body with a schema that then lists null twice.
 */
export async function writeForPrism(service: string, folder: string): Promise<string> {
  const published = await readFile(new URL(`generated/${service}/openapi.json`, projectRoot), 'utf8');
  const path = join(folder, `${service}.json`);
  await writeFile(path, JSON.stringify(JSON.parse(published, withoutNull)));
  return path;
}

function withoutNull(key: string, value: unknown): unknown {
  return key === 'enum' && Array.isArray(value) ? value.filter((one) => one !== null) : value;
}
