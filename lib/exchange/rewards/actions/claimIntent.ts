import { farmTokens } from '@/lib/exchange/rewards/pools/farmTokens';
import type { Intent } from '@/lib/transactions/submit/intent';
import { claimCalls } from './claimCalls';
import { claimStatement, rewarderClaimStatement } from './claimStatement';
import type { RewardClaimTerms } from './claimTerms';
import { receivedAmounts } from './receivedAmounts';
import { rewardsOf } from './rewardsOf';

/** The intent of a claim, with the statement that its call must match. */
export function claimIntent(claim: RewardClaimTerms): Intent {
  const { account, pool, earned, earnedBlock, extra, rewarder } = claim;
  const { chainId, contract } = pool;
  const rewards = rewardsOf(rewarder ? undefined : earned, extra);
  const [reward = earned] = rewards;
  return {
    chainId,
    account,
    statement: rewarder ? rewarderClaimStatement(rewarder) : claimStatement(contract),
    summary: { type: 'claim', reward, ...farmTokens(pool) },
    expectation: {
      // A rewarder may pay nothing if the pool pays nothing: only a simulation can show it.
      changes: receivedAmounts([], rewards, earnedBlock).map((change) =>
        rewarder || earned.raw > 0n ? change : { ...change, unsimulated: 'asks' },
      ),
      approvals: [],
    },
    callsAt: () => claimCalls(claim),
  };
}
