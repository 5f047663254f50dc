import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

/** A response as a `curl` command line got it. */
interface CurlResponse {
  status: number;
  body: string;
}

/** Keeps the words that a shell makes of a command line, each ended by a NUL. */
const PROGRAM = `#!/bin/sh\nprintf '%s\\0' "$@" >> "$(dirname "$0")/words"\n`;

/**
 * Runs a `curl` command line in a shell, in a folder with some files, and returns the response. A machine need not have curl: what
 * the shell hands to it is sent from here, as its options say. Rejects when the shell cannot run the line.
 */
export async function runCurl(
  line: string,
  files: Record<string, Uint8Array | string> = {},
): Promise<CurlResponse> {
  const folder = await mkdtemp(join(tmpdir(), 'curl-'));
  try {
    await writeFile(join(folder, 'curl'), PROGRAM, { mode: 0o755 });
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    const env = { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` };
    await promisify(execFile)('sh', ['-c', line], { cwd: folder, env });
    const words = (await readFile(join(folder, 'words'), 'utf8')).split('\0').slice(0, -1);
    return await send(words, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes the options that documents show as curl does. */
async function send(words: string[], folder: string): Promise<CurlResponse> {
  const { values, positionals } = parseArgs({
    args: words,
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
  const body = given?.startsWith('@') ? await readFile(join(folder, given.slice(1))) : given;
  const headers = new Headers(
    body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' },
  );
  for (const header of values.header) {
    const colon = header.indexOf(':');
    headers.set(header.slice(0, colon), header.slice(colon + 1).trim());
  }
  const method = values.request ?? (body === undefined ? 'GET' : 'POST');
  const [url = '', ...others] = positionals;
  if (others.length > 0) throw new Error('The line has more than one address.');
  const response = await fetch(url, { method, headers, body: body ?? null });
  return { status: response.status, body: await response.text() };
}
