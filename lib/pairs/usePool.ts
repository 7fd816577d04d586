import type { ChainId } from '@/lib/networks/network';
import { resultOf } from '@/lib/reads/readOutcome';
import { useChainReads } from '@/lib/reads/useChainReads';
import { holdingReads, type PoolResult, type TokenChoice } from './reads';
import { usePools } from './usePools';

/** The state of one pool in every block, including its contract's token balances. */
export function usePool(chainId: ChainId | undefined, choice: TokenChoice): PoolResult {
  const [result = { status: 'invalid' } as const] = usePools(chainId, [choice]);
  const [holding0, holding1] = useChainReads(chainId, holdingReads(choice));
  if (result.status !== 'exists') return result;
  const [balance0, balance1] = [resultOf(holding0), resultOf(holding1)];
  if (balance0 === undefined || balance1 === undefined) return { status: 'loading' };
  return { status: 'exists', pool: { ...result.pool, balance0, balance1 } };
}
