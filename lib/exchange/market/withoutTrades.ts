import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import type { Both } from './pairEvent';
import { type PoolStep, reservesBefore } from './poolSteps';
import { isFirstSoldIn, tradeSides } from './tradeSides';

/** A pool's steps of a block up to a swap, which is the last one. */
export type StepsToSwap = { readonly isFirstSold: boolean; readonly steps: readonly PoolStep[] };

/**
 * What a swap would have received from the last pool of its path if some trades before it had not
 * happened, for the same amount paid, by the arithmetic of the pools: in the smallest unit, rounded
 * down as the pools do.
 *
 * Other trades in between sell what they sold, at the price that they would have found. Additions
 * and removals change the reserves by the same amounts. Of a token that keeps a fee, the same part
 * arrives at the next pool.
 *
 * @param hops - In the order of the path.
 * @returns undefined if a pool would not have been able to pay.
 */
export function outputWithout(
  hops: readonly StepsToSwap[],
  isLeftOut: (step: PoolStep) => boolean,
): bigint | undefined {
  let before: { readonly wouldSend: bigint; readonly sent: bigint } | undefined;
  for (const { steps, isFirstSold } of hops) {
    const own = steps.at(-1)?.trade;
    const reserves = reservesWithout(steps, isLeftOut);
    if (own === undefined || reserves === undefined) return undefined;
    const { sold, bought } = tradeSides(own, isFirstSold);
    const input = before ? (before.wouldSend * sold) / before.sent : sold;
    if (input <= 0n || bought <= 0n) return undefined;
    before = { wouldSend: sale(reserves, input, isFirstSold).output, sent: bought };
  }
  return before?.wouldSend;
}

/** What a pool would have held before the last of some steps. */
function reservesWithout(
  steps: readonly PoolStep[],
  isLeftOut: (step: PoolStep) => boolean,
): Both | undefined {
  const start = steps.findIndex((step, index) => isLeftOut(step) || index === steps.length - 1);
  const first = steps[start];
  if (first?.trade === undefined) return undefined;
  let actual = reservesBefore(first.reserves, first.trade);
  let reserves: Both = actual;
  for (const step of steps.slice(start, -1)) {
    if (!isLeftOut(step)) reserves = afterStep(reserves, step, actual);
    if (reserves[0] <= 0n || reserves[1] <= 0n) return undefined;
    actual = step.reserves;
  }
  return reserves;
}

/** What a pool holds after a step that begins with other reserves than the real ones. */
function afterStep(reserves: Both, { trade, reserves: after }: PoolStep, actual: Both): Both {
  const isFirstSold = trade && isFirstSoldIn(trade);
  if (trade === undefined || isFirstSold === undefined)
    return [reserves[0] + after[0] - actual[0], reserves[1] + after[1] - actual[1]];
  return sale(reserves, tradeSides(trade, isFirstSold).sold, isFirstSold).reserves;
}

function sale([first, second]: Both, input: bigint, isFirstSold: boolean) {
  const [reserveIn, reserveOut] = isFirstSold ? [first, second] : [second, first];
  const output = outputFor(input, { reserveIn, reserveOut });
  const [kept, left] = [reserveIn + input, reserveOut - output];
  const reserves: Both = isFirstSold ? [kept, left] : [left, kept];
  return { output, reserves };
}
