/** The ends of names that only a private network, or the machine itself, resolves. */
const PRIVATE =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|test|onion)$/;
const NUMBERS = /^[\d.]+$/;

/**
 * Whether a host can be public by its name: a name with a dot that no private network uses. An IP
 * address is never the host of a logo, so none is taken, in whatever form.
 *
 * @param host - As a URL has it: in lower case, an IPv6 address in brackets.
 */
export function isPublicHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !name.startsWith('[') && !NUMBERS.test(name) && !PRIVATE.test(name);
}
