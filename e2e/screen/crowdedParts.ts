import type { Evaluating } from './evaluating';

/**
 * How far what a control shows may reach into the box of another one, in pixels: lines of 18 px have
 * buttons of 24.
 */
const REACH = 4;

/**
 * What has too little room, in the whole page or in the dialog on it: controls that cover each
 * other, text that leaves its box or the surface that it stands on, and translated text that is
 * shortened with an ellipsis. What stays in place while the rest scrolls, such as a bar, may cover
 * a control.
 */
export function crowdedParts(page: Evaluating): Promise<readonly string[]> {
  return page.evaluate((reach) => {
    const top = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body;
    const styleOf = (element: Element) => getComputedStyle(element);
    const isClear = (color: string) => /^(transparent|rgba\(.*, 0\))$/.test(color);
    // Only a screen reader has it.
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (styleOf(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));
    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !isUnseen(element) &&
      !isClear(styleOf(element).color);
    const fixedAround = (element: Element | null): Element | null => {
      if (element === null || element === top) return null;
      return /^(fixed|sticky)$/.test(styleOf(element).position)
        ? element
        : fixedAround(element.parentElement);
    };
    /** The part of a box that no list around it has scrolled out of sight. */
    const visiblePart = (box: DOMRect, element: Element | null): DOMRect => {
      if (element === null || element === top) return box;
      const { top: upper, bottom: lower } = element.getBoundingClientRect();
      if (styleOf(element).overflowY === 'visible') return visiblePart(box, element.parentElement);
      const from = Math.max(box.top, upper);
      const height = Math.max(0, Math.min(box.bottom, lower) - from);
      return visiblePart(new DOMRect(box.left, from, box.width, height), element.parentElement);
    };
    // What a list has scrolled out of sight is over nothing.
    const isVisible = (box: DOMRect, element: Element | null): boolean => {
      if (element === null || element === top) return true;
      const { top: upper, bottom: lower } = element.getBoundingClientRect();
      const isCut = styleOf(element).overflowY !== 'visible';
      return (
        !(isCut && (box.top >= lower || box.bottom <= upper)) &&
        isVisible(box, element.parentElement)
      );
    };
    /** The texts in an element that are drawn, with their parents and lines. */
    const textsIn = (element: Element) => {
      const texts: { text: string; parent: Element; lines: readonly DOMRect[] }[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim().slice(0, 60);
        if (!text || !parent || !isDrawn(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        texts.push({ text, parent, lines });
      }
      return texts;
    };

    const controls = [
      ...top.querySelectorAll('a[href], button, input, select, textarea, [role=menuitem]'),
    ].flatMap((element) => {
      const whole = element.getBoundingClientRect();
      if (!isDrawn(element) || !isVisible(whole, element.parentElement)) return [];
      const box = visiblePart(whole, element.parentElement);
      const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60);
      const icons = [...element.querySelectorAll('svg, img')].filter(isDrawn);
      const shown = [
        ...textsIn(element).flatMap(({ lines }) => lines),
        ...icons.map((icon) => icon.getBoundingClientRect()),
      ].map((part) => visiblePart(part, element.parentElement));
      return [{ element, box, name, shown, fixed: fixedAround(element) }];
    });
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > reach &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > reach;
    const covering = controls.flatMap((one) =>
      controls
        .filter(
          (other) =>
            !one.element.contains(other.element) &&
            !other.element.contains(one.element) &&
            one.fixed === other.fixed &&
            one.shown.some((part) => isOver(part, other.box)),
        )
        .map((other) => `over: ${one.name} / ${other.name}`),
    );

    const blockAround = (element: Element): Element =>
      element.parentElement && /^(inline|contents)$/.test(styleOf(element).display)
        ? blockAround(element.parentElement)
        : element;
    /** The card, button or bar that an element is painted on. */
    const surfaceAround = (element: Element): Element =>
      element.parentElement && element !== top && isClear(styleOf(element).backgroundColor)
        ? surfaceAround(element.parentElement)
        : element;
    const scrolls = (element: Element, until: Element): boolean =>
      /auto|scroll/.test(styleOf(element).overflow) ||
      (element !== until &&
        element.parentElement !== null &&
        scrolls(element.parentElement, until));
    const isWider = (line: DOMRect, box: DOMRect) =>
      line.left < box.left - 1 || line.right > box.right + 1;
    const isHigher = (line: DOMRect, box: DOMRect) =>
      line.top < box.top - 1 || line.bottom > box.bottom + 1;
    const cramped = textsIn(top).flatMap(({ text, parent, lines }) => {
      const block = blockAround(parent);
      if (styleOf(block).textOverflow === 'ellipsis') {
        const isShortened = block.scrollWidth > block.clientWidth + 1;
        // A name of somebody else may be too long, with what is said of it.
        const isForeign = block.closest('[translate=no]') ?? block.querySelector('[translate=no]');
        return isShortened && !isForeign ? [`shortened: ${text}`] : [];
      }
      const surface = surfaceAround(block);
      const [inner, outer] = [block.getBoundingClientRect(), surface.getBoundingClientRect()];
      if (lines.some((line) => isWider(line, inner) || isWider(line, outer)))
        return [`leaves its ${block.tagName}: ${text}`];
      return surface !== document.body &&
        !scrolls(block, surface) &&
        lines.some((line) => isHigher(line, outer))
        ? [`is higher than its ${surface.tagName}: ${text}`]
        : [];
    });

    const hints = [...top.querySelectorAll('input')].filter(
      (input) => isDrawn(input) && input.placeholder !== '' && input.value === '',
    );
    const brush = document.createElement('canvas').getContext('2d');
    const cutHints = hints.filter((input) => {
      const { font, paddingLeft, paddingRight } = styleOf(input);
      if (!brush) return true;
      brush.font = font;
      const room =
        input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return brush.measureText(input.placeholder).width > room + 1;
    });
    return [...covering, ...cramped, ...cutHints.map((input) => `hint: ${input.placeholder}`)];
  }, REACH);
}
