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
export function isPublicHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !name.startsWith('[') && !NUMBERS.test(name) && !PRIVATE.test(name);
}
