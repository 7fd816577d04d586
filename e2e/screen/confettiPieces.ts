import type { Page } from 'playwright/test';

/** How many pieces a page has drawn on canvases: in each frame that has drawn any. */
export type Drawn = () => Promise<readonly number[]>;

/** From the next load on, counts the pieces that each frame draws: each piece is one fill. */
export async function countPieces(page: Page): Promise<Drawn> {
  await page.addInitScript(() => {
    const frames: number[] = [];
    let count = 0;
    const { fill } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fill = function counted(
      this: CanvasRenderingContext2D,
      ...parameters: []
    ) {
      if (count === 0)
        requestAnimationFrame(() => {
          frames.push(count);
          count = 0;
        });
      count += 1;
      return Reflect.apply(fill, this, parameters);
    };
    Object.assign(window, { drawnPieces: frames });
  });
  return () => page.evaluate(() => window.drawnPieces);
}

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the browser's own.
  interface Window {
    readonly drawnPieces: readonly number[];
  }
}
