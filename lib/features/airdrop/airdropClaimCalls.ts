import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import { AIRDROP } from './airdropContract';

/** The call that claims all that its sender may claim. */
export function airdropClaimCalls(): CallCandidates {
  return [{ ...AIRDROP, functionName: 'claim' }];
}
