import { quoteForShell } from './contract/request.js';
import type { SentHeader } from './options.js';

/** Shorter ones are no secrets, and would be found in many words. */
const MIN_SECRET_CHARACTERS = 6;

/** Values that must not be shown: settings by their variable, and headers. */
interface Secrets {
  settings: Readonly<Record<string, string>>;
  headers: readonly SentHeader[];
}

/** Returns a function that replaces secrets in a text by the names of their variables or headers. */
export function createRedaction({ settings, headers }: Secrets): (text: string) => string {
  // A gateway may repeat in a response what it was sent, or the token without its scheme.
  const sent = headers
    .flatMap(({ name, value }) => [value, ...value.split(' ').slice(-1)].map((part) => [name, part] as const))
    .filter(([, value]) => value.length >= MIN_SECRET_CHARACTERS);
  const forms = [...Object.entries(settings), ...sent]
    .flatMap(([name, value]) => {
      const inJson = JSON.stringify(value).slice(1, -1);
      return [value, inJson, quoteInner(value), quoteInner(inJson)].map((form) => [name, form] as const);
    })
    .filter(([, form]) => form !== '')
    // One may be a part of another.
    .sort(([, one], [, other]) => other.length - one.length);
  return (text) => forms.reduce((shown, [name, form]) => shown.replaceAll(form, () => `<${name}>`), text);
}

/** Returns a text as it is within the single quotes of a shell. */
function quoteInner(text: string): string {
  return quoteForShell(text).slice(1, -1);
}
