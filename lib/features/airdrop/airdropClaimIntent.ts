import type { Intent } from '@/lib/transactions/submit/intent';
import { airdropClaimCalls } from './airdropCalls';
import type { AirdropClaimTerms } from './airdropClaimTerms';
import { AIRDROP_CHAIN_ID } from './airdropContract';
import { airdropClaimStatement } from './airdropStatement';

/** The intent of a claim from the airdrop, with the statement that its call must match. */
export function airdropClaimIntent({ account, amount }: AirdropClaimTerms): Intent {
  const { currency, raw } = amount;
  return {
    review: { chainId: AIRDROP_CHAIN_ID, account, statement: airdropClaimStatement() },
    summary: { type: 'airdrop', claimed: amount },
    expectation: { changes: [{ currency, shown: raw, worst: raw }], approvals: [] },
    callsAt: airdropClaimCalls,
  };
}
