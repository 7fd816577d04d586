import type { Address } from 'viem';
import type { Currency } from '@/lib/base/tokens/currency';
import type { TransferWay } from '@/lib/base/tokens/transferWay';
import { probedFee } from './probedFees';
import { useKnownProbe } from './useKnownProbe';
import { useOwnFee } from './useOwnFee';

/**
 * The known fee of a token on an account's transfers, in whole basis points: the account's own fee,
 * or else the one that a probe found for an unused account. 0 for a plain token, and while nothing
 * is known.
 *
 * @param holder - The account that pays or receives; undefined without a wallet.
 */
export function useKnownFee(
  currency: Currency | undefined,
  way: TransferWay,
  holder: Address | undefined,
): number {
  const probed = probedFee(useKnownProbe(currency), way);
  return useOwnFee(currency, way, holder) ?? probed;
}
