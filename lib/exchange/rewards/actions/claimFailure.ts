import type { SimulatedFailure } from '@/lib/transactions/simulation/simulatedFailure';
import type { SimulationVerdict } from '@/lib/transactions/simulation/simulationVerdict';
import { PerhapsSentError } from '@/lib/transactions/submit/sendFailure';
import { WalletBusyError } from '@/lib/transactions/submit/walletFailure';

/**
 * Why a claim is not made.
 *
 * - `fails`: its simulation fails.
 * - `paysNothing`: its simulation brings nothing.
 * - `unsent`: the wallet or a check did not send it.
 * - `declined`: the user declined it in the wallet.
 * - `unreadable`: the contract does not report the reward.
 * - `notOwed`: nothing is owed any more.
 */
export type ClaimFailure =
  | { readonly type: 'fails'; readonly failure: SimulatedFailure }
  | { readonly type: 'unsent'; readonly error: unknown }
  | { readonly type: 'paysNothing' | 'declined' | 'unreadable' | 'notOwed' };

/** The preview of a claim, and whether it brings nothing. */
type Previewed = {
  readonly verdict: SimulationVerdict;
  readonly failure?: SimulatedFailure | undefined;
  readonly paysNothing: boolean;
};

/** Why a claim would fail now; undefined if it would not, or that is not known. */
export function previewedFailure({
  verdict,
  failure,
  paysNothing,
}: Previewed): ClaimFailure | undefined {
  if (verdict === 'fails' && failure) return { type: 'fails', failure };
  return paysNothing ? { type: 'paysNothing' } : undefined;
}

/** The state of the sending of a claim. */
type Submission = {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly error: unknown;
  readonly isUnchecked: boolean;
  readonly isRejected: boolean;
};

/**
 * Why a reviewed claim is not made; undefined while it can be. A question of the dialog, a wallet
 * that is busy, and what was perhaps sent are no failures: the claim may still be made.
 */
export function claimFailure(
  previewed: Previewed,
  { status, error, isUnchecked, isRejected }: Submission,
): ClaimFailure | undefined {
  if (isRejected) return { type: 'declined' };
  if (status === 'idle') return previewedFailure(previewed);
  const mayBeMade =
    isUnchecked || error instanceof PerhapsSentError || error instanceof WalletBusyError;
  return status === 'error' && !mayBeMade ? { type: 'unsent', error } : undefined;
}
