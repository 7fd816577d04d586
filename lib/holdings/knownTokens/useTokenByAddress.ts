import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { type OnChainToken, onChainToken } from '@/lib/base/tokens/onChainToken';
import { type ReadState, resultOf } from '@/lib/chain/reads/readState';
import { ONCE, SEARCH_EVERY_BLOCKS, useChainReads } from '@/lib/chain/reads/useChainReads';
import { tokenAnswers, tokenRead } from './tokenReads';

/** The state of a token lookup by address. */
export type TokenByAddress =
  | OnChainToken
  /** There is no address to look up. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** The network does not answer. The lookup is retried. */
  | { readonly status: 'unreachable' };

/**
 * The token at an address of a chain, read from its contract until it is found; idle without an
 * address.
 */
export function useTokenByAddress(
  chainId: ChainId | undefined,
  address: Address | undefined,
): TokenByAddress {
  const read = tokenRead(address);
  const [state] = useChainReads(chainId, [read], { everyBlocks: ONCE });
  const token = tokenIn(chainId, address, state);
  const repeatedRead = token.status === 'found' ? undefined : read;
  useChainReads(chainId, [repeatedRead], { everyBlocks: SEARCH_EVERY_BLOCKS });
  return token;
}

function tokenIn(
  chainId: ChainId | undefined,
  address: Address | undefined,
  state: ReadState<Parameters<typeof tokenAnswers>[0]>,
): TokenByAddress {
  if (chainId === undefined || address === undefined) return { status: 'idle' };
  const answers = resultOf(state);
  if (answers !== undefined) return onChainToken(chainId, address, tokenAnswers(answers));
  return { status: state.status === 'error' ? 'unreachable' : 'loading' };
}
