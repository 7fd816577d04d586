import type { Evaluating } from '../../screen/evaluating';

/** By how much two lines of text may reach into each other, in pixels: their boxes have room. */
const TOLERANCE = 3;

/**
 * Texts of the screen, or of the dialog on it, that lie on each other. What stays in place while
 * the rest scrolls, such as a bar, may cover a text.
 */
export function overlappingTexts(page: Evaluating): Promise<readonly string[]> {
  return page.evaluate((tolerance) => {
    // A document without the frame is a screen as a whole.
    const screen = document.querySelector('main, body:not(:has(header))');
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? screen;
    if (!top) return ['There is no screen.'];
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      element !== top &&
      (/^(fixed|sticky)$/.test(getComputedStyle(element).position) ||
        isFixed(element.parentElement));
    // What a list has scrolled out of sight is over nothing.
    const visibleBox = (box: DOMRect, element: Element | null): DOMRect => {
      if (element === null || element === top) return box;
      const { top: upper, bottom: lower } = element.getBoundingClientRect();
      const isCut = getComputedStyle(element).overflowY !== 'visible';
      const from = isCut ? Math.max(box.top, upper) : box.top;
      const to = isCut ? Math.min(box.bottom, lower) : box.bottom;
      const rest = new DOMRect(box.left, from, box.width, Math.max(0, to - from));
      return visibleBox(rest, element.parentElement);
    };
    const texts: { readonly text: string; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      const isDrawn = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // The words of a link that covers a row are only read.
      const isClear = parent && getComputedStyle(parent).color === 'rgba(0, 0, 0, 0)';
      if (text === '' || !isDrawn || isClear || isFixed(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = visibleBox(line, parent);
        if (box.width > 1 && box.height > 0 && (parent?.getBoundingClientRect().width ?? 0) > 1)
          texts.push({ text, box });
      }
    }
    return texts.flatMap((one, index) =>
      texts.slice(index + 1).flatMap((other) => {
        const across = Math.min(one.box.right, other.box.right);
        const down = Math.min(one.box.bottom, other.box.bottom);
        const isOver =
          across - Math.max(one.box.left, other.box.left) > tolerance &&
          down - Math.max(one.box.top, other.box.top) > tolerance;
        return isOver ? [`${one.text} / ${other.text}`] : [];
      }),
    );
  }, TOLERANCE);
}
