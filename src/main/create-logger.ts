import { pino, type DestinationStream, type Logger } from 'pino';
import { printable } from '../printable.js';

/** Fields of database errors that repeat values of rows or of parameters. */
const WITH_VALUES = ['detail', 'where', 'internalQuery'];

/**
 * Returns the logger of the process: JSON lines, in which errors of the database have no values of rows. On a terminal the lines are
 * for people.
 */
export function createLogger(
  level: string,
  destination: DestinationStream | undefined = terminalLog(),
): Logger {
  const options = { level, serializers: { err: describeError } };
  return pino(options, destination ?? openLog(1));
}

/** Lines that wait for a reader, in bytes; further ones are dropped. */
const MAX_WAITING = 16_777_216;

/** Returns what writes lines to a file descriptor. A full disk loses lines; without a listener it would end the process. */
export function openLog(fd: number): ReturnType<typeof pino.destination> {
  const log = pino.destination({ fd, sync: false, maxLength: MAX_WAITING });
  log.on('error', () => undefined);
  return log;
}

function terminalLog(): DestinationStream | undefined {
  if (!process.stdout.isTTY) return undefined;
  return createReadableLog((text) => process.stdout.write(text));
}

function describeError(error: Error): Record<string, unknown> {
  const described = pino.stdSerializers.err(error);
  const entries = Object.entries({ ...described }).filter(([name]) => !WITH_VALUES.includes(name));
  return Object.fromEntries(entries);
}

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
/** Fields that a line shows in words of its own, or not at all. */
const SHOWN = [
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'service',
  'method',
  'path',
  'status',
  'ms',
  'operation',
];

type Line = Readonly<Record<string, unknown>>;

/** Returns a destination that writes JSON lines of the log for people: time, level, message, request, and the other fields. */
export function createReadableLog(write: (text: string) => void): DestinationStream {
  return { write: (json) => write(`${printable(toText(JSON.parse(json) as Line))}\n`) };
}

function toText(line: Line): string {
  const { level, time, msg, service, method, path, status, ms } = line;
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  const request = method === undefined ? [] : [service, method, path, status, `${String(ms)} ms`];
  const words = method === undefined || msg !== 'request' ? [msg] : [];
  const rest = Object.entries(line).flatMap(([name, value]) =>
    SHOWN.includes(name) || (name === 'requestId' && Number(level) < 40) ? [] : [toField(name, value)],
  );
  return [clock, (LEVELS[Number(level)] ?? '').padEnd(5), ...words, ...request, ...rest].join(' ');
}

/** An error is shown by its stack, which begins with its message. */
function toField(name: string, value: unknown): string {
  if (name === 'err') return `\n${String((value as { stack?: unknown }).stack)}`;
  return `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`;
}
