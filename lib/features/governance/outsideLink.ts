import { PRODUCTION_HOST } from '@/lib/site/navigation/productionHost';

const MAX_CHARACTERS = 2_048;

/** A link out of this site. */
export type OutsideLink = {
  readonly href: string;
  /** As a browser requests it: letters of other scripts are in punycode. With its port, if any. */
  readonly host: string;
};

/**
 * The link of a proposal's text; undefined unless it is an https address of another site, without
 * a user or a password, whose `@` would make a host look like another one.
 *
 * @param siteHost - The host that serves this site, with its port.
 */
export function outsideLink(address: string, siteHost: string): OutsideLink | undefined {
  if (address.length > MAX_CHARACTERS || !URL.canParse(address)) return undefined;
  const { protocol, username, password, host, href } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return undefined;
  return host === siteHost || host === PRODUCTION_HOST ? undefined : { href, host };
}
