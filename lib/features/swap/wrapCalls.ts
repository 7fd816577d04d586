import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { wavaxAbi } from '@/lib/chain/contracts/abis/wavax';
import type { CallCandidates } from '@/lib/chain/contracts/contractCall';
import type { WrapTerms } from './wrapTerms';

/** The WAVAX call that wraps or unwraps. */
export function wrapCalls({ type, amount }: WrapTerms): CallCandidates {
  const { chainId } = amount.currency;
  const contract = { address: wrappedNative(chainId).address, abi: wavaxAbi };
  return type === 'wrap'
    ? [{ ...contract, functionName: 'deposit', value: amount.raw }]
    : [{ ...contract, functionName: 'withdraw', args: [amount.raw] }];
}
