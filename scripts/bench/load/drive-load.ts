import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Workbench } from '../bench.js';
import type { LoadRequest, LoadResult, LoadSettings } from './load-settings.js';

const GENERATOR = fileURLToPath(new URL('generate-load.js', import.meta.url));

/** Writes the requests that a load chooses from; returns the file. */
export function writeRequests({ folder }: Workbench, name: string, requests: LoadRequest[]): string {
  const file = join(folder, `${name}-requests.json`);
  writeFileSync(file, JSON.stringify(requests));
  return file;
}

/** Puts a server under load and returns the result; rejects unless every response is a success. */
export async function driveLoad({ processes }: Workbench, settings: LoadSettings): Promise<LoadResult> {
  const { stdout } = await processes.run([process.execPath, GENERATOR, JSON.stringify(settings)]);
  const result = JSON.parse(stdout) as LoadResult;
  const successes = result.statusClasses['2'] ?? 0;
  if (successes !== result.allResponses) {
    const classes = Object.entries(result.statusClasses).map(([digit, count]) => `${count} × ${digit}xx`);
    throw new Error(
      `Under load port ${settings.port} returned ${classes.join(', ')}; only 2xx can be compared.`,
    );
  }
  return result;
}
