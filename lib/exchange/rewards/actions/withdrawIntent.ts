import { farmTokens } from '@/lib/exchange/rewards/pools/farmTokens';
import type { Intent } from '@/lib/transactions/submit/intent';
import { receivedAmounts } from './receivedAmounts';
import { rewardsOf } from './rewardsOf';
import { withdrawCalls } from './withdrawCalls';
import { rewardFate } from './withdrawMethods';
import { withdrawStatement } from './withdrawStatement';
import type { WithdrawalTerms } from './withdrawTerms';

/** The intent of a withdrawal by one method, with the statement that its call must match. */
export function withdrawIntent(withdrawal: WithdrawalTerms): Intent {
  const { account, pool, amount, earned, earnedBlock, extra, method } = withdrawal;
  const { chainId, contract } = pool;
  const isPaid = rewardFate(method) === 'paid';
  const rewards = isPaid ? rewardsOf(earned, extra) : [];
  return {
    chainId,
    account,
    statement: withdrawStatement({ contract, raw: amount.raw, method }),
    summary: {
      type: 'withdraw',
      amount,
      // Including a reward of zero, which may have grown when the receipt shows what was paid.
      ...(isPaid && earned && { reward: earned }),
      ...farmTokens(pool),
    },
    expectation: { changes: receivedAmounts([amount], rewards, earnedBlock), approvals: [] },
    callsAt: () => withdrawCalls(withdrawal),
  };
}
