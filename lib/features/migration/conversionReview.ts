import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { Conversion } from './conversion';
import type { ConversionTerms } from './convertTerms';
import type { ConversionNow } from './useConversion';

/**
 * Why a reviewed conversion can't be confirmed now: the account no longer has the amount, the pairs
 * would return less than agreed or the router would not convert, or that is not known.
 */
type ReviewObstacle = 'insufficientBalance' | 'changed' | 'reading';

type Agreed = Pick<ConversionTerms, 'amount' | 'least'>;

type Latest = {
  /** The pool tokens of the old pair that the account has; undefined while unknown. */
  readonly held: Amount<Token> | undefined;
  readonly now: Pick<ConversionNow, 'conversion' | 'obstacle' | 'isKnown'>;
};

/** Whether a conversion returns at least as many pool tokens as were agreed to. */
export function isEnough(agreed: Agreed, { minted }: Conversion): boolean {
  return minted.raw >= agreed.least.raw;
}

/** Why a reviewed conversion can't be confirmed, the reason that its user can change first. */
export function reviewObstacle(agreed: Agreed, { held, now }: Latest): ReviewObstacle | undefined {
  if (held !== undefined && held.raw < agreed.amount.raw) return 'insufficientBalance';
  if (now.conversion === undefined || !isEnough(agreed, now.conversion)) return 'changed';
  if (now.obstacle) return 'changed';
  return now.isKnown ? undefined : 'reading';
}
