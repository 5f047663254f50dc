import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../db/testing/free-port.js';
import type { Listening } from '../testing/listen.js';
import { projectRoot } from '../contract/project.js';

/** Another process may take a port after it was found free and before Prism listens. */
const MAX_PORTS = 5;
const PORT_TAKEN = 'EADDRINUSE';

/**
 * Starts Prism's command line on a document's file, on a free port. Rejects with its output when it exits before it
 * listens.
 */
export async function startCommandLine(file: string): Promise<Listening> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await startOn(await freePort(), file);
    } catch (error) {
      if (tried === MAX_PORTS || !String(error).includes(PORT_TAKEN)) throw error;
    }
  }
}

async function startOn(port: number, file: string): Promise<Listening> {
  const prism = fileURLToPath(new URL('node_modules/.bin/prism', projectRoot));
  const child = spawn(process.execPath, [prism, 'mock', file, '--port', `${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
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
