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

/** Returns a destination that writes JSON lines of the log for people: time, level and message, the other fields, the stack of an error. */
export function createReadableLog(write: (text: string) => void): DestinationStream {
  return {
    write: (json) => {
      const { level, time, msg, pid: _pid, hostname: _host, err, ...fields } = JSON.parse(json) as Line;
      const clock = new Date(time).toTimeString().slice(0, 8);
      const rest = Object.entries(fields).map(([name, value]) => `${name}=${show(value)}`);
      const words = [clock, (pino.levels.labels[level] ?? '').toUpperCase(), msg, ...rest].join(' ');
      write(`${printable(err ? `${words}\n${err.stack}` : words)}\n`);
    },
  };
}

interface Line {
  [field: string]: unknown;
  level: number;
  time: number;
  msg: string;
  err?: { stack: string };
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
