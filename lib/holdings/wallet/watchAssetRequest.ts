import type { Token } from '@/lib/base/tokens/token';

/** The outcome of a request to add a token. */
export type WatchOutcome =
  /** The wallet says so; nothing else shows it. */
  | 'added'
  /** The wallet answered that it did not. */
  | 'notAdded'
  /** The wallet answered with something else. */
  | 'unclear';

/**
 * The request that adds a token to the wallet (EIP-747), as its contract describes it: the wallet
 * shows balances with these decimals.
 *
 * @param image - Its picture; left out unless it is an https URL.
 */
export function watchAssetRequest({ address, symbol, decimals }: Token, image?: string) {
  const picture = image?.startsWith('https://') ? { image } : {};
  const options = { address, symbol, decimals, ...picture };
  return { method: 'wallet_watchAsset', params: { type: 'ERC20', options } } as const;
}

/** The longest symbol that most wallets take. A shorter one is not that of the contract. */
const MAX_SYMBOL = 11;

/** Whether wallets may reject a token for its symbol. */
export function isLongSymbol({ symbol }: Token): boolean {
  return symbol.length > MAX_SYMBOL;
}

/** What a wallet's answer says. It may be anything. */
export function watchOutcome(answer: unknown): WatchOutcome {
  if (answer === true) return 'added';
  return answer === false ? 'notAdded' : 'unclear';
}
