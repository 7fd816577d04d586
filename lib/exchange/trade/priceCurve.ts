import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { type Fraction, scaleFraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { IMPACT_BLOCK_BPS, IMPACT_WARNING_BPS } from './impactTier';
import { inputAtImpact, steepnessOf } from './inputAtImpact';
import { poolAmounts, type Trade } from './trade';

/** A place in the picture: 0 is its left or its top, 1 its right or its bottom. */
export type CurvePoint = { readonly x: number; readonly y: number };

/**
 * The price of a route against the amount that is sold, from the current price downwards.
 */
type PriceCurve = {
  readonly line: readonly CurvePoint[];
  /** The price impacts that are warned of and blocked, with the amounts that have them. */
  readonly marks: readonly {
    readonly bps: number;
    readonly amount: Amount<Token>;
    readonly point: CurvePoint;
  }[];
  /** The trade itself. */
  readonly trade: CurvePoint;
};

const MARKS_BPS = [IMPACT_WARNING_BPS, IMPACT_BLOCK_BPS] as const;
const SAMPLES = 40;
/** What is free at the right of the last mark, and of the trade, as part of the amount there. */
const [BEYOND_MARKS, BEYOND_TRADE] = [1.35, 1.15];
const PLACES = 18;

/** The curve of a trade's route at its own reserves. */
export function priceCurve(trade: Trade): PriceCurve {
  const { amountIn } = poolAmounts(trade);
  const steepness = steepnessOf(trade);
  const sold = scaleInput(steepness, amountIn.raw);
  const marks = MARKS_BPS.map((bps) => {
    const raw = inputAtImpact(trade, bps);
    return { bps, raw, scaledInput: scaleInput(steepness, raw) };
  });
  const end = Math.max(
    sold * BEYOND_TRADE,
    ...marks.map(({ scaledInput }) => scaledInput * BEYOND_MARKS),
  );
  const point = (scaledInput: number): CurvePoint => ({
    x: scaledInput / end,
    y: priceDropAt(scaledInput) / priceDropAt(end),
  });
  return {
    line: Array.from({ length: SAMPLES + 1 }, (_, step) => point(end * (step / SAMPLES))),
    marks: marks.map(({ bps, raw, scaledInput }) => ({
      bps,
      // Counts the fee that the sold token takes on its way to the pool.
      amount: amountOf(trade.amountIn.currency, (raw * trade.amountIn.raw) / amountIn.raw),
      point: point(scaledInput),
    })),
    trade: point(sold),
  };
}

/** The part of the price that is lost when an amount times the steepness is `scaledInput`. */
function priceDropAt(scaledInput: number): number {
  return scaledInput / (1 + scaledInput);
}

function scaleInput({ numerator, denominator }: Fraction, input: bigint): number {
  const scaledInput = { numerator: numerator * input, denominator };
  return Number(scaleFraction(scaledInput, PLACES, 'nearest')) / 10 ** PLACES;
}
