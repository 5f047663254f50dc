import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../db/testing/free-port.js';
import { projectRoot } from '../contract/project.js';
import type { Listening } from '../testing/listen.js';

/**
 * Starts Prism's command line with these words, on a free port. Rejects with its output when it exits before it listens.
 */
export async function startCommandLine(words: string[]): Promise<Listening> {
  const port = await freePort();
  const prism = fileURLToPath(new URL('node_modules/.bin/prism', projectRoot));
  const child = spawn(process.execPath, [prism, ...words, '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      output = `${output}${chunk.toString('utf8')}`.slice(-MAX_OUTPUT);
      if (output.includes('Prism is listening')) resolve();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('exit', () => reject(new Error(`Prism ended before it listened:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Prism writes lines for each request. */
const MAX_OUTPUT = 10_000;
