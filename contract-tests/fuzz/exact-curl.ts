import type { WireRequest } from '../contract/http-client.js';
import { quoteForShell } from '../contract/request.js';

/** Returns a request as a command line for bash, byte for byte. */
export function toExactCurl({ method, url, headers, body, isChunked }: WireRequest): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `-H ${quoteForShell(headerLine(name, value))}`,
  );
  if (isChunked) lines.push(`-H 'Transfer-Encoding: chunked'`);
  // curl adds a content type where none is given.
  if (body && headers['content-type'] === undefined) lines.push(`-H 'Content-Type:'`);
  const data =
    body === undefined ? [] : [`--data-binary @<(printf '%b' ${shortened(quoteForShell(printable(body)))})`];
  return ['curl -ig', `-X ${method}`, ...lines, ...data, shortened(quoteForShell(url))].join(' ');
}

/** An empty header ends in a semicolon, or curl would omit it. */
function headerLine(name: string, value: string): string {
  return value === '' ? `${name};` : `${name}: ${value}`;
}

/** Returns bytes in the form that `printf '%b'` reads. */
function printable(bytes: Buffer): string {
  return Array.from(bytes, (byte) => {
    const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x5c;
    return isPlain ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`;
  }).join('');
}

const READABLE = 2000;

/** Repetitions become a loop, so that a long body stays readable. */
function shortened(quoted: string): string {
  if (quoted.length < READABLE) return quoted;
  return quoted.replaceAll(/([^'\\]{1,12}?)\1{50,}/g, (whole, unit: string) => {
    const times = whole.length / unit.length;
    return `'"$(printf '${unit.replaceAll('%', '%%')}%.0s' $(seq ${times}))"'`;
  });
}
