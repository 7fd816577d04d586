import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { maximumAfterSlippage } from '@/lib/amounts/slippage';
import type { PermitSignature } from '@/lib/approvals/permitSignature';
import type { AddField } from './addForm';
import type { Sides } from './deposit';

type Terms = {
  readonly account: Address;
  /** The amounts that move if the pool does not change, in the order of the page's path. */
  readonly amounts: Sides;
  /** Whole basis points from 0 to 10000; zero for a first deposit. */
  readonly slippageBps: number;
  /** The deadline setting. */
  readonly deadlineSeconds: number;
};

/** A deposit with everything that its review shows. */
export type ProposedAdd = Terms & {
  /** The maximum taken of each side. */
  readonly most: Sides;
  /** The side that was typed. The router should try it first. */
  readonly independentField: AddField;
  /** Whether it is the pool's first deposit, which sets the price. */
  readonly isFirst: boolean;
};

/** A removal with everything that its review shows. */
export type ProposedRemoval = Terms & {
  readonly liquidity: Amount;
  /** The signature that approves exactly this liquidity, if there is one. */
  readonly permit?: PermitSignature;
};

/**
 * The offered deposit, accepted within a review on the reviewed terms. Only a deposit that is no
 * longer the first takes the slippage tolerance of the settings, because it had none before.
 */
export function acceptedAdd(reviewed: ProposedAdd, offered: ProposedAdd): ProposedAdd {
  const { slippageBps, deadlineSeconds, isFirst } = reviewed;
  const isStillFirst = isFirst === offered.isFirst;
  return { ...offered, deadlineSeconds, ...(isStillFirst && { slippageBps }) };
}

/**
 * What "Only this amount" approves of each side of a deposit: the computed side plus slippage,
 * because it follows the pool's price until the deposit is sent.
 */
export function approvedAmounts({ most, independentField, slippageBps }: ProposedAdd): Sides {
  const [a, b] = most;
  return independentField === 'currencyA'
    ? [a, maximumAfterSlippage(b, slippageBps)]
    : [maximumAfterSlippage(a, slippageBps), b];
}
