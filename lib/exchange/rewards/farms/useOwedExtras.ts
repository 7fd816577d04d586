import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import { hasNoUsableAnswer, isSettled, resultOf } from '@/lib/chain/reads/readState';
import { useExtrasOf } from './useExtrasOf';
import { useStakedFarms } from './useStakedFarms';

type OwedExtras = {
  /** Each token that is owed, with what all super farms owe of it together. */
  readonly owed: readonly { readonly address: Address; readonly raw: bigint }[];
  readonly isReading: boolean;
  /** Whether a rewarder does not report what it owes. */
  readonly isIncomplete: boolean;
};

/**
 * The extra rewards that super farms owe an account, among the farms where it has a stake. What any
 * other rewarder owes follows from the reward in PNG, which grows in each block: the screen of
 * the farm reads it.
 */
export function useOwedExtras(chainId: ChainId, account: Address): OwedExtras {
  const { staked } = useStakedFarms(chainId, account);
  const answered = useExtrasOf(chainId, staked, account);
  const owed = new Map<Address, bigint>();
  for (const { pending } of answered) {
    const [addresses, amounts] = resultOf(pending) ?? [[], []];
    for (const [index, raw = 0n] of amounts.entries()) {
      const address = addresses[index];
      if (address && raw > 0n) owed.set(address, (owed.get(address) ?? 0n) + raw);
    }
  }
  return {
    owed: [...owed].map(([address, raw]) => ({ address, raw })),
    isReading: !answered.every(({ rewarder, infos, pending }) =>
      [rewarder, infos, pending].every(isSettled),
    ),
    isIncomplete: answered.some(({ rewarder, pending }) =>
      [rewarder, pending].some(hasNoUsableAnswer),
    ),
  };
}
