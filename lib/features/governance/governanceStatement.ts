import type { Address } from 'viem';
import { AVALANCHE } from '@/lib/base/networks/network';
import { governorAbi } from '@/lib/chain/contracts/abis/governor';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { checkpointGas } from '@/lib/chain/contracts/unestimatedGas';
import { isEqualTo, isSameAddress } from '@/lib/transactions/review/argumentChecks';
import { PLAIN_SEND_ERRORS } from '@/lib/transactions/review/sendErrors';
import type { AllowedContractCall, Statement } from '@/lib/transactions/review/statement';

/** A proposal makes at most ten calls, and a payment in PNG moves the votes of two accounts. */
const MAX_CALLS = 10;

/** A vote as it was shown. */
export function voteStatement(id: bigint, isFor: boolean): Statement {
  return statementOf(
    {
      ...onGovernor('castVote'),
      args: { proposalId: isEqualTo(id), support: isEqualTo(isFor) },
      value: 0n,
    },
    0n,
  );
}

/** A delegation as it was shown. */
export function delegateStatement(delegate: Address): Statement {
  return statementOf(
    {
      target: EXCHANGE_ADDRESSES[AVALANCHE].png,
      abi: pngAbi,
      functionNames: ['delegate'],
      args: { delegatee: isSameAddress(delegate) },
      value: 0n,
    },
    checkpointGas(2),
  );
}

/** The queueing of a proposal as it was shown. */
export function queueStatement(id: bigint): Statement {
  return statementOf(
    { ...onGovernor('queue'), args: { proposalId: isEqualTo(id) }, value: 0n },
    0n,
  );
}

/**
 * The execution of a proposal as it was shown.
 *
 * @param value - The AVAX that the account pays for its calls, in wei.
 */
export function executeStatement(id: bigint, value: bigint): Statement {
  return statementOf(
    { ...onGovernor('execute'), args: { proposalId: isEqualTo(id) }, value },
    checkpointGas(2 * MAX_CALLS),
  );
}

function onGovernor(functionName: 'castVote' | 'queue' | 'execute') {
  return {
    target: EXCHANGE_ADDRESSES[AVALANCHE].governor,
    abi: governorAbi,
    functionNames: [functionName],
  };
}

function statementOf(allowed: AllowedContractCall, unestimatedGas: bigint): Statement {
  return {
    deadlineSeconds: 0,
    allowedCall: () => allowed,
    unestimatedGas,
    sendErrors: PLAIN_SEND_ERRORS,
  };
}
