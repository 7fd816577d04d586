import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ChainId } from '@/lib/networks/network';
import { type Chain, startChain } from './chain';
import { type CreationCodes, compileTokens } from './compile';
import { createFaultProxy } from './faultProxy';
import { listen } from './listen';
import { type ChainProxies, isRpcAnswered } from './rpcRoutes';
import { seed } from './seed';
import { type SeededTokens, seededTokens } from './tokens';

/** A seeded chain: its endpoint for the page is `rpcUrl`; `client` goes to the node directly. */
type DevnetChain = Omit<Chain, 'stop' | 'url'> &
  ChainProxies & {
    readonly rpcUrl: string;
    readonly tokens: SeededTokens;
  };

/** The local exchange: both chains, seeded, each behind its fault proxy. */
export type Devnet = {
  readonly chains: Readonly<Record<ChainId, DevnetChain>>;
  /** Answers the requests that are for the chains, so that a site can mount them on its own address. */
  readonly isAnswered: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Remembers both chains as they are; the function it gives brings that state back, once. */
  readonly remember: () => Promise<() => Promise<void>>;
  /** Clears all faults and all traffic. */
  readonly quiet: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts and seeds both chains. Ends with the process at the latest. */
export async function startDevnet(): Promise<Devnet> {
  const codes = await compileTokens();
  const [avalanche, fuji] = await Promise.all([
    startSeeded(43114, codes),
    startSeeded(43113, codes),
  ]);
  const proxies = { 43114: proxiesOf(avalanche), 43113: proxiesOf(fuji) };

  const isAnswered: Devnet['isAnswered'] = (request, response) =>
    isRpcAnswered(proxies, request, response);
  const server = createServer((request, response) => {
    if (!isAnswered(request, response)) response.writeHead(404).end();
  });
  const { url, close } = await listen(server);

  const chainOf = ({ chainId, client }: Chain): DevnetChain => ({
    chainId,
    client,
    ...proxies[chainId],
    rpcUrl: `${url}/rpc/${chainId}`,
    tokens: seededTokens(chainId),
  });
  return {
    chains: { 43114: chainOf(avalanche), 43113: chainOf(fuji) },
    isAnswered,
    remember: () => remember([avalanche, fuji]),
    quiet: () => quiet(proxies),
    stop: async () => {
      await Promise.all([close(), avalanche.stop(), fuji.stop()]);
    },
  };
}

async function startSeeded(chainId: ChainId, codes: CreationCodes): Promise<Chain> {
  const chain = await startChain(chainId);
  await seed(chain, codes);
  return chain;
}

function proxiesOf({ url }: Chain): ChainProxies {
  return { proxy: createFaultProxy(url), walletProxy: createFaultProxy(url) };
}

async function remember(chains: readonly Chain[]): Promise<() => Promise<void>> {
  const snapshots = await Promise.all(
    chains.map(async ({ client }) => ({ client, id: await client.snapshot() })),
  );
  return async () => {
    await Promise.all(snapshots.map(({ client, id }) => client.revert({ id })));
  };
}

function quiet(chains: Readonly<Record<ChainId, ChainProxies>>): void {
  for (const { proxy, walletProxy } of Object.values(chains))
    for (const each of [proxy, walletProxy]) {
      each.clear();
      each.resetTraffic();
    }
}
