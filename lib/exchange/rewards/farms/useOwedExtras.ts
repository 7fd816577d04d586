import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, isSettled, resultOf } from '@/lib/chain/reads/readState';
import { useExtrasOf } from './useExtrasOf';
import { useStakedFarms } from './useStakedFarms';

type OwedExtras = {
  /** How many super farms owe the account an extra reward. */
  readonly count: number;
  readonly isReading: boolean;
  /** Whether a rewarder does not report what it owes. */
  readonly isIncomplete: boolean;
};

/**
 * The super farms that owe an account an extra reward, among the farms where it has a stake.
 */
export function useOwedExtras(chainId: ChainId, account: Address): OwedExtras {
  const { staked } = useStakedFarms(chainId, account);
  const answered = useExtrasOf(chainId, staked, account);
  return {
    count: answered.filter(({ pending }) => resultOf(pending)?.[1].some((raw) => raw > 0n)).length,
    isReading: !answered.every(({ rewarder, infos, pending }) =>
      [rewarder, infos, pending].every(isSettled),
    ),
    isIncomplete: answered.some(({ rewarder, pending }) =>
      [rewarder, pending].some(hasNoUsableAnswer),
    ),
  };
}
