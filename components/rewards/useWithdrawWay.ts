import { useState } from 'react';
import type { Amount } from '@/lib/amounts/amount';
import type { ProposedWithdrawal } from '@/lib/rewards/proposals';
import { withdrawWays } from '@/lib/rewards/withdrawWays';
import type { SimulatedFailure } from '@/lib/simulation/simulatedFailure';
import type { Token } from '@/lib/tokens/token';

const LAST_RESORT = 'emergencyWithdraw';

/** A withdrawal at the start of its review, which then looks for the way that works. */
export type WantedWithdrawal = Omit<ProposedWithdrawal, 'way'> & {
  /** All that the account has in the pool. */
  readonly staked: Amount<Token>;
};

/**
 * The gentlest way to withdraw that a simulation does not refuse. Each that fails is followed by
 * the next, which gives up more.
 */
export function useWithdrawWay({ pool, amount, staked }: WantedWithdrawal) {
  const ways = withdrawWays(pool, amount.raw === staked.raw);
  const [step, setStep] = useState(0);
  return {
    way: ways[step] ?? ways[0],
    /** Whether only a withdrawal of everything can be made at the cost of the reward. */
    needsAll: !ways.includes(LAST_RESORT) && withdrawWays(pool, true).includes(LAST_RESORT),
    /** Whether the normal way fails. */
    isDegraded: step > 0,
    /** Whether this is the last one. */
    isLast: step + 1 >= ways.length,
    /** Call it with why the way fails in simulation, if it does. */
    noteFailure: (failure: SimulatedFailure | undefined) => {
      if (failure && step + 1 < ways.length) setStep(step + 1);
    },
  };
}
