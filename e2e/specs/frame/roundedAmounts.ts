import type { Page } from 'playwright/test';

/** The amounts in the screen and its dialog whose exact digits hover and focus do not show. */
export function amountsWithoutDigits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const exact = 'button:has([data-exact]), [data-exact]';
    // A price, a button's reason and the text of a picture are not amounts of their own.
    const others = '[title="Invert price"], :disabled, figure';
    const texts: string[] = [];
    for (const region of document.querySelectorAll('main, header, [role=dialog]')) {
      const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // A figure and its symbol are an element each, in one that keeps them together.
        const part = node.parentElement?.closest('bdi');
        const pair = part?.parentElement?.closest('bdi') ?? part;
        const own = pair?.parentElement ?? node;
        const text = own.textContent ?? '';
        const isAmount = /^Balance |\d\s(AVAX|WAVAX|PNG|PGL|JOE)\b/.test(text);
        // The amount that a button fills in, and the sentence about it, are exact.
        const isWritten = /^(Use|With) \d| keeps it below /.test(text);
        if (!isAmount || isWritten || !node.parentElement?.checkVisibility()) continue;
        if (!node.parentElement.closest(`${exact}, ${others}`)) texts.push(text);
      }
    }
    return texts;
  });
}
