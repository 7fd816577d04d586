import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import type { TransferWay } from '@/lib/base/tokens/transferWay';

/**
 * The fee that a token takes on one account's transfers, as measured in the last simulation of that
 * account's transactions; in whole basis points.
 */
export type OwnFee = {
  readonly feeBps: number;
  /** The probe's fee at that time. Once a probe finds another fee, this one is outdated. */
  readonly probedBps: number;
};

/** A transfer: its currency, its account, and the way that it takes. */
export type OwnTransfer = {
  readonly currency: Currency;
  readonly holder: Address;
  readonly way: TransferWay;
};

type Unknown<Known> = { readonly [Key in keyof Known]: Known[Key] | undefined };

/** The key of an account's own fee in the query cache, which lasts until the page is closed. */
export function ownFeeKey({ currency, holder, way }: Unknown<OwnTransfer>) {
  const address = currency?.type === 'token' ? currency.address : undefined;
  return ['ownFee', currency?.chainId, address, holder, way] as const;
}
