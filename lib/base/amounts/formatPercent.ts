import type { Locale } from '@/lib/base/i18n/locales';
import { isBelowBps } from './bps';
import { fixedText, withoutTrailingZeros } from './decimalText';
import { type Fraction, type Rounding, scaleFraction } from './fraction';
import { comparedFigure, localizePercent } from './localNumber';

const PLACES = 2;

/**
 * A price impact for the screen, with 2 decimals; under 1 basis point it is <0.01%.
 *
 * Rounded up: an impact is never understated, and one above a limit is never shown as equal to it.
 *
 * @example
 * formatPriceImpact({ numerator: 1n, denominator: 300n }, 'en') // '0.34%'
 */
export function formatPriceImpact(impact: Fraction, locale: Locale): string {
  return percentText(impact, { rounding: 'up', locale });
}

/**
 * Formats how much the value of what is received differs from that of what is paid: without a sign,
 * with 2 decimals, rounded to nearest; under 1 basis point it is <0.01%.
 *
 * @example
 * formatValueDifference({ numerator: 1n, denominator: 3n }, 'en') // '33.33%'
 */
export function formatValueDifference(share: Fraction, locale: Locale): string {
  return percentText(share, { rounding: 'nearest', locale });
}

/**
 * How much a price has changed, with its sign and 2 decimals; none is 0.00%.
 *
 * @param bps - Basis points of the price before.
 * @example
 * formatPriceChange(-184n, 'en') // '−1.84%', with a minus sign
 */
export function formatPriceChange(bps: bigint, locale: Locale): string {
  const size = { numerator: bps < 0n ? -bps : bps, denominator: 100n };
  const percent = localizePercent(fixedText(size, PLACES, 'nearest'), locale);
  if (bps === 0n) return percent;
  return `${bps < 0n ? '−' : '+'}${percent}`;
}

/**
 * How far a price is from the market price, without a sign, with 2 decimals.
 *
 * Rounded up, so that it is never understated.
 */
export function formatPriceDeviation(share: Fraction, locale: Locale): string {
  return percentText(share, { rounding: 'up', locale });
}

/**
 * A share of a pool for the screen, rounded to nearest; only the whole pool is 100%. Zeros at the
 * end are left out. Above zero and under 1 basis point it is <0.01%.
 *
 * @param places - The most decimals: 6 for a position, and for a change too small for 2.
 * @example
 * formatPoolShare({ numerator: 1n, denominator: 3n }, 'en') // '33.33%'
 * formatPoolShare({ numerator: 1n, denominator: 100n }, 'en', 6) // '1%'
 */
export function formatPoolShare(share: Fraction, locale: Locale, places: 2 | 6 = PLACES): string {
  if (share.numerator > 0n && isBelowBps(share, 1)) return belowOneBasisPoint(locale);
  const percent = inPercent(share);
  const isNearlyAll = scaleFraction(percent, places, 'nearest') >= 100n * 10n ** BigInt(places);
  const text = fixedText(percent, places, isNearlyAll ? 'down' : 'nearest');
  return localizePercent(withoutTrailingZeros(text), locale);
}

/**
 * How a share of a pool changes, as `formatPoolShare`, with 6 decimals if 2 do not show it.
 *
 * @param before - Undefined or zero without a share before: then the text has only the share after.
 * @example '0.2% → 0.203992%'
 */
export function formatShareChange(
  before: Fraction | undefined,
  after: Fraction,
  locale: Locale,
): string {
  if (before === undefined || before.numerator === 0n) return formatPoolShare(after, locale);
  const formatted = ([2, 6] as const).map((places) =>
    [before, after].map((share) => formatPoolShare(share, locale, places)),
  );
  const [from, to] = formatted.find(([a, b]) => a !== b) ?? [];
  return from === undefined ? formatPoolShare(after, locale) : `${from} → ${to}`;
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
 * A whole percentage with the sign of the language.
 *
 * @param percent - Such as {@link formatRemovalPercent} writes it.
 * @example
 * formatWholePercent('<1', 'tr') // '<%1'
 */
export function formatWholePercent(percent: string | number, locale: Locale): string {
  const text = String(percent);
  return text.startsWith('<')
    ? comparedFigure('<', localizePercent(text.slice(1), locale), locale)
    : localizePercent(text, locale);
}

/**
 * A rate for the screen, such as that of a fee.
 *
 * @param rateBps - Whole basis points.
 * @example
 * formatBps(150, 'en') // '1.5%'
 */
export function formatBps(rateBps: number, locale: Locale): string {
  const percent = { numerator: BigInt(rateBps), denominator: 100n };
  return localizePercent(withoutTrailingZeros(fixedText(percent, 2, 'down')), locale);
}

/**
 * What a year pays of an amount, for the screen, with 2 decimals; under 1 basis point it is <0.01%.
 *
 * Rounded down: what is received is never overstated.
 */
export function formatApr(apr: Fraction, locale: Locale): string {
  return apr.numerator === 0n
    ? localizePercent('0', locale)
    : percentText(apr, { rounding: 'down', locale });
}

type Written = { readonly rounding: Rounding; readonly locale: Locale };

function percentText(share: Fraction, { rounding, locale }: Written): string {
  if (isBelowBps(share, 1)) return belowOneBasisPoint(locale);
  return localizePercent(fixedText(inPercent(share), PLACES, rounding), locale);
}

function belowOneBasisPoint(locale: Locale): string {
  return comparedFigure('<', localizePercent('0.01', locale), locale);
}

function inPercent({ numerator, denominator }: Fraction): Fraction {
  return { numerator: numerator * 100n, denominator };
}
