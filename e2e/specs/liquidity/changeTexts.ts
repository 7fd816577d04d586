import { formatEther, parseEther } from 'viem';
import type { ExactFigure } from '@/e2e/pages/SwapPage';
import { shownAmount } from '@/e2e/screen/shownAmount';

/**
 * How a review shows changed amounts of 18 decimals, and by which part of the old ones they
 * changed.
 */
export function changeTexts(
  before: readonly ExactFigure[],
  now: readonly ExactFigure[],
): readonly string[] {
  return now.map(({ raw, symbol }, index) => {
    const was = before[index]?.raw ?? 0n;
    const part = Number(raw - was) / Number(was);
    const percent = Math.round(Math.abs(part) * 10_000) / 100;
    const way = part < 0 ? 'less' : 'more';
    return `${withoutLeftover(raw)} ${symbol} instead of ${withoutLeftover(was)} (${percent}% ${way})`;
  });
}

/** The text of an amount; what divisions left over beyond 12 digits is rounded away first. */
function withoutLeftover(raw: bigint): string {
  return shownAmount(parseEther(Number(formatEther(raw)).toPrecision(12)), 18);
}
