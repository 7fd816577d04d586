import { type ListSource, parseListUrl } from '../listUrl';

/** Where a logo of a list is loaded from. */
export type LogoSource = Extract<ListSource, { readonly type: 'ipfs' | 'https' }>;

/**
 * The source of a logo from a list's link. Undefined for links that are never loaded: neither https
 * nor ipfs, vector graphics, and hosts that are not public.
 */
export function logoSource(link: string): LogoSource | undefined {
  if (!/^(https|ipfs):\/\//i.test(link)) return undefined;
  const source = parsed(link);
  if (source?.type === 'ipfs') return isVector(source.path.join('/')) ? undefined : source;
  if (source?.type !== 'https') return undefined;
  const { hostname, pathname } = new URL(source.url);
  return isPublicHost(hostname) && !isVector(pathname) ? source : undefined;
}

function parsed(link: string): ListSource | undefined {
  try {
    return parseListUrl(link);
  } catch {
    // A list may have any text as a link.
    return undefined;
  }
}

function isVector(path: string): boolean {
  return /\.svgz?$/i.test(path);
}

/** Suffixes of names that only a private network or the machine itself resolves. */
const PRIVATE =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|test|onion)$/;
const NUMBERS = /^[\d.]+$/;

/**
 * Whether a host's name can be public: it has a dot and no suffix of a private network. Every IP
 * address is rejected, public or not, in any notation.
 *
 * @param host - As in `URL.hostname`: in lower case, an IPv6 address in brackets.
 */
function isPublicHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !name.startsWith('[') && !NUMBERS.test(name) && !PRIVATE.test(name);
}
