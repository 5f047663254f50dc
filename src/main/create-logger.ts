import { pino, type DestinationStream, type Logger } from 'pino';
import { createReadableLog } from './readable-log.js';

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
  return destination ? pino(options, destination) : pino(options);
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
