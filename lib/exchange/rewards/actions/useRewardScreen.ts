import { amountOf } from '@/lib/base/amounts/amount';
import { hasNoUsableAnswer, resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { type RewardPool, rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { useRewardState } from '@/lib/exchange/rewards/pools/useRewardState';
import { useDecimalsCheck } from '@/lib/holdings/knownTokens/useDecimalsCheck';
import { balanceRead } from '@/lib/holdings/wallet/balanceRead';
import { useAddress } from '@/lib/holdings/wallet/useAddress';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { useLatestReceiptBlock } from '@/lib/transactions/history/useLatestReceiptBlock';
import { splitExtra } from './superFarmRewards';
import { useExtraRewards } from './useExtraRewards';
import { useRewardForms } from './useRewardForms';

/** What the screen of one reward pool shows and can do. */
export type RewardScreenState = ReturnType<typeof useRewardScreen>;

/**
 * The state of the screen of one reward pool: its figures on chain now, and its forms.
 *
 * @param depositsAll - Whether a deposit is of everything while nothing is typed.
 */
export function useRewardScreen(pool: RewardPool, { depositsAll = false } = {}) {
  const { chainId, stakingToken, rewardToken } = pool;
  const account = useAddress();
  const state = useRewardState(pool, account);
  // Read in the same block as the stake, because a deposit changes both.
  const [held] = useChainReads(chainId, [balanceRead(account, stakingToken)], {
    needsSameBlock: true,
    sinceBlock: useLatestReceiptBlock(chainId, account),
  });
  const heldRaw = resultOf(held);
  const balance = account && heldRaw !== undefined ? amountOf(stakingToken, heldRaw) : undefined;
  const decimals = useDecimalsCheck(chainId, [stakingToken, rewardToken]);
  const stake = account && state.status !== 'absent' ? state.own : undefined;
  const owner = { chainId, account };
  const earned = stake?.earned;
  const staked = stake && amountOf(stakingToken, stake.staked);
  // If the pool fails to report its reward, its rewarder may still owe one.
  const earnedForRewarder = stake?.isEarnedUnreadable ? 0n : earned;
  const owedExtra = useExtraRewards(pool, account, earnedForRewarder);
  return {
    pool,
    account,
    /**
     * Whether a part of the contract's answers can't be used. What is staked may still be known.
     */
    hasFailed: state.status === 'failed' || state.status === 'absent',
    /** What the pool pays; undefined while unknown. */
    figures: state.status === 'known' ? state.figures : undefined,
    /** What the account has in the pool; undefined without an account and while unknown. */
    staked,
    /** The reward that can be claimed now; undefined with what is staked, and if it is not reported. */
    earned: earned === undefined ? undefined : amountOf(rewardToken, earned),
    /** The block from which on this much can be claimed; undefined with `earned`. */
    earnedBlock: stake?.earnedBlock,
    /** What the pool's own claim pays in addition to the reward. */
    extraWithClaim: splitExtra(owedExtra, earned).withPool,
    /** What the pool's rewarder owes, including what only a call of its own pays. */
    owedExtra,
    /** Whether the contract fails to report the reward. */
    isEarnedUnreadable: stake?.isEarnedUnreadable ?? false,
    /** What the account could deposit; undefined without an account and while unknown. */
    balance,
    /** Whether the contract of the staking token does not report the balance. */
    isBalanceUnreadable: hasNoUsableAnswer(held),
    /** Whether the contracts of the tokens still have to confirm their decimals. */
    isCheckingDecimals: decimals.type === 'checking',
    /** Whether an amount of these tokens can be signed for. */
    canSign: decimals.type === 'agrees',
    forms: useRewardForms(pool, owner, { deposit: balance, withdraw: staked, depositsAll }),
    /** The status of the latest claim. */
    claimFormStatus: useFormStatus('claim', owner, rewardPoolKey(pool)),
  };
}
