import type { Amount } from '@/lib/base/amounts/amount';
import { type AmountProblem, amountProblem } from '@/lib/base/amounts/parseAmount';
import type { Currency } from '@/lib/base/tokens/currency';

/** Why the addition cannot be reviewed yet. */
type AddInputError =
  | { readonly type: 'connectWallet' | 'insufficientInput' | 'invalidPair' }
  | { readonly type: 'enterAmount' }
  | { readonly type: 'insufficientBalance' | AmountProblem; readonly currency: Currency }
  /** The pool can take only this much more of one side. */
  | { readonly type: 'poolFull'; readonly room: Amount };

/** The data that the input errors depend on. */
export type AddInput = {
  readonly isConnected: boolean;
  /** What is typed of each side. */
  readonly texts: readonly [TypedSide, TypedSide];
  /** The liquidity that the addition would mint, in smallest units; undefined while unknown. */
  readonly mintedRaw: bigint | undefined;
  readonly isInvalidPair: boolean;
  /** The maximum that each side takes from the account; undefined while unknown or zero. */
  readonly spent: readonly [Amount | undefined, Amount | undefined];
  /** The account's balance of each side; undefined while unknown. */
  readonly balances: readonly [Amount | undefined, Amount | undefined];
  /** How much more the pool can take of a side, if the addition is too much for it. */
  readonly room: Amount | undefined;
};

type TypedSide = { readonly text: string; readonly currency: Currency | undefined };

/** The first input error, in the specified order; undefined when there is none. */
export function addInputError(add: AddInput): AddInputError | undefined {
  const { mintedRaw, spent, balances, room } = add;
  if (!add.isConnected) return { type: 'connectWallet' };
  for (const { text, currency } of add.texts) {
    const problem = currency && amountProblem(text, currency);
    if (problem) return { type: problem, currency };
  }
  if (mintedRaw === 0n) return { type: 'insufficientInput' };
  if (add.isInvalidPair) return { type: 'invalidPair' };
  if (spent.some((amount) => amount === undefined)) return { type: 'enterAmount' };
  if (room) return { type: 'poolFull', room };
  const currency = insufficientBalanceOf(spent, balances);
  return currency && { type: 'insufficientBalance', currency };
}

type Amounts = readonly [Amount | undefined, Amount | undefined];

/**
 * The first currency that an account spends more of than it has. An unknown balance counts as
 * enough.
 */
export function insufficientBalanceOf(spent: Amounts, balances: Amounts): Currency | undefined {
  const unpaid = spent.find((amount, side) => {
    const balance = balances[side];
    return amount !== undefined && balance !== undefined && amount.raw > balance.raw;
  });
  return unpaid?.currency;
}
