import { type ListSource, parseListUrl } from '../listUrl';
import { isPublicHost } from './publicHost';

/** Where a logo of a list is loaded from. */
export type LogoSource = Extract<ListSource, { readonly type: 'ipfs' | 'https' }>;

/**
 * Where the logo at a list's link is. Absent for what is never loaded: what is neither https nor
 * ipfs, a vector graphic, and a host that is not public.
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
    // A list may give any text as a link.
    return undefined;
  }
}

function isVector(path: string): boolean {
  return /\.svgz?$/i.test(path);
}
