import type { Intent } from '@/lib/transactions/submit/intent';
import { airdropClaimCalls } from './airdropCalls';
import { AIRDROP_CHAIN_ID } from './airdropContract';
import { airdropClaimStatement } from './airdropStatement';
import type { ProposedAirdropClaim } from './proposedClaim';

/** The intent of a claim from the airdrop, with the statement that its call must match. */
export function airdropClaimIntent({ account, amount }: ProposedAirdropClaim): Intent {
  const { currency, raw } = amount;
  return {
    review: { chainId: AIRDROP_CHAIN_ID, account, statement: airdropClaimStatement() },
    summary: { type: 'airdrop', claimed: amount },
    expectation: { changes: [{ currency, shown: raw, worst: raw }], approvals: [] },
    callsAt: airdropClaimCalls,
  };
}
