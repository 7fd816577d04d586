import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Listening, listen } from '@/devnet/node/listen';
import { exportedSite } from '@/devnet/site/exportedSite';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { SITE } from '../setup/hosts';

/** A token list of this site; the public ones are on other hosts. */
const LIST = {
  name: 'Fuji',
  timestamp: '2024-01-01T00:00:00Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens: [
    {
      chainId: 43113,
      address: EXCHANGE_ADDRESSES[43113].png,
      symbol: 'PNG',
      name: 'Pangolin',
      decimals: 18,
    },
  ],
};

/** Serves the exported site as a real exchange on Fuji, which asks this endpoint and no other host. */
export function serveFujiSite(rpcUrl: string): Promise<Listening> {
  const exported = exportedSite(SITE);
  const site = new Hono();
  site.get('/config.json', (context) =>
    context.json({
      defaultChainId: 43113,
      rpc: { 43113: [rpcUrl] },
      tokenLogoBase: '',
      tokenLists: ['/list.json'],
      ipfsGateways: ['/gateway'],
    }),
  );
  site.get('/list.json', (context) => context.json(LIST));
  site.all('*', (context) => exported.fetch(context.req.raw));
  return listen(createServer(getRequestListener(site.fetch)));
}
