/**
 * Sends GET requests over 50 connections, one at a time on each, for a number of seconds, and prints one JSON line.
 * When: started by the benchmarks as a process of its own. Usage: node load.js PORT SECONDS PATHS_FILE.
 * It reads no more of an answer than its length: on two cores a heavier generator would measure itself.
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';

const [port = '', seconds = '', pathsFile = ''] = process.argv.slice(2);
const CONNECTIONS = 50;
const WARM_UP_MS = 500;
const OK = '2'.charCodeAt(0);
const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = Buffer.from('Content-Length: ', 'latin1');
const LOWER_LENGTH = Buffer.from('content-length: ', 'latin1');

const requests = readFileSync(pathsFile, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((path) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
let seed = 1;
let answered = 0;
let failed = 0;
let isOver = false;

/** A small linear congruential generator: the same requests in every run. */
function nextRequest(): string {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return requests[Math.floor((seed / 4_294_967_296) * requests.length)] ?? '';
}

function lengthOf(head: Buffer): number {
  const at = head.indexOf(LENGTH);
  let index = (at === -1 ? head.indexOf(LOWER_LENGTH) : at) + LENGTH.length;
  let length = 0;
  for (let digit = head[index] ?? 0; digit >= 48 && digit <= 57; digit = head[index] ?? 0) {
    length = length * 10 + digit - 48;
    index += 1;
  }
  return length;
}

function openConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = 0;
    const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
    const send = (): boolean => socket.write(nextRequest(), 'latin1');
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      if (missing === 0) {
        if (bytes[9] !== OK) failed += 1;
        missing = lengthOf(bytes) - (bytes.length - bytes.indexOf(HEAD_END) - HEAD_END.length);
      } else missing -= bytes.length;
      if (missing > 0) return;
      answered += 1;
      if (!isOver) return void send();
      socket.destroy();
      resolve();
    });
  });
}

const connections = Array.from({ length: CONNECTIONS }, openConnection);
setTimeout(() => {
  answered = 0;
  const startedAt = performance.now();
  setTimeout(
    () => {
      const perSecond = (answered / (performance.now() - startedAt)) * 1000;
      isOver = true;
      void Promise.all(connections).then(() => console.log(JSON.stringify({ perSecond, failed })));
    },
    Number(seconds) * 1000,
  );
}, WARM_UP_MS);
