import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ChainId } from '@/lib/base/networks/network';
import { type CreationCodes, compileContracts } from './contracts/compile';
import { FARM_CHAIN_ID } from './farms/rewardPlace';
import { HISTORY_DAYS } from './governance/seedGovernance';
import { type Chain, startChain } from './node/chain';
import { listen } from './node/listen';
import { rememberChain } from './node/rememberChain';
import { createFaultProxy } from './proxy/faultProxy';
import { answerRpc, type ChainProxies } from './proxy/rpcRoutes';
import { seed } from './seed';
import { type BlockServer, createBlockServer } from './services/blocks/blockServer';
import { type CardServer, createCardServer } from './services/card/cardServer';
import { answerSigner } from './services/card/cardSigner';
import { createListServer, type ListServer } from './services/lists/listServer';
import { NAMES_CHAIN_ID, placeNames, pointName } from './services/names';
import { createStatsServer, type StatsServer } from './services/stats/statsServer';
import { type SeededTokens, seededTokens } from './tokens/tokens';

/** A seeded chain. The page uses the endpoint `rpcUrl`; `client` talks to the node directly. */
export type DevnetChain = Omit<Chain, 'stop' | 'url'> &
  ChainProxies & {
    readonly rpcUrl: string;
    readonly tokens: SeededTokens;
  };

/** The chain where names are looked up. */
type NamesChain = Pick<DevnetChain, 'proxy' | 'rpcUrl'> & {
  /** Changes the content hash of a name to a CID; undefined removes it. */
  readonly point: (name: string, cid: string | undefined) => Promise<void>;
};

/**
 * The local exchange: both chains, seeded, and the chain of the names, each behind its fault proxy.
 */
export type Devnet = {
  readonly chains: Readonly<Record<ChainId, DevnetChain>>;
  readonly names: NamesChain;
  /** Token lists and gateways to IPFS: at `url` here, and under the address of a site. */
  readonly lists: Omit<ListServer, 'answer' | 'reset'> & { readonly url: string };
  /** The statistics service: at `/services` under each address. */
  readonly stats: Omit<StatsServer, 'answer' | 'reset'>;
  /** The block subgraph: at `/services/subgraphs/blocks` under each address. */
  readonly blocks: Omit<BlockServer, 'answer' | 'reset'>;
  /** The card payment provider: at `/services/card` under each address. */
  readonly card: Omit<CardServer, 'answer' | 'reset'>;
  /** Answers requests for chains, lists and services, so that a site can serve them under its address. */
  readonly answerRequest: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Saves the state of all chains. The returned function restores it, once. */
  readonly remember: () => Promise<() => Promise<void>>;
  /** Clears all faults and the counts of requests, and serves the initial lists. */
  readonly quiet: () => void;
  readonly stop: () => Promise<void>;
};

/** Starts and seeds all chains. They stop when the process exits, if not before. */
export async function startDevnet(): Promise<Devnet> {
  const codes = await compileContracts();
  const lists = await createListServer();
  const [avalanche, fuji, names] = await Promise.all([
    startSeeded(43114, codes),
    startSeeded(43113, codes),
    startNames(codes, lists.ipfs.cid),
  ]);
  const stats = createStatsServer(avalanche.client);
  const blocks = createBlockServer(avalanche.client);
  const card = createCardServer(avalanche.client);
  const proxies = {
    43114: proxiesOf(avalanche),
    43113: proxiesOf(fuji),
    [NAMES_CHAIN_ID]: proxiesOf(names),
  };

  const answerRequest: Devnet['answerRequest'] = (request, response) =>
    answerRpc(proxies, request, response) ||
    lists.answer(request, response) ||
    stats.answer(request, response) ||
    blocks.answer(request, response) ||
    card.answer(request, response) ||
    answerSigner(request, response);
  const server = createServer((request, response) => {
    if (!answerRequest(request, response)) response.writeHead(404).end();
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
    names: {
      proxy: proxies[NAMES_CHAIN_ID].proxy,
      rpcUrl: `${url}/rpc/${NAMES_CHAIN_ID}`,
      point: (name, cid) => pointName(names.client, name, cid),
    },
    lists: { ...lists, url },
    stats,
    blocks,
    card,
    answerRequest,
    remember: () => remember([avalanche, fuji, names]),
    quiet: () => {
      quiet(Object.values(proxies));
      lists.reset();
      stats.reset();
      blocks.reset();
      card.reset();
    },
    stop: async () => {
      await Promise.all([close(), avalanche.stop(), fuji.stop(), names.stop()]);
    },
  };
}

async function startSeeded(chainId: ChainId, codes: CreationCodes): Promise<Chain> {
  const chain = await startChain(chainId, chainId === FARM_CHAIN_ID ? HISTORY_DAYS : 0);
  await seed(chain, codes);
  return chain;
}

async function startNames(codes: CreationCodes, listsCid: string): Promise<Chain<number>> {
  const chain = await startChain(NAMES_CHAIN_ID);
  await placeNames(chain.client, codes, listsCid);
  return chain;
}

function proxiesOf({ url }: Chain<number>): ChainProxies {
  return { proxy: createFaultProxy(url), walletProxy: createFaultProxy(url) };
}

async function remember(chains: readonly Chain<number>[]): Promise<() => Promise<void>> {
  const restores = await Promise.all(chains.map(({ client }) => rememberChain(client)));
  return async () => {
    await Promise.all(restores.map((restore) => restore()));
  };
}

function quiet(chains: readonly ChainProxies[]): void {
  for (const { proxy, walletProxy } of chains)
    for (const each of [proxy, walletProxy]) {
      each.clear();
      each.resetTraffic();
    }
}
