import { parseListUrl } from './listUrl';

/**
 * The normalized form of a typed address, so that no list is kept twice: https instead of http, no
 * fragment, no surrounding spaces, an ENS name in lower case.
 *
 * @throws {UnknownProtocolError} when the text is not the address of a list.
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
 * The address to type to add a removed list again. A path of this site, which `/config.json` may
 * contain, becomes an absolute URL; any other URL stays the same.
 *
 * @param site - The address of a page of this site.
 */
export function addressToAdd(url: string, site: string): string {
  return url.startsWith('/') ? new URL(url, site).href : url;
}
