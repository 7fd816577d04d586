import { isDomainName } from '@/lib/chain/names/domainName';
import { UnknownProtocolError } from './listErrors';

/** Where a list is. `path` has the names of the folders and the file. */
export type ListSource =
  | { readonly type: 'https'; readonly url: string }
  | { readonly type: 'ipfs'; readonly cid: string; readonly path: readonly string[] }
  | { readonly type: 'ipns'; readonly name: string; readonly path: readonly string[] }
  | { readonly type: 'ens'; readonly name: string; readonly path: readonly string[] };

type Options = {
  /** Whether http to this machine stays http, as a practice exchange needs it. */
  readonly keepsLoopback?: boolean;
};

const WEB = /^https?:\/\//i;
const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;
const CONTENT = /^(ipfs|ipns):(?:\/\/)?([^/?#]+)([^?#]*)/i;
const ENS = /^([^/?#]+\.eth)(\/[^?#]*)?$/i;

/**
 * Parses a typed list address: an https URL, an http URL, which becomes https, `ipfs://CID/path`,
 * `ipns://name/path`, or an ENS name ending in .eth with or without a path.
 *
 * @throws {UnknownProtocolError} for any other text.
 * @example
 * parseListUrl('http://lists.example/a.json') // { type: 'https', url: 'https://lists.ex...' }
 */
export function parseListUrl(text: string, options: Options = {}): ListSource {
  const source = sourceOf(text, options);
  if (source === undefined) throw new UnknownProtocolError();
  return source;
}

/** Whether a text is the address of a list. */
export function canBeAdded(text: string): boolean {
  return sourceOf(text, {}) !== undefined;
}

function sourceOf(text: string, options: Options): ListSource | undefined {
  // Zero-width and direction characters are copied along unseen. Emoji need their joiner.
  const typed = text.replace(/(?!\u200d)\p{Cf}/gu, '').trim();
  return webSource(typed, options) ?? contentSource(typed) ?? ensSource(typed);
}

function webSource(text: string, { keepsLoopback = false }: Options): ListSource | undefined {
  if (!WEB.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // A browser refuses to fetch from a URL with a user name or a password.
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  if (!(keepsLoopback && LOOPBACK.test(url.hostname))) url.protocol = 'https:';
  return { type: 'https', url: url.href };
}

function contentSource(text: string): ListSource | undefined {
  const [, protocol, name, rest = ''] = CONTENT.exec(text) ?? [];
  const path = parsePath(rest);
  if (name === undefined || path === undefined) return undefined;
  return protocol?.toLowerCase() === 'ipfs'
    ? { type: 'ipfs', cid: name, path }
    : { type: 'ipns', name, path };
}

function ensSource(text: string): ListSource | undefined {
  const [, name, rest = ''] = ENS.exec(text) ?? [];
  const path = parsePath(rest);
  if (name === undefined || path === undefined || !isDomainName(name)) return undefined;
  return { type: 'ens', name, path };
}

/** The names in a path; undefined when it cannot be decoded, or leads up. */
function parsePath(path: string): readonly string[] | undefined {
  try {
    const names = path.split('/').filter((name) => name !== '');
    const decoded = names.map((name) => decodeURIComponent(name));
    return decoded.some((name) => name === '.' || name === '..') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
