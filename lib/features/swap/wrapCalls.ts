import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { ProposedWrap } from './wrap';

/** The WAVAX call that wraps or unwraps. */
export function wrapCalls({ type, amount }: ProposedWrap): CallCandidates {
  const { chainId } = amount.currency;
  const contract = { address: wrappedNative(chainId).address, abi: wavaxAbi };
  return type === 'wrap'
    ? [{ ...contract, functionName: 'deposit', value: amount.raw }]
    : [{ ...contract, functionName: 'withdraw', args: [amount.raw] }];
}
