import { AVALANCHE } from '@/lib/base/networks/network';
import type { Intent } from '@/lib/transactions/submit/intent';
import { airdropClaimCalls } from './airdropClaimCalls';
import { airdropClaimStatement } from './airdropClaimStatement';
import type { AirdropClaimTerms } from './airdropClaimTerms';

/** The intent of a claim from the airdrop, with the statement that its call must match. */
export function airdropClaimIntent({ account, amount }: AirdropClaimTerms): Intent {
  const { currency, raw } = amount;
  return {
    chainId: AVALANCHE,
    account,
    statement: airdropClaimStatement(),
    summary: { type: 'airdrop', claimed: amount },
    expectation: { changes: [{ currency, shown: raw, worst: raw }], approvals: [] },
    callsAt: airdropClaimCalls,
  };
}
