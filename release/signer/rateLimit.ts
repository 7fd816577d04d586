const MINUTE_MS = 60_000;
/** A limit for the memory that is used. */
const MAX_CLIENTS = 10_000;
/** All other clients of a minute share one count, so that they can still ask. */
const FURTHER = 'further';
/** A network of IPv6 belongs to one customer: its first four groups of sixteen bits. */
const NETWORK_GROUPS = 4;

/**
 * Decides whether one more request of a client may pass in this minute.
 *
 * @param perMinute - How many may.
 * @returns A function of the client's IP address. It counts in memory, for one minute.
 */
export function rateLimit(perMinute: number, nowMs: () => number): (clientIp: string) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (clientIp) => {
    const now = Math.floor(nowMs() / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      counts.clear();
    }
    const own = networkOf(clientIp);
    const client = counts.has(own) || counts.size < MAX_CLIENTS ? own : FURTHER;
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= perMinute;
  };
}

/**
 * The address of the client that a proxy names last in a header: it adds what it sees itself, after
 * whatever the client has sent.
 */
export function lastAddressIn(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined;
}

function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [start = '', end] = ip.split('::');
  const groups = start.split(':').filter(Boolean);
  const after = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const whole = [...groups, ...Array<string>(zeros).fill('0'), ...after];
  return whole
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
