import { Hono } from 'hono';
import { BLOCKS_PATH } from '@/devnet/services/blocks/blockServer';
import { SIGNER_PATH } from '@/devnet/services/card/cardSigner';
import { LIST_CONFIG } from '@/devnet/services/lists/listServer';
import { NAMES_CHAIN_ID } from '@/devnet/services/names';
import { STATS_PATH } from '@/devnet/services/stats/statsServer';
import { CHAIN_IDS, DEFAULT_CHAIN_ID } from '@/lib/base/networks/network';

const WALLET_PATH = '/__practice/wallet.js';
const WALLET_TAG = `<script src="${WALLET_PATH}"></script>`;

/** A site that answers requests: an exported folder, or the development server. */
export type Site = { readonly fetch: (request: Request) => Response | Promise<Response> };

/** The practice exchange's configuration, in place of the file that a host would edit. */
const PRACTICE_CONFIG = {
  practice: true,
  defaultChainId: DEFAULT_CHAIN_ID,
  rpc: Object.fromEntries(CHAIN_IDS.map((id) => [id, [`/rpc/${id}`]])),
  ethereumRpc: `/rpc/${NAMES_CHAIN_ID}`,
  tokenLogoBase: '',
  statsUrl: STATS_PATH,
  blocksUrl: BLOCKS_PATH,
  ...LIST_CONFIG,
};

/**
 * Serves the site with the practice configuration laid over it, and with the demo wallet if its
 * script is given. The site's files stay unchanged.
 */
export function practiceSite(site: Site, walletScript?: string): Hono {
  const practice = new Hono();
  practice.get('/config.json', (context) => {
    // A payment page is under the address of the site.
    const { host } = new URL(context.req.url);
    const cardPurchase = { mode: 'signer', url: SIGNER_PATH, paymentHosts: [host] };
    return context.json({ ...PRACTICE_CONFIG, cardPurchase });
  });
  if (walletScript === undefined) {
    practice.all('*', async (context) => site.fetch(context.req.raw));
    return practice;
  }
  practice.get(WALLET_PATH, (context) =>
    context.body(walletScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  practice.all('*', async (context) => withDemoWallet(await site.fetch(context.req.raw)));
  return practice;
}

/** Adds the wallet before the page's own scripts, so that they find it. */
async function withDemoWallet(response: Response): Promise<Response> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage || response.body === null || response.status === 206) return response;
  const page = insertScript(await response.text());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(page, { status: response.status, headers });
}

/** Adds the wallet's tag before the first script of the page's head, after the guard. */
export function insertScript(page: string): string {
  const head = page.search(/<\/head>/i);
  const script = page.search(/<script\s[^>]*\bsrc=/i);
  const position = script === -1 || script > head ? head : script;
  return position === -1 ? page : page.slice(0, position) + WALLET_TAG + page.slice(position);
}
