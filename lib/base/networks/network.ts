/** The chains of the exchange: Avalanche's C-chain and its test network Fuji. */
export const CHAIN_IDS = [43114, 43113] as const;

/** Avalanche's C-chain, which has what Fuji lacks: farms, stakes, governance, the airdrop. */
export const AVALANCHE = 43114;

/** A chain id the app supports. */
export type ChainId = (typeof CHAIN_IDS)[number];

/** The chain shown when neither the configuration nor a wallet selects one. */
export const DEFAULT_CHAIN_ID: ChainId = 43114;

/** The names of the chains; proper names, the same in every language. */
export const NETWORK_NAMES: Readonly<Record<ChainId, string>> = {
  43114: 'Avalanche',
  43113: 'Fuji',
};

/** A value for each chain. */
export function perChain<Value>(valueOn: (chainId: ChainId) => Value): Record<ChainId, Value> {
  const entries = CHAIN_IDS.map((chainId) => [chainId, valueOn(chainId)] as const);
  return Object.fromEntries(entries) as Record<ChainId, Value>;
}

/** Whether a number from a wallet or a list is a supported chain id. */
export function isChainId(id: number | undefined): id is ChainId {
  return CHAIN_IDS.some((known) => known === id);
}
