import { isLoopbackHost } from '@/lib/base/configuration/endpointUrl';

const MAX_LENGTH = 2_048;
/** Spaces and controls, which a URL parser removes, and backslashes, which it reads as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const AMBIGUOUS = /[\u0000-\u0020\u007f-\u00a0\\]/;

type Rule = {
  /** The hosts of payment pages, with a port if it is not the usual one. */
  readonly hosts: readonly string[];
  /** Whether a listed host of this machine may use http: on a practice exchange. */
  readonly allowsLoopback: boolean;
};

/**
 * The payment page that a provider answers with, if it may be opened: an https URL, without a user
 * name and a password, on exactly a listed host.
 *
 * @returns undefined for any other text.
 */
export function paymentUrl(text: string, { hosts, allowsLoopback }: Rule): URL | undefined {
  if (text.length > MAX_LENGTH || AMBIGUOUS.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, host } = url;
  if (!hosts.includes(host)) return undefined;
  // The text has to begin with the host as the URL parser reads it: no escapes, no user name, no
  // missing slash.
  const start = `${protocol}//${host}`;
  if (!text.toLowerCase().startsWith(start) || !/^([/?#]|$)/.test(text.slice(start.length)))
    return undefined;
  const isLoopback = isLoopbackHost(url.hostname);
  if (protocol === 'https:') return isLoopback && !allowsLoopback ? undefined : url;
  return protocol === 'http:' && isLoopback && allowsLoopback ? url : undefined;
}
