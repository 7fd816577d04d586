import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import { combinedFeeBps } from '@/lib/exchange/trade/transferFees';
import type { TransferDirection } from '@/lib/transactions/submit/transferDirection';
import type { ProbedTransfers, TokenProbe } from './tokenProbe';

/** The fee that a probe found for a direction; 0 while nothing is known. In whole basis points. */
export function probedFee(probe: TokenProbe | undefined, direction: TransferDirection): number {
  return combinedFeeBps(probedFees(probe, direction));
}

/** The fee that a probe found for each transfer of a direction; none while nothing is known. */
export function probedFees(
  probe: TokenProbe | undefined,
  direction: TransferDirection,
): readonly number[] {
  if (probe?.kind !== 'probed') return [];
  const transfers = TRANSFERS[direction].map((transfer) => probe[transfer]);
  return transfers.map((found) => (found.status === 'done' ? found.feeBps : 0));
}

const TRANSFERS = {
  toPool: ['sale'],
  fromPool: ['purchase'],
  fromPoolViaRouter: ['purchase', 'transfer'],
} as const satisfies Record<TransferDirection, readonly (keyof ProbedTransfers)[]>;

/**
 * The fee that a token takes on one account's transfers, as measured in the last simulation of that
 * account's transactions; in whole basis points.
 */
export type OwnFee = {
  readonly feeBps: number;
  /** The probe's fee at that time. Once a probe finds another fee, this one is outdated. */
  readonly probedBps: number;
};

/** A transfer: its currency, its account and its direction. */
export type OwnTransfer = {
  readonly currency: Currency;
  readonly holder: Address;
  readonly direction: TransferDirection;
};

type Unknown<Known> = { readonly [Key in keyof Known]: Known[Key] | undefined };

/** The key of an account's own fee in the query cache, which lasts until the page is closed. */
export function ownFeeKey({ currency, holder, direction }: Unknown<OwnTransfer>) {
  const address = currency?.type === 'token' ? currency.address : undefined;
  return ['ownFee', currency?.chainId, address, holder, direction] as const;
}
