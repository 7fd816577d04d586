import type { Address } from 'viem';
import type { ChainId } from '@/lib/networks/network';
import { type ReadOutcome, resultOf } from '@/lib/reads/readOutcome';
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

/** How often an address is asked again at which no token was found: one may be deployed there. */
const SEARCH_EVERY_BLOCKS = 15;

/** The token at an address of a chain, asked of its contract until it is found; idle without an address. */
export function useTokenByAddress(
  chainId: ChainId | undefined,
  address: Address | undefined,
): TokenByAddress {
  const read = tokenRead(address);
  const [outcome] = useChainReads(chainId, [read], { everyBlocks: Number.POSITIVE_INFINITY });
  const token = tokenIn(chainId, address, outcome);
  const repeatedRead = token.status === 'found' ? undefined : read;
  useChainReads(chainId, [repeatedRead], { everyBlocks: SEARCH_EVERY_BLOCKS });
  return token;
}

function tokenIn(
  chainId: ChainId | undefined,
  address: Address | undefined,
  outcome: ReadOutcome<Parameters<typeof tokenAnswers>[0]>,
): TokenByAddress {
  if (chainId === undefined || address === undefined) return { status: 'idle' };
  const answers = resultOf(outcome);
  if (answers !== undefined) return onChainToken(chainId, address, tokenAnswers(answers));
  return { status: outcome.status === 'error' ? 'unreachable' : 'loading' };
}
