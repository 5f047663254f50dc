import { parseArgs } from 'node:util';

/** What `npm run contract` was asked for. */
export interface RunOptions {
  /** Base URLs of a deployment by service; none means a server of the suite's own. */
  urls: Record<string, string>;
  isReadOnly: boolean;
}

/** Returns the options of a command line. Throws a sentence that says what is wrong with it. */
export function readOptions(argv: string[], services: string[]): RunOptions {
  const strings = Object.fromEntries(services.map((service) => [service, { type: 'string' as const }]));
  const { values } = parseArgs({ args: argv, options: { ...strings, 'read-only': { type: 'boolean' } } });
  const urls: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') urls[name] = usableUrl(name, value);
  return { urls, isReadOnly: values['read-only'] === true };
}

function usableUrl(name: string, value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new Error(`--${name} takes an http:// or https:// URL, got "${value}".`);
}
