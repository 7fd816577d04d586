import type { Statement } from '@/lib/review/statement';
import { AIRDROP } from './airdropContract';
import { CLAIM_FAILURES } from './claimFailures';

/**
 * Gas that a node's estimate can miss. PNG that arrives adds to the votes of whom the account has
 * delegated to. If those votes changed in the latest block, a node that estimates in that block
 * counts an update of its entry, and the transaction adds an entry: 17,957 gas more.
 */
const VOTES_GAS = 30_000n;

/** The statement of a claim from the airdrop. The contract pays its caller. */
export function airdropClaimStatement(): Statement {
  return {
    deadlineSeconds: 0,
    unestimatedGas: VOTES_GAS,
    allowedCall: () => ({
      target: AIRDROP.address,
      abi: AIRDROP.abi,
      functionNames: ['claim'],
      args: {},
      value: 0n,
    }),
    failures: CLAIM_FAILURES,
  };
}
