import type { Address } from 'viem';
import { isInCatalogue } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { isFailed, isSettled, resultOf } from '@/lib/chain/reads/readState';
import type { SweptStates } from '@/lib/chain/reads/readSweep';
import { isUnlimited } from './approval';

/** What a spender may take of an account's token without asking again, in its smallest unit. */
export type GivenApproval = {
  readonly token: Token;
  readonly spender: Address;
  readonly raw: bigint;
};

/** An approval that may have been given. */
export type RequestedAllowance = Pick<GivenApproval, 'token' | 'spender'>;

/** What is known of an account's approvals. */
export type GivenApprovals = {
  /** Those above zero: unlimited ones first, then those of the catalogue, then by symbol. */
  readonly given: readonly GivenApproval[];
  /** Whether allowances are still being read. */
  readonly isLoading: boolean;
  /** How many tokens refuse to answer, so that nothing is known of them. */
  readonly unanswered: number;
};

/** The id of an allowance among those of one owner. */
export function allowanceId({ token, spender }: RequestedAllowance): string {
  return `${token.address} ${spender}`;
}

/**
 * The approvals among the allowances that were read.
 *
 * @param states - Allowances in smallest units, by {@link allowanceId}. One that is not in it is
 * being read.
 */
export function givenApprovals(
  requested: readonly RequestedAllowance[],
  states: SweptStates<bigint>,
): GivenApprovals {
  const known = requested.flatMap((allowance) => {
    const state = states.get(allowanceId(allowance));
    return state && isSettled(state) ? [{ allowance, state }] : [];
  });
  const given = known.flatMap(({ allowance, state }): GivenApproval[] => {
    const raw = resultOf(state) ?? 0n;
    return raw === 0n ? [] : [{ ...allowance, raw }];
  });
  const unanswered = known.filter(({ state }) => isFailed(state));
  return {
    given: given.toSorted(byDanger),
    isLoading: known.length < requested.length,
    unanswered: new Set(unanswered.map(({ allowance }) => allowance.token.address)).size,
  };
}

/** Tokens of the catalogue come before others, whose answers may be meant to hide them. */
function byDanger(a: GivenApproval, b: GivenApproval): number {
  return (
    Number(isUnlimited(b.raw)) - Number(isUnlimited(a.raw)) ||
    Number(isInCatalogue(b.token)) - Number(isInCatalogue(a.token)) ||
    a.token.symbol.localeCompare(b.token.symbol, 'en')
  );
}
