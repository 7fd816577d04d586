import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { wavaxAbi } from '@/lib/contracts/abis/wavax';
import type { Intent } from '@/lib/submit/submit';
import { type Currency, isSameCurrency } from '@/lib/tokens/currency';
import { wrappedNative } from '@/lib/tokens/wrapped';

/** Turning AVAX into WAVAX, or back: one for one, without a trade. */
export type WrapType = 'wrap' | 'unwrap';

/** Wrapping or unwrapping an amount of an account. */
export type ProposedWrap = {
  readonly type: WrapType;
  readonly account: Address;
  /** What is paid, in AVAX or WAVAX. */
  readonly amount: Amount;
};

/** Whether a swap of two currencies only wraps or unwraps the native coin; undefined for a trade. */
export function wrapType(
  input: Currency | undefined,
  output: Currency | undefined,
): WrapType | undefined {
  if (input === undefined || output === undefined) return undefined;
  const wavax = wrappedNative(input.chainId);
  if (input.type === 'native') return isSameCurrency(output, wavax) ? 'wrap' : undefined;
  return output.type === 'native' && isSameCurrency(input, wavax) ? 'unwrap' : undefined;
}

/** The wrapping as it is sent, with the statement that the signed calldata has to match. */
export function wrapIntent({ type, account, amount }: ProposedWrap): Intent {
  const { chainId } = amount.currency;
  const contract = { address: wrappedNative(chainId).address, abi: wavaxAbi };
  const call =
    type === 'wrap'
      ? { ...contract, functionName: 'deposit', value: amount.raw }
      : { ...contract, functionName: 'withdraw', args: [amount.raw] };
  return {
    review: { chainId, account, statement: { type, amount: amount.raw } },
    writeAt: () => ({ calls: [call], summary: { type, amount } }),
  };
}
