import { pino, type DestinationStream, type Logger } from 'pino';

/** Fields of database errors that repeat values of rows or of parameters. */
const WITH_VALUES = ['detail', 'where', 'internalQuery'];

/** Returns the logger of the process: JSON lines, in which errors of the database have no values of rows. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

function describeError(error: Error): Record<string, unknown> {
  const described = pino.stdSerializers.err(error);
  const entries = Object.entries({ ...described }).filter(([name]) => !WITH_VALUES.includes(name));
  return Object.fromEntries(entries);
}
