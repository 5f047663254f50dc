const NOTHING = Buffer.alloc(0);
const HEAD_END = Buffer.from('\r\n\r\n');
/** Servers spell `Content-Length` differently; this part is common to all. */
const LENGTH = Buffer.from('ength: ');
const ZERO = 48;

/**
 * Returns a reader of the responses of one connection with one request in flight at a time: `onResponse` gets the status of
 * each complete response. It parses no more of HTTP than that, so that generating load costs little.
 */
export function createResponseReader(onResponse: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer = NOTHING;
  let status = 0;
  let missing = 0;
  return (chunk) => {
    if (missing > 0) missing -= chunk.length;
    else {
      const bytes = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = bytes.indexOf(HEAD_END);
      head = end === -1 ? bytes : NOTHING;
      if (end === -1) return;
      status = readDigits(bytes, 9);
      missing = readLength(bytes, end) - (bytes.length - end - HEAD_END.length);
    }
    if (missing < 0) throw new Error('The server sent more than the response to the one request in flight.');
    if (missing === 0) onResponse(status);
  };
}

function readLength(bytes: Buffer, end: number): number {
  const at = bytes.indexOf(LENGTH);
  if (at === -1 || at > end) throw new Error('The load generator needs responses with a Content-Length.');
  return readDigits(bytes, at + LENGTH.length);
}

function readDigits(bytes: Buffer, from: number): number {
  let value = 0;
  for (let at = from; ; at += 1) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return value;
    value = value * 10 + digit;
  }
}
