import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { resultOf } from '@/lib/chain/reads/readState';
import { type EarnedTotal, earnedTotalOf } from './earnedTotal';
import { useEarnedInFarms } from './useEarnedInFarms';

/**
 * What an account can claim in the farms of all versions; undefined without an account and while
 * unknown.
 */
export function useEarnedTotal(
  chainId: ChainId | undefined,
  account: Address | undefined,
): EarnedTotal | undefined {
  const rewards = useEarnedInFarms(chainId, account);
  if (chainId === undefined || account === undefined) return undefined;
  return earnedTotalOf(
    rewards.map(({ farm, status, earned, stake }) => ({
      version: farm.version,
      status,
      earned,
      stakedAnswer: resultOf(stake),
    })),
  );
}
