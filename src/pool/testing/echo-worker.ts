/** A worker for tests of the pool, as a thread or a process: does what a task says. */
import { isMainThread, parentPort, threadId } from 'node:worker_threads';

export type EchoTask = { kind: 'echo' | 'last' | 'fail' | 'hang' | 'exit' | 'fill' | 'parts' | 'call' };

const id = isMainThread ? process.pid : threadId;
const parts: unknown[] = [];

function post(message: object): void {
  if (parentPort) parentPort.postMessage(message);
  else process.send?.(message);
}

function receive(message: EchoTask | { part: unknown } | { reply: unknown }): void {
  if ('part' in message) parts.push(message.part);
  else if ('reply' in message) post({ result: message.reply, isLast: false });
  else perform(message);
}

function perform({ kind }: EchoTask): void {
  if (kind === 'hang') for (;;) continue;
  if (kind === 'exit') process.exit(3);
  if (kind === 'fill') for (const kept: string[][] = []; ;) kept.push(Array.from({ length: 10_000 }, String));
  if (kind === 'call') return post({ call: 'work' });
  const error = { message: 'the task failed', code: 'EACCES' };
  if (kind === 'fail') post({ error, isLast: false });
  else post({ result: kind === 'parts' ? parts : id, isLast: kind === 'last' });
}

if (parentPort) parentPort.on('message', receive);
else process.on('message', receive);
