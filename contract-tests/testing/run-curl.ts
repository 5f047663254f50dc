import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** A response as a `curl` command line got it. */
export interface CurlResponse {
  status: number;
  body: string;
}

/** Takes the options that documents show as curl does, and prints status and body as JSON. */
const PROGRAM = `
const { readFileSync } = require('node:fs');
const { parseArgs } = require('node:util');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    request: { type: 'string', short: 'X' },
    data: { type: 'string' },
    'data-binary': { type: 'string' },
    globoff: { type: 'boolean' },
    silent: { type: 'boolean', short: 's' },
  },
});
const given = values['data-binary'] ?? values.data;
const body = given?.startsWith('@') ? readFileSync(given.slice(1)) : given;
const headers = new Headers(body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' });
for (const line of values.header) headers.set(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
const method = values.request ?? (body === undefined ? 'GET' : 'POST');
fetch(positionals[0], { method, headers, body }).then(async (response) =>
  console.log(JSON.stringify({ status: response.status, body: await response.text() })));
`;

/**
 * Runs a `curl` command line in a shell, in a folder with some files, and returns the response. A machine need not have curl:
 * a program with its options takes its place. Rejects when the shell cannot run the line.
 */
export async function runCurl(
  line: string,
  files: Record<string, Uint8Array | string> = {},
): Promise<CurlResponse> {
  const folder = await mkdtemp(join(tmpdir(), 'curl-'));
  try {
    await writeFile(join(folder, 'curl'), `#!${process.execPath}\n${PROGRAM}`, { mode: 0o755 });
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
    const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd: folder, env });
    return JSON.parse(stdout) as CurlResponse;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
