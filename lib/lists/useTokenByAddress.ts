import type { Address } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { type OnChainToken, onChainToken } from '@/lib/tokens/onChainToken';
import { tokenAnswers, tokenRead } from './reads';

/** What is known of the token at an address, by asking its contract. */
export type TokenByAddress =
  | OnChainToken
  /** There is no address to ask. */
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  /** The network does not answer just now; it is asked again. */
  | { readonly status: 'unreachable' };

/** The token at an address of a chain, read once from its contract; idle without an address. */
export function useTokenByAddress(
  chainId: ChainId | undefined,
  address: Address | undefined,
): TokenByAddress {
  const [outcome] = useChainReads(chainId, [tokenRead(address)], {
    everyBlocks: Number.POSITIVE_INFINITY,
  });
  const answers = resultOf(outcome);
  if (chainId === undefined || address === undefined) return { status: 'idle' };
  if (answers !== undefined) return onChainToken(chainId, address, tokenAnswers(answers));
  return { status: outcome.status === 'error' ? 'unreachable' : 'loading' };
}
