import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Currency } from '@/lib/base/tokens/currency';
import type { Simulated } from '@/lib/transactions/simulation/simulation';
import type { Expectation } from '@/lib/transactions/submit/intent';
import { measuredFees } from './measuredFees';
import { type OwnFee, type OwnTransfer, ownFeeKey, probedFee } from './tokenFees';
import { type ProbeAnswer, probeKey } from './tokenProbe';

const NOTHING: Expectation = { changes: [], approvals: [] };

/** A token may change its fee in each block, and a review must not wait for that to end. */
const MAX_CORRECTIONS = 5;

/**
 * Learns from a review's latest simulation which fees tokens take on the account's own transfers.
 *
 * @param simulation - The latest one of the review; undefined while there is none.
 * @returns Whether the figures of the review were computed with other fees, and new ones are about
 *   to replace them. False from the sixth simulation in a row on that measured other fees.
 */
export function useLearnFees(
  expectation: Expectation = NOTHING,
  simulation: Simulated | undefined,
): boolean {
  const client = useQueryClient();
  const measured = simulation ? measuredFees(expectation, simulation) : [];
  useEffect(() => {
    for (const { measuredBps, ...transfer } of measured) learn(client, transfer, measuredBps);
  });
  const isOther = measured.some(({ measuredBps, feeBps }) => measuredBps !== feeBps);
  const [counted, setCounted] = useState<Corrections>({ simulation: undefined, inARow: 0 });
  if (simulation !== undefined && simulation !== counted.simulation)
    setCounted({ simulation, inARow: isOther ? counted.inARow + 1 : 0 });
  return isOther && counted.inARow <= MAX_CORRECTIONS;
}

/** How many simulations in a row measured other fees, up to the latest one. */
type Corrections = { readonly simulation: Simulated | undefined; readonly inARow: number };

function learn(client: QueryClient, transfer: OwnTransfer, feeBps: number): void {
  const probe = client.getQueryData<ProbeAnswer>(probeKey(transfer.currency))?.probe;
  const probedBps = probedFee(probe, transfer.direction);
  const key = ownFeeKey(transfer);
  const known = client.getQueryData<OwnFee>(key);
  if (known?.feeBps === feeBps && known.probedBps === probedBps) return;
  client.setQueryData<OwnFee>(key, { feeBps, probedBps });
}

/**
 * Repeats the probes of currencies, once each time `isWanted` becomes true, because their fees may
 * have changed. Only probes that a screen still shows are repeated, so plain tokens have none.
 */
export function useProbeAgain(currencies: readonly Currency[], isWanted: boolean): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it becomes wanted.
  useEffect(() => {
    if (!isWanted) return;
    for (const currency of currencies) {
      void client.refetchQueries({ queryKey: probeKey(currency) }, { cancelRefetch: false });
    }
  }, [client, isWanted]);
}
