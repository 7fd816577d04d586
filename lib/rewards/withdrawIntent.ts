import type { Amount } from '@/lib/amounts/amount';
import type { ExpectedChange, Intent } from '@/lib/submit/intent';
import type { Token } from '@/lib/tokens/token';
import { farmTokens } from './farmTokens';
import type { ProposedClaim, ProposedWithdrawal } from './proposals';
import { claimStatement, withdrawStatement } from './rewardStatement';
import { amountsByToken } from './rewardsOf';
import { claimCalls, withdrawCalls } from './withdrawCalls';
import { rewardFate } from './withdrawWays';

/** The intent of a withdrawal in one way, with the statement that its call must match. */
export function withdrawIntent(withdrawal: ProposedWithdrawal): Intent {
  const { account, pool, amount, earned, extra, way } = withdrawal;
  const { chainId, contract } = pool;
  const isPaid = rewardFate(way) === 'paid';
  const rewards = isPaid ? [...(earned ? [earned] : []), ...extra] : [];
  return {
    review: {
      chainId,
      account,
      statement: withdrawStatement({ contract, raw: amount.raw, way }),
    },
    summary: {
      type: 'withdraw',
      amount,
      ...(isPaid && earned && { reward: earned }),
      ...farmTokens(pool),
    },
    expectation: { changes: received([amount, ...rewards]), approvals: [] },
    callsAt: () => withdrawCalls(withdrawal),
  };
}

/** The intent of a claim, with the statement that its call must match. */
export function claimIntent(claim: ProposedClaim): Intent {
  const { account, pool, earned, extra } = claim;
  const { chainId, contract } = pool;
  return {
    review: { chainId, account, statement: claimStatement(contract) },
    summary: { type: 'claim', reward: earned, ...farmTokens(pool) },
    expectation: { changes: received([earned, ...extra]), approvals: [] },
    callsAt: () => claimCalls(claim),
  };
}

/**
 * Amounts that the account receives. A reward only grows until it is paid, so what was owed at the
 * block of the figures is the least that arrives. Amounts of one token are one change.
 */
function received(amounts: readonly Amount<Token>[]): readonly ExpectedChange[] {
  return amountsByToken(amounts).map(({ currency, raw }) => ({ currency, shown: raw, worst: raw }));
}
