import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Returns a function that tells a request's client address. With `trustProxy` the nearest proxy's entry, the last one
 * of X-Forwarded-For, names the client; entries before it can be made up by the client.
 */
export function createAddressReader(trustProxy: boolean): (request: IncomingMessage) => string {
  return (request) => {
    if (trustProxy) {
      const forwarded = request.headers['x-forwarded-for'];
      const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
      const last = list?.split(',').at(-1)?.trim() ?? '';
      if (isIP(last) !== 0) return plain(last);
    }
    return plain(request.socket.remoteAddress ?? 'unknown');
  };
}

function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
