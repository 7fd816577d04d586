import type { Address } from 'viem';
import { BPS_BASE } from '@/lib/base/amounts/bps';
import type { Currency } from '@/lib/base/tokens/currency';
import { useKnownFee } from '@/lib/exchange/tokenProbe/useKnownFee';
import type { TransferFees } from '@/lib/exchange/trade/trade';

type Accounts = {
  readonly payer: Address | undefined;
  readonly recipientAddress: Address | undefined;
};

/**
 * What the two currencies of a swap keep of their transfers, as far as it is known: of the account
 * that pays, and of the one that receives.
 *
 * A token that kept the whole sale of an unused account may not do so with this one, so such a fee
 * does not forbid the sale. Its simulation shows it, and the router holds the minimum.
 */
export function useTransferFees(
  input: Currency | undefined,
  output: Currency | undefined,
  { payer, recipientAddress }: Accounts,
): TransferFees {
  const saleFee = useKnownFee(input, 'toPool', payer);
  const sold = BigInt(saleFee) < BPS_BASE ? saleFee : 0;
  return { sold, bought: useKnownFee(output, 'fromPool', recipientAddress) };
}
