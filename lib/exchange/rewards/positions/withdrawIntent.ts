import type { Amount } from '@/lib/base/amounts/amount';
import { isSameToken, type Token } from '@/lib/base/tokens/token';
import { farmTokens } from '@/lib/exchange/rewards/pools/farmTokens';
import type { ExpectedChange, Intent } from '@/lib/transactions/submit/intent';
import { claimStatement, rewarderClaimStatement, withdrawStatement } from './rewardStatement';
import { amountsByToken, rewardsOf } from './rewardsOf';
import type { RewardClaimTerms, WithdrawalTerms } from './terms';
import { claimCalls, withdrawCalls } from './withdrawCalls';
import { rewardFate } from './withdrawWays';

/** The intent of a withdrawal in one way, with the statement that its call must match. */
export function withdrawIntent(withdrawal: WithdrawalTerms): Intent {
  const { account, pool, amount, earned, earnedBlock, extra, way } = withdrawal;
  const { chainId, contract } = pool;
  const isPaid = rewardFate(way) === 'paid';
  const rewards = isPaid ? rewardsOf(earned, extra) : [];
  return {
    review: {
      chainId,
      account,
      statement: withdrawStatement({ contract, raw: amount.raw, way }),
    },
    summary: {
      type: 'withdraw',
      amount,
      // Including a reward of zero, which may have grown when the receipt shows what was paid.
      ...(isPaid && earned && { reward: earned }),
      ...farmTokens(pool),
    },
    expectation: { changes: received([amount], rewards, earnedBlock), approvals: [] },
    callsAt: () => withdrawCalls(withdrawal),
  };
}

/** The intent of a claim, with the statement that its call must match. */
export function claimIntent(claim: RewardClaimTerms): Intent {
  const { account, pool, earned, earnedBlock, extra, rewarder } = claim;
  const { chainId, contract } = pool;
  const rewards = rewardsOf(rewarder ? undefined : earned, extra);
  const [reward = earned] = rewards;
  return {
    review: {
      chainId,
      account,
      statement: rewarder ? rewarderClaimStatement(rewarder) : claimStatement(contract),
    },
    summary: { type: 'claim', reward, ...farmTokens(pool) },
    expectation: {
      // A rewarder may pay nothing if the pool pays nothing: only a simulation can show it.
      changes: received([], rewards, earnedBlock).map((change) =>
        rewarder || earned.raw > 0n ? change : { ...change, unsimulated: 'asks' },
      ),
      approvals: [],
    },
    callsAt: () => claimCalls(claim),
  };
}

/**
 * Amounts that the account receives. A reward only grows until it is paid, so what is owed at a
 * block is the least that arrives from then on. What is taken back does not grow. Amounts of one
 * token are one change.
 */
function received(
  takenBack: readonly Amount<Token>[],
  rewards: readonly Amount<Token>[],
  earnedBlock: bigint | undefined,
): readonly ExpectedChange[] {
  return amountsByToken([...takenBack, ...rewards]).map(({ currency, raw }) => {
    const isReward = rewards.some((reward) => isSameToken(reward.currency, currency));
    return { currency, shown: raw, worst: raw, ...(isReward && { growsSince: earnedBlock }) };
  });
}
