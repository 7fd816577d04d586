/** The slippage tolerances with a button, in basis points. */
export const SLIPPAGE_PRESETS_BPS = [10, 50, 100] as const;

/** A slippage tolerance must be below this, in basis points. */
export const SLIPPAGE_LIMIT_BPS = 5000;

const RISKY_LOW_BELOW_BPS = 50;
const RISKY_HIGH_ABOVE_BPS = 500;

/**
 * Parses a slippage tolerance in percent, into basis points from 0 to 4999.
 *
 * A comma counts as a point. A fraction of a basis point is dropped, so that the tolerance is never
 * above the typed one.
 *
 * @returns undefined for 50 percent and above, for a negative percentage, and for every other text.
 * @example
 * parseSlippage('1,5') // 150
 * parseSlippage('0.509') // 50
 */
export function parseSlippage(text: string): number | undefined {
  const match = /^([0-9]*)[.,]?([0-9]{0,2})[0-9]*$/.exec(text.trim());
  if (match === null) return undefined;
  const [, integer = '', fraction = ''] = match;
  if (integer + fraction === '') return undefined;
  const slippageBps = Number(integer + fraction.padEnd(2, '0'));
  return slippageBps < SLIPPAGE_LIMIT_BPS ? slippageBps : undefined;
}

/** Whether a text that is a tolerance has a fraction of a basis point, which is not kept. */
export function hasFinerSlippage(text: string): boolean {
  return /[.,][0-9]{2}[0-9]*[1-9]/.test(text);
}

/**
 * The risk of a slippage tolerance: below 50 basis points (`low`) that the transaction fails, above
 * 500 (`high`) that it is front-run. Undefined in between.
 */
export function slippageRisk(slippageBps: number): 'low' | 'high' | undefined {
  if (slippageBps < RISKY_LOW_BELOW_BPS) return 'low';
  if (slippageBps > RISKY_HIGH_ABOVE_BPS) return 'high';
  return undefined;
}
