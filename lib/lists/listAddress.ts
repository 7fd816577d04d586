import { parseListUrl } from './listUrl';

/**
 * The one form of a typed address that a list is kept under, so that no list is there twice: https
 * in place of http, no fragment, no spaces around it, an ENS name in small letters.
 *
 * @throws {UnknownProtocolError} for a text that is no address of a list.
 * @example
 * listAddress(' http://lists.example/a.json#top') // 'https://lists.example/a.json'
 */
export function listAddress(...typed: Parameters<typeof parseListUrl>): string {
  const source = parseListUrl(...typed);
  if (source.type === 'https') return source.url;
  const path = source.path.map((name) => `/${encodeURIComponent(name)}`).join('');
  if (source.type === 'ipfs') return `ipfs://${source.cid}${path}`;
  return source.type === 'ipns'
    ? `ipns://${source.name}${path}`
    : `${source.name.toLowerCase()}${path}`;
}

/**
 * The address that adds a list again after it was removed: a path of this site, as `/config.json`
 * may have it, needs the site before it; any other URL is added as it is.
 *
 * @param site - The address of a page of this site.
 */
export function addressToAdd(url: string, site: string): string {
  return url.startsWith('/') ? new URL(url, site).href : url;
}
