/** Something whose price in dollars moved in the past. */
export type Moved = 'AVAX' | 'PNG' | 'ETH' | 'USDC';

/** How far prices swung, slowly and quickly, in parts of the present price. */
const SWINGS: Readonly<Record<Moved, readonly (readonly [size: number, pace: number])[]>> = {
  AVAX: [
    [-0.07, 1 / 8],
    [0.026, 1.7],
  ],
  PNG: [
    [0.09, 1 / 5],
    [0.03, 2.3],
  ],
  ETH: [[0.04, 1 / 11]],
  USDC: [[0.004, 1.3]],
};

/**
 * A price of the past as a part of the present one: at some kept blocks before the last one, where
 * it is 1.
 */
export function pastFactor(moved: Moved, keptBlocksAgo: number): number {
  const swings = SWINGS[moved].map(([size, pace]) => size * Math.sin(keptBlocksAgo * pace));
  return swings.reduce((sum, swing) => sum + swing, 1);
}
