import { type Address, isAddressEqual } from 'viem';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { useLiveUntilConfirmed } from '@/lib/transactions/review/useLiveUntilConfirmed';
import type { ExtraRewards } from './rewardsOf';
import type { RewarderClaim } from './superFarmRewards';

/** A reward, the block from which on it is owed, and the extra reward. */
type Shown<Earned extends Amount<Token> | undefined> = {
  readonly earned: Earned;
  readonly earnedBlock?: bigint | undefined;
  readonly extra: ExtraRewards;
  /** The rewarder that pays it by itself. */
  readonly rewarder?: RewarderClaim | undefined;
};

/** What is owed now, to the account that is connected. */
type Followed = Shown<Amount<Token> | undefined> & { readonly account: Address | undefined };

/**
 * The reward of a review as it grows. The call is the same, whatever it pays, except that the ids
 * of a rewarder's claim are those of the rewards that are shown. Once the review is confirmed, the
 * reward that was shown last stays.
 */
export function useGrowingReward<Earned extends Amount<Token> | undefined>(
  reviewed: Shown<Earned> & { readonly account: Address },
  { account, earned, earnedBlock, extra, rewarder }: Followed,
  isUnconfirmed: boolean,
): Shown<Earned | Amount<Token>> {
  const [shown, show] = useLiveUntilConfirmed<Shown<Earned | Amount<Token>>>(
    reviewed,
    isUnconfirmed,
    reviewed,
  );
  const isOwn = account === reviewed.account;
  const isNew = shown.earned?.raw !== earned?.raw || shown.extra !== extra;
  // A claim from one contract never turns into one from another.
  const next = shown.rewarder && (rewarder ?? shown.rewarder);
  const isSameContract =
    !next || !shown.rewarder || isAddressEqual(next.address, shown.rewarder.address);
  if (isOwn && earned && isNew && isSameContract)
    show({ earned, earnedBlock, extra, ...(next && { rewarder: next }) });
  return shown;
}
