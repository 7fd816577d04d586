import { isBelowBps } from './bps';
import { fixedText, withoutTrailingZeros } from './decimalText';
import type { Fraction } from './fraction';
import { localizePercent } from './localNumber';

const IMPACT_PLACES = 2;

/**
 * A price impact for the screen, with 2 decimals; under 1 basis point it is <0.01%.
 *
 * Rounded up: an impact is never understated, and one above a limit is never shown as equal to it.
 *
 * @example
 * formatPriceImpact({ numerator: 1n, denominator: 300n }, 'en') // '0.34%'
 */
export function formatPriceImpact(impact: Fraction, locale: string): string {
  if (isBelowBps(impact, 1)) return belowOneBasisPoint(locale);
  return localizePercent(fixedText(inPercent(impact), IMPACT_PLACES, 'up'), locale);
}

/**
 * A share of a pool for the screen, rounded down; above zero and under 1 basis point it is <0.01%.
 *
 * @param places - Digits after the point: 6 in the position card, 2 in the manage view.
 * @example
 * formatPoolShare({ numerator: 1n, denominator: 3n }, 2, 'en') // '33.33%'
 */
export function formatPoolShare(share: Fraction, places: 2 | 6, locale: string): string {
  if (share.numerator > 0n && isBelowBps(share, 1)) return belowOneBasisPoint(locale);
  return localizePercent(fixedText(inPercent(share), places, 'down'), locale);
}

/**
 * The part of a position to remove, in whole percent without the sign; above 0 and under 1 it is
 * <1.
 *
 * Rounded down, so that only the whole position is shown as 100.
 */
export function formatRemovalPercent(part: Fraction): string {
  if (part.numerator > 0n && isBelowBps(part, 100)) return '<1';
  return fixedText(inPercent(part), 0, 'down');
}

/**
 * The rate of a fee, for the screen.
 *
 * @param feeBps - Whole basis points.
 * @example
 * formatFee(150, 'en') // '1.5%'
 */
export function formatFee(feeBps: number, locale: string): string {
  const percent = { numerator: BigInt(feeBps), denominator: 100n };
  return localizePercent(withoutTrailingZeros(fixedText(percent, 2, 'down')), locale);
}

function belowOneBasisPoint(locale: string): string {
  return `<${localizePercent('0.01', locale)}`;
}

function inPercent({ numerator, denominator }: Fraction): Fraction {
  return { numerator: numerator * 100n, denominator };
}
