import type { Address } from 'viem';
import type { Amount } from '@/lib/amounts/amount';
import { maximumAfterSlippage } from '@/lib/amounts/slippage';
import type { PermitSignature } from '@/lib/approvals/permitSignature';
import type { AddField } from './addForm';
import type { Sides } from './plannedAdd';

type Terms = {
  readonly account: Address;
  /** What moves while the pool stays as it is, in the order of the page's path. */
  readonly amounts: Sides;
  /** Whole basis points from 0 to 10000; zero for a first addition. */
  readonly slippageBps: number;
  /** The deadline setting. */
  readonly deadlineSeconds: number;
};

/** An addition with everything a person is shown before signing it. */
export type ProposedAdd = Terms & {
  /** The most of each side that is taken. */
  readonly most: Sides;
  /** Whose amount was typed: the router is to try that side first. */
  readonly independentField: AddField;
  /** Whether it is the pool's first addition, which sets the price. */
  readonly isFirst: boolean;
};

/** A removal with everything a person is shown before signing it. */
export type ProposedRemoval = Terms & {
  readonly liquidity: Amount;
  /** The signature that approves exactly this liquidity, where there is one. */
  readonly permit?: PermitSignature;
};

/**
 * The addition on offer as it is accepted within a review, on the terms that were reviewed. Only one
 * that is no longer the first takes the tolerance of the settings: until then it had none.
 */
export function acceptedAdd(reviewed: ProposedAdd, offered: ProposedAdd): ProposedAdd {
  const { slippageBps, deadlineSeconds, isFirst } = reviewed;
  const isStillFirst = isFirst === offered.isFirst;
  return { ...offered, deadlineSeconds, ...(isStillFirst && { slippageBps }) };
}

/**
 * What "Only this amount" approves of each side of an addition: of the computed side the slippage on
 * top, since it follows the pool's price until the addition is sent.
 */
export function approvedAmounts({ most, independentField, slippageBps }: ProposedAdd): Sides {
  const [a, b] = most;
  return independentField === 'currencyA'
    ? [a, maximumAfterSlippage(b, slippageBps)]
    : [maximumAfterSlippage(a, slippageBps), b];
}
