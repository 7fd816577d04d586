import type { Devnet } from '@/devnet/devnet';
import type { Listening } from '@/devnet/node/listen';
import { exportedSite } from '@/devnet/site/exportedSite';
import { serveSite } from '@/devnet/site/serveSite';
import { pack } from '@/release/pack/pack';
import { openArchive } from './gateway/archive';
import { gatewaySite, subdomainOrigin } from './gateway/gatewaySite';

/** The exported site to test, or the folder in E2E_SITE. */
export const SITE = process.env.E2E_SITE ?? 'out';

/** A way of hosting the exported site. Addresses with an exported page answer with 200. */
export type Host = {
  readonly name: string;
  /** The status for an address that only the fallback page serves. */
  readonly shellStatus: 200 | 404;
  /** Serves the site and the chains; `url` is the origin to open in a browser. */
  readonly serve: (devnet: Devnet) => Promise<Listening>;
};

/** A static host that only serves 404.html for a missing path. */
export const PLAIN: Host = {
  name: 'a plain host',
  shellStatus: 404,
  serve: (devnet) => serveSite({ devnet, site: exportedSite(SITE) }),
};

/** A gateway with an origin of its own for the packed site; it honours `_redirects`. */
export const GATEWAY: Host = {
  name: 'a gateway',
  shellStatus: 200,
  serve: async (devnet) => {
    const archive = openArchive((await pack(SITE)).car);
    const { url, close } = await serveSite({ devnet, site: gatewaySite(archive) });
    return { url: subdomainOrigin(url, archive), close };
  },
};

/** Every host where every route works. A new host is one line here. */
export const HOSTS: readonly Host[] = [PLAIN, GATEWAY];
