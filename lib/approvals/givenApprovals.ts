import { type Address, maxUint256 } from 'viem';
import { EmptyResultError, type ReadOutcome, resultOf } from '@/lib/reads/readOutcome';
import type { Token } from '@/lib/tokens/token';

/** What a spender may take of an account's token without asking again, in its smallest unit. */
export type GivenApproval = {
  readonly token: Token;
  readonly spender: Address;
  readonly raw: bigint;
  readonly isUnlimited: boolean;
};

/** An approval that may have been given. */
export type AskedAllowance = Pick<GivenApproval, 'token' | 'spender'>;

/** What is known of an account's approvals. */
export type GivenApprovals = {
  /** Those above zero: unlimited ones first, then by symbol. */
  readonly given: readonly GivenApproval[];
  /** Whether allowances are still being read. */
  readonly isLoading: boolean;
  /** How many tokens gave no answer, so that nothing is known of them. */
  readonly unanswered: number;
};

/** Some tokens keep their allowances in 96 bits; the largest is unlimited to them. */
const MAX_UINT96 = 2n ** 96n - 1n;

/** Of an unlimited allowance, what was taken since may be missing. */
const LEAST_UNLIMITED = maxUint256 / 2n;

/** The id of an allowance among those of one owner. */
export function allowanceId({ token, spender }: AskedAllowance): string {
  return `${token.address} ${spender}`;
}

/**
 * The approvals among the allowances that were asked for.
 *
 * @param outcomes - Allowances in smallest units, by {@link allowanceId}. One that is not in it is
 * being read.
 */
export function givenApprovals(
  asked: readonly AskedAllowance[],
  outcomes: ReadonlyMap<string, ReadOutcome<bigint>>,
): GivenApprovals {
  const known = asked.flatMap((allowance) => {
    const outcome = outcomes.get(allowanceId(allowance));
    return outcome === undefined || outcome.status === 'loading' ? [] : [{ allowance, outcome }];
  });
  const given = known.flatMap(({ allowance, outcome }): GivenApproval[] => {
    const raw = resultOf(outcome);
    if (raw === undefined || raw === 0n) return [];
    return [{ ...allowance, raw, isUnlimited: raw >= LEAST_UNLIMITED || raw === MAX_UINT96 }];
  });
  const unanswered = known.filter(({ outcome }) => isUnanswered(outcome));
  return {
    given: given.toSorted(byDanger),
    isLoading: known.length < asked.length,
    unanswered: new Set(unanswered.map(({ allowance }) => allowance.token.address)).size,
  };
}

/** Where no contract is, nothing can be approved. */
function isUnanswered(outcome: ReadOutcome<unknown>): boolean {
  return outcome.status === 'error' && !(outcome.error instanceof EmptyResultError);
}

function byDanger(a: GivenApproval, b: GivenApproval): number {
  const unlimitedFirst = Number(b.isUnlimited) - Number(a.isUnlimited);
  return unlimitedFirst || a.token.symbol.localeCompare(b.token.symbol, 'en');
}
