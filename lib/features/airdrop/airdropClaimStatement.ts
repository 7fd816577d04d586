import { checkpointGas } from '@/lib/chain/contracts/unestimatedGas';
import type { Statement } from '@/lib/transactions/review/statement';
import { AIRDROP } from './airdropContract';
import { AIRDROP_SEND_ERRORS } from './airdropSendErrors';

/**
 * The statement of a claim from the airdrop. The contract pays its caller, and its PNG adds to the
 * votes of one account.
 */
export function airdropClaimStatement(): Statement {
  return {
    deadlineSeconds: 0,
    unestimatedGas: checkpointGas(1),
    allowedCall: () => ({
      target: AIRDROP.address,
      abi: AIRDROP.abi,
      functionNames: ['claim'],
      args: {},
      value: 0n,
    }),
    sendErrors: AIRDROP_SEND_ERRORS,
  };
}
