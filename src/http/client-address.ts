import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

/** Characters at the end of the header that are read: a hundred proxies. */
const MAX_FORWARDED = 4096;

/** The trusted proxies: their number in front of the server, or their addresses. */
export type TrustedProxies = { hops: number } | { ranges: readonly Range[] };

export const NO_PROXY: TrustedProxies = { hops: 0 };

/**
 * Returns the proxies of a setting: `true` is one proxy, `false` none, a number that many, anything else a list of
 * addresses and CIDR ranges. Returns null for text that is none of these.
 */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'true' || text === 'false') return { hops: text === 'true' ? 1 : 0 };
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const ranges = text.split(',').map((entry) => parseRange(entry.trim()));
  return ranges.every((range) => range !== null) ? { ranges } : null;
}

function parseRange(text: string): Range | null {
  if (!text.includes('/')) {
    const address = parseAddress(text);
    if (!address) return null;
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  }
  try {
    const [address, bits] = ipaddr.parseCIDR(text);
    const isMapped =
      address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress() && bits >= 96;
    return isMapped ? [(address as ipaddr.IPv6).toIPv4Address(), bits - 96] : [address, bits];
  } catch {
    return null;
  }
}

/**
 * Returns a function that names a request's client: its IPv4 address, or the /64 network of its IPv6 address, because one
 * customer usually has a whole one. Each trusted proxy's entry in X-Forwarded-For names its client; entries
 * before those can be forged by the client.
 */
export function createAddressReader(proxies: TrustedProxies): (request: IncomingMessage) => string {
  return ({ socket: { remoteAddress = '' }, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').slice(-MAX_FORWARDED);
    // Parsing an address takes a twentieth of a cached read's processor time.
    if (forwarded === '' && isIPv4(remoteAddress)) return remoteAddress;
    let client: Address | null = parseAddress(remoteAddress);
    if (!client) return 'unknown';
    for (const [hop, entry] of forwarded.split(',').toReversed().entries()) {
      const next: Address | null = isTrusted(proxies, client, hop) ? parseAddress(entry) : null;
      if (!next) break;
      client = next;
    }
    return formatClientName(client);
  };
}

/** Returns the name of the client that has an address. */
export function toClientName(text: string): string {
  const address = parseAddress(text);
  return address ? formatClientName(address) : 'unknown';
}

/** Returns whether a connection comes from this machine or from a trusted proxy. */
export function createExemption(proxies: TrustedProxies): (address: string) => boolean {
  const behindHops = 'hops' in proxies && proxies.hops > 0;
  return (text) => {
    const address = parseAddress(text);
    return (
      address !== null && (behindHops || address.range() === 'loopback' || isTrusted(proxies, address, 0))
    );
  };
}

const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/** Returns whether a request comes from this machine and not through a proxy. */
export function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  // Parsing the address would cost every request more than the rest of this.
  return isForwarded === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
}

function isTrusted(proxies: TrustedProxies, address: Address, hop: number): boolean {
  if ('hops' in proxies) return hop < proxies.hops;
  return proxies.ranges.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  );
}

/** Returns an address, as spelled by sockets and proxies: IPv4 in IPv6, brackets, a port and a zone are removed. */
function parseAddress(text: string): Address | null {
  const bare = text.trim();
  const address =
    /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  // A link-local address has a zone, the name of a network interface. The library throws for names such as `br-lan`.
  const [plain = ''] = address.split('%', 1);
  return isIP(plain) === 0 || !ipaddr.isValid(plain) ? null : ipaddr.process(plain);
}

function formatClientName(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString();
  const parts = (address as ipaddr.IPv6).parts.slice(0, 4).concat([0, 0, 0, 0]);
  return `${new ipaddr.IPv6(parts).toString()}/64`;
}
