import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../contract/project.js';
import { prepareForDredd, type Document } from './prepare-for-dredd.js';

/** What Dredd found. */
export interface DreddResult {
  exitCode: number | null;
  passing: number;
  failing: number;
  /** Transactions that were not sent, such as `GET /api/v1/live 429: …reason`. */
  skipped: string[];
  total: number;
  output: string;
}

/** How Dredd tests a service. */
interface DreddOptions {
  service: string;
  url: string;
  token?: string;
  secret?: string;
}

const DEADLINE_MS = 120_000;

/** Lets Dredd replay the published examples of a service against a server, and compare its responses with them. */
export async function runDredd({
  service,
  url,
  token = '',
  secret = '',
}: DreddOptions): Promise<DreddResult> {
  const program = createRequire(import.meta.url).resolve('dredd/bin/dredd');
  const published = fileURLToPath(new URL(`generated/${service}/openapi.json`, projectRoot));
  const folder = await mkdtemp(join(tmpdir(), 'dredd-'));
  try {
    const [prepared, skipped] = [join(folder, 'openapi.json'), join(folder, 'skipped')];
    const document = JSON.parse(await readFile(published, 'utf8')) as Document;
    await writeFile(prepared, JSON.stringify(prepareForDredd(document)));
    await writeFile(skipped, '');
    // Dredd exits before a pipe has taken its last lines.
    const output = await open(join(folder, 'output'), 'w');
    const hooks = fileURLToPath(new URL('contract-tests/dredd/hooks.cjs', projectRoot));
    const child = spawn(
      process.execPath,
      ['--no-deprecation', program, prepared, url, `--hookfiles=${hooks}`, '--loglevel=error', '--no-color'],
      {
        cwd: folder,
        env: {
          PATH: process.env['PATH'] ?? '',
          DREDD_DOCUMENT: published,
          DREDD_SERVER: url,
          DREDD_SKIPPED: skipped,
          DREDD_TOKEN: token,
          DREDD_SECRET: secret,
        },
        stdio: ['ignore', output.fd, output.fd],
      },
    );
    const timer = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    const [exitCode] = (await once(child, 'close')) as [number | null];
    clearTimeout(timer);
    await output.close();
    const text = await readFile(join(folder, 'output'), 'utf8');
    const counts = /(\d+) passing, (\d+) failing, (\d+) errors, (\d+) skipped, (\d+) total/.exec(text) ?? [];
    const [passing = 0, failing = 0, errors = 0, , total = 0] = counts.slice(1).map(Number);
    const reasons = (await readFile(skipped, 'utf8')).split('\n').filter(Boolean);
    return { exitCode, passing, failing: failing + errors, skipped: reasons, total, output: text };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
