import type { Locator } from 'playwright/test';

/** Less than this is the rounding of a layout, not movement. */
const LEAST_PX = 0.5;

/**
 * Records in every frame where the primary action of a card stands, from the top of the document:
 * its one button, or link, of the full height. Returns how many pixels it has moved since, in both
 * directions together.
 */
export async function watchPrimaryAction(card: Locator): Promise<() => Promise<number>> {
  const recorder = await card.evaluateHandle((element, least) => {
    const tops: number[] = [];
    const record = () => {
      const action = [...element.querySelectorAll('button, a')].find(
        (candidate) => candidate.getBoundingClientRect().height >= 56,
      );
      const top = action && action.getBoundingClientRect().top + window.scrollY;
      if (top !== undefined && Math.abs(top - (tops.at(-1) ?? top - 1)) > least) tops.push(top);
      requestAnimationFrame(record);
    };
    record();
    return { tops };
  }, LEAST_PX);
  return () =>
    recorder.evaluate(({ tops }) =>
      tops.slice(1).reduce((sum, top, index) => sum + Math.abs(top - (tops[index] ?? top)), 0),
    );
}
