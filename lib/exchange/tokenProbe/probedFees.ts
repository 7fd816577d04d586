import type { TransferWay } from '@/lib/base/tokens/transferWay';
import { combinedFeeBps } from '@/lib/exchange/trade/transferFees';
import type { ProbedTransfers, TokenProbe } from './tokenProbe';

/** The fee that a probe found for a way; 0 while nothing is known. In whole basis points. */
export function probedFee(probe: TokenProbe | undefined, way: TransferWay): number {
  return combinedFeeBps(probedFees(probe, way));
}

/** The fee that a probe found for each transfer of a way; none while nothing is known. */
export function probedFees(probe: TokenProbe | undefined, way: TransferWay): readonly number[] {
  if (probe?.kind !== 'probed') return [];
  const transfers = TRANSFERS[way].map((transfer) => probe[transfer]);
  return transfers.map((found) => (found.status === 'done' ? found.feeBps : 0));
}

const TRANSFERS = {
  sale: ['sale'],
  purchase: ['purchase'],
  throughRouter: ['purchase', 'transfer'],
} as const satisfies Record<TransferWay, readonly (keyof ProbedTransfers)[]>;
