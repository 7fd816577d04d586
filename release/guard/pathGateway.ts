const PATH = /^\/(ipfs|ipns)\/([^/]+)(\/.*)?$/;
/** A CIDv1 in base 32, or a key in base 36. Both fit into a host name, which ignores case. */
const CID = /^b[a-z2-7]{58}$/i;
const KEY = /^k[a-z0-9]{61}$/i;
const DNS_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i;
const LONGEST_LABEL = 63;
const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/;
const LOOPBACK = /^(\[::1\]|127\.[\d.]+)$/;

type Place = Pick<Location, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search' | 'hash'>;

/**
 * The URL of the same path on the subdomain form of the same gateway, for a page under
 * `/ipfs/<cid>/` or `/ipns/<name>/`. There the site has an origin of its own.
 *
 * @returns undefined when the page is not under such a path; `null` when there is no such form.
 */
export function ownAddress(place: Place): string | null | undefined {
  const [, kind, name, path = '/'] = PATH.exec(place.pathname) ?? [];
  if (kind === undefined || name === undefined) return undefined;
  const label = kind === 'ipfs' ? cidLabel(name) : nameLabel(name);
  const gateway = gatewayHost(place.hostname);
  if (label === undefined || gateway === undefined) return null;
  const port = place.port === '' ? '' : `:${place.port}`;
  return `${place.protocol}//${label}.${kind}.${gateway}${port}${path}${place.search}${place.hash}`;
}

/** The path of the site at its address: `/ipfs/<cid>`, `/ipns/<name>`, or empty. */
export function sitePath(pathname: string): string {
  return /^\/ip[fn]s\/[^/]+/.exec(pathname)?.[0] ?? '';
}

function cidLabel(name: string): string | undefined {
  return CID.test(name) ? name.toLowerCase() : undefined;
}

/** Gateways write a DNS name as one label, with `--` for a dash and `-` for a dot. */
function nameLabel(name: string): string | undefined {
  if (KEY.test(name)) return name.toLowerCase();
  if (!DNS_NAME.test(name)) return cidLabel(name);
  const label = name.replaceAll('-', '--').replaceAll('.', '-').toLowerCase();
  return label.length <= LONGEST_LABEL ? label : undefined;
}

/** An IP address has no subdomains, but `localhost` has. */
function gatewayHost(hostname: string): string | undefined {
  if (!IP_ADDRESS.test(hostname)) return hostname;
  return LOOPBACK.test(hostname) ? 'localhost' : undefined;
}
