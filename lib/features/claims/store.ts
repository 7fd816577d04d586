import { isAddressEqual } from 'viem';
import { create } from 'zustand';
import { useSentForms } from '@/lib/transactions/forms/store';
import { useTransactions } from '@/lib/transactions/history/store';
import type { Claim } from './claim';
import {
  type ClaimEnd,
  type ClaimOwner,
  type ClaimRun,
  newClaimRun,
  withEnd,
  withRecords,
  withSentClaim,
} from './claimRun';

type ClaimRuns = { readonly runs: readonly ClaimRun[] };

/** The runs that are not finished, at most one of each account and chain. They end with the page. */
const useClaimRuns = create<ClaimRuns>(() => ({ runs: [] }));

// A claim may be sent, or found on the network, while no dialog shows the run.
useSentForms.subscribe(({ forms }) =>
  useClaimRuns.setState(({ runs }) => ({
    runs: runs.map((run) => forms.reduce(withSentClaim, run)),
  })),
);

// The user may clear the history while a run is stopped.
useTransactions.subscribe(({ records }) =>
  useClaimRuns.setState(({ runs }) => ({ runs: runs.map((run) => withRecords(run, records)) })),
);

/** The run of an account that is not finished; undefined without one. */
export function useClaimRun(owner: ClaimOwner): ClaimRun | undefined {
  return useClaimRuns(({ runs }) => runs.find(isOf(owner)));
}

/** Begins a run of these claims, in place of an earlier one. */
export function beginClaimRun(owner: ClaimOwner, claims: readonly Claim[]): void {
  const run = newClaimRun(owner, claims, useSentForms.getState().forms);
  useClaimRuns.setState(({ runs }) => ({ runs: [...others(runs, owner), run] }));
}

/** Records how a claim of a run ended. */
export function endClaim(owner: ClaimOwner, key: string, end: ClaimEnd): void {
  const isOwn = isOf(owner);
  useClaimRuns.setState(({ runs }) => ({
    runs: runs.map((run) => (isOwn(run) ? withEnd(run, key, end) : run)),
  }));
}

/** Forgets the run of an account. */
export function forgetClaimRun(owner: ClaimOwner): void {
  useClaimRuns.setState(({ runs }) => ({ runs: others(runs, owner) }));
}

function others(runs: readonly ClaimRun[], owner: ClaimOwner): readonly ClaimRun[] {
  const isOwn = isOf(owner);
  return runs.filter((run) => !isOwn(run));
}

function isOf(owner: ClaimOwner): (run: ClaimRun) => boolean {
  return ({ chainId, account }) =>
    chainId === owner.chainId && isAddressEqual(account, owner.account);
}
