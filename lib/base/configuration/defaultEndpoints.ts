import { CHAIN_IDS, type ChainId, DEFAULT_CHAIN_ID } from '@/lib/base/networks/network';

/** The part of `/config.json` that says which chain is shown, and who is asked about it. */
export type EndpointsFile = {
  readonly defaultChainId?: ChainId | undefined;
  readonly rpc?: { readonly [id in ChainId]?: readonly string[] | undefined } | undefined;
};

const DEFAULT_RPC: Readonly<Record<ChainId, readonly string[]>> = {
  43114: ['https://api.avax.network/ext/bc/C/rpc', 'https://avalanche-c-chain-rpc.publicnode.com'],
  43113: [
    'https://api.avax-test.network/ext/bc/C/rpc',
    'https://avalanche-fuji-c-chain-rpc.publicnode.com',
  ],
};

/** The endpoints of a chain in a configuration file, best first; the built-in ones without any. */
export function endpointsIn({ rpc }: EndpointsFile, chainId: ChainId): readonly string[] {
  return rpc?.[chainId] ?? DEFAULT_RPC[chainId];
}

/**
 * The chain that is shown until a wallet selects another: the `defaultChainId` of a configuration
 * file, else the only chain in its `rpc`, else 43114.
 */
export function defaultChainIn({ defaultChainId, rpc }: EndpointsFile): ChainId {
  return defaultChainId ?? CHAIN_IDS.find((id) => rpc?.[id] !== undefined) ?? DEFAULT_CHAIN_ID;
}
