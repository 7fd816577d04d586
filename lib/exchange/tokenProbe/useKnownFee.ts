import { skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import type { TransferDirection } from '@/lib/transactions/submit/transferDirection';
import { type OwnFee, ownFeeKey, probedFee } from './tokenFees';
import { useKnownProbe } from './useKnownProbe';

/**
 * The known fee of a token on an account's transfers, in whole basis points: the account's own fee,
 * or else the one that a probe found for an unused account. 0 for a plain token, and while nothing
 * is known.
 *
 * @param holder - The account that pays or receives; undefined without a wallet.
 */
export function useKnownFee(
  currency: Currency | undefined,
  direction: TransferDirection,
  holder: Address | undefined,
): number {
  const probed = probedFee(useKnownProbe(currency), direction);
  return useOwnFee(currency, direction, holder) ?? probed;
}

/**
 * The fee that a token takes on an account's own transfers, in whole basis points, as measured in
 * the last simulation of such a transaction. `useLearnFees` measures it in a review.
 *
 * @returns undefined when it was not measured, and when a probe has found another fee since.
 */
export function useOwnFee(
  currency: Currency | undefined,
  direction: TransferDirection,
  holder: Address | undefined,
): number | undefined {
  const probe = useKnownProbe(currency);
  const { data } = useQuery<OwnFee>({
    queryKey: ownFeeKey({ currency, holder, direction }),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data?.probedBps === probedFee(probe, direction) ? data.feeBps : undefined;
}

/** An account's own fee if it differs from the probe's; undefined if it is the same. */
export function useDifferingFee(
  currency: Currency | undefined,
  direction: TransferDirection,
  holder: Address | undefined,
): number | undefined {
  const own = useOwnFee(currency, direction, holder);
  return own === probedFee(useKnownProbe(currency), direction) ? undefined : own;
}
