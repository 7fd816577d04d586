import type { Evaluating } from './evaluating';

/** A longer word, such as an address, may be broken anywhere. */
const LONGEST_WORD = 16;

/** A word. Chinese has no spaces, and is broken between any two characters. */
const WORD = '[^\\s/–\\-\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef]+';

/**
 * What a narrow page, or the dialog on it, cuts or breaks: parts that leave the page, text that its
 * own box cuts off, fields that are too short for their text, and words that are broken within.
 */
export function cutParts(page: Evaluating): Promise<readonly string[]> {
  return page.evaluate(
    ([longest, wordPattern]) => {
      const cut: string[] = [];
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth} px wide`);
      // Only a screen reader has it.
      const isUnseen = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
      const isDrawn = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.getBoundingClientRect().width > 1 &&
        !isUnseen(element);
      const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
      // A row that is made to be scrolled to the side may be wider than its place.
      const elements = [...top.querySelectorAll(':not([data-scrolls], [data-scrolls] *)')].filter(
        isDrawn,
      );
      for (const element of elements) {
        const { left, right } = element.getBoundingClientRect();
        const text = element.textContent?.trim().slice(0, 60);
        const { overflowX, textOverflow } = getComputedStyle(element);
        const isCut = element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible';
        if (left < -0.5 || right > clientWidth + 0.5)
          cut.push(`outside: ${element.tagName} ${text}`);
        if (element instanceof HTMLInputElement) {
          // A search may be longer than its field.
          if (isCut && element.type !== 'search') cut.push(`field: ${element.value}`);
        } else if (isCut && textOverflow !== 'ellipsis')
          cut.push(`cut: ${element.tagName} ${text}`);
      }
      const words = new RegExp(wordPattern, 'gu');
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement || !isDrawn(node.parentElement)) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top: y }) => Math.round(y)));
          if (word.length <= longest && lines.size > 1) cut.push(`broken: ${word}`);
        }
      }
      return cut;
    },
    [LONGEST_WORD, WORD] as const,
  );
}
