import { isAddress } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type Currency, NATIVE_ID, nativeCurrency } from './currency';
import { linkedCurrencyId } from './linkedCurrencyId';
import type { Token } from './token';

/** Tokens by chain and address in lower case. */
type TokensById = ReadonlyMap<string, Token>;

/** One per list of tokens: it may have 10,000, and every render of a form searches them. */
const indexes = new WeakMap<readonly Token[], TokensById>();

/**
 * The currency with an id among known tokens, which may be written as in a link: see
 * {@link linkedCurrencyId}. Undefined if none has the id.
 *
 * @param tokens - A list that never changes.
 */
export function findCurrency(
  chainId: ChainId,
  tokens: readonly Token[],
  id: string | undefined,
): Currency | undefined {
  if (id === undefined) return undefined;
  const currencyId = linkedCurrencyId(id);
  if (currencyId === NATIVE_ID) return nativeCurrency(chainId);
  return isAddress(currencyId) ? indexOf(tokens).get(keyOf(chainId, currencyId)) : undefined;
}

function indexOf(tokens: readonly Token[]): TokensById {
  const index = indexes.get(tokens) ?? indexed(tokens);
  indexes.set(tokens, index);
  return index;
}

/** The first token of an address is the one that is found. */
function indexed(tokens: readonly Token[]): TokensById {
  const entries = tokens.map((token) => [keyOf(token.chainId, token.address), token] as const);
  return new Map(entries.toReversed());
}

function keyOf(chainId: ChainId, address: string): string {
  return `${chainId} ${address.toLowerCase()}`;
}
