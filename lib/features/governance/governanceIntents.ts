import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { ReviewedStatement, Statement } from '@/lib/transactions/review/statement';
import type { ExpectedChange, Intent } from '@/lib/transactions/submit/intent';
import { delegateCalls, executeCalls, queueCalls, voteCalls } from './governanceCalls';
import {
  delegateStatement,
  executeStatement,
  queueStatement,
  voteStatement,
} from './governanceStatement';
import type { DelegationTerms, ProposalActionTerms, VoteTerms } from './governanceTerms';

/** The intent of a vote. It moves nothing, so only its failure is simulated. */
export function voteIntent({ account, id, isFor }: VoteTerms): Intent {
  return {
    ...reviewedBy(account, voteStatement(id, isFor)),
    summary: { type: isFor ? 'voteFor' : 'voteAgainst', proposal: String(id) },
    expectation: { changes: [], approvals: [] },
    callsAt: () => voteCalls(id, isFor),
  };
}

/** The intent of a delegation. It moves votes and no PNG. */
export function delegateIntent({ account, delegate }: DelegationTerms): Intent {
  const summary: TransactionSummary = { type: 'delegate', delegate };
  return {
    ...reviewedBy(account, delegateStatement(delegate)),
    summary,
    expectation: { changes: [], approvals: [] },
    callsAt: () => delegateCalls(delegate),
  };
}

/** The intent of queueing a proposal. */
export function queueIntent({ account, id }: ProposalActionTerms): Intent {
  return {
    ...reviewedBy(account, queueStatement(id)),
    summary: { type: 'queue', proposal: String(id) },
    expectation: { changes: [], approvals: [] },
    callsAt: () => queueCalls(id),
  };
}

/** The intent of executing a proposal. The account pays the AVAX that the calls send along. */
export function executeIntent({ account, id, value }: ProposalActionTerms): Intent {
  const paid: readonly ExpectedChange[] =
    value === 0n ? [] : [{ currency: nativeCurrency(AVALANCHE), shown: -value, worst: -value }];
  return {
    ...reviewedBy(account, executeStatement(id, value)),
    summary: { type: 'execute', proposal: String(id) },
    expectation: { changes: paid, approvals: [] },
    callsAt: () => executeCalls(id, value),
  };
}

function reviewedBy(account: Address, statement: Statement): ReviewedStatement {
  return { chainId: AVALANCHE, account, statement };
}
