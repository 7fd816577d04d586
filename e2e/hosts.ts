import type { Devnet } from '@/devnet/devnet';
import { exportedSite } from '@/devnet/exportedSite';
import type { Listening } from '@/devnet/listen';
import { serveSite } from '@/devnet/serveSite';
import { openArchive } from '@/release/gateway/archive';
import { gatewaySite, subdomainOrigin } from '@/release/gateway/gatewaySite';
import { pack } from '@/release/pack/pack';

/** The exported site to test: another folder when E2E_SITE names one. */
export const SITE = process.env.E2E_SITE ?? 'out';

/** A way of hosting the exported site; what the export has a page for is answered with 200. */
export type Host = {
  readonly name: string;
  /** The status of the document for an address that only the fallback page serves. */
  readonly shellStatus: 200 | 404;
  /** Serves the site and the chains; `url` is the origin that a browser opens. */
  readonly serve: (devnet: Devnet) => Promise<Listening>;
};

/** A static host that knows nothing but "a miss is 404.html". */
export const PLAIN: Host = {
  name: 'a plain host',
  shellStatus: 404,
  serve: (devnet) => serveSite({ devnet, site: exportedSite(SITE) }),
};

/** A gateway to the packed site under an origin of its own, which honours `_redirects`. */
export const GATEWAY: Host = {
  name: 'a gateway',
  shellStatus: 200,
  serve: async (devnet) => {
    const archive = openArchive((await pack(SITE)).car);
    const { url, close } = await serveSite({ devnet, site: gatewaySite(archive) });
    return { url: subdomainOrigin(url, archive), close };
  },
};

/** Every host on which every route holds: another one is a line here. */
export const HOSTS: readonly Host[] = [PLAIN, GATEWAY];
