import { type ListSource, parseListUrl } from '../listUrl';
import { isPublicHost } from './publicHost';

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
