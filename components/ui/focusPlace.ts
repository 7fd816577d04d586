const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What can have the focus as a whole: the screen, or a dialog. */
const SCOPES = 'main, [role="dialog"]';

/** Where a control was: behind a sibling, or first, in its parent. */
export type Place = { readonly parent: Element; readonly after: Node | null };

/** The dialog or screen around an element; for one outside of both, such as a popup, the screen. */
export function scopeOf(element: Element): HTMLElement {
  return element.closest<HTMLElement>(SCOPES) ?? document.querySelector('main') ?? document.body;
}

/** The latest dialog, or the screen. */
export function topmostScope(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(SCOPES)].at(-1);
}

/** Where a removed node was; undefined when its parents were removed as well. */
export function placeOf(removed: Node, changes: readonly MutationRecord[]): Place | undefined {
  const change = changes.findLast(
    ({ target, removedNodes }) =>
      target.isConnected && [...removedNodes].some((node) => node.contains(removed)),
  );
  if (!(change?.target instanceof Element)) return undefined;
  const { target, previousSibling } = change;
  return { parent: target, after: previousSibling?.isConnected ? previousSibling : null };
}

/** The first control that can be used at a place. */
export function firstAt({ parent, after }: Place): HTMLElement | undefined {
  return [...parent.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (control) => isUsable(control) && (after === null || follows(control, after)),
  );
}

/** The first control that can be used at a place or behind it, within an element. */
export function nextFrom(place: Place, within: Element): HTMLElement | undefined {
  const next = firstAt(place);
  const { parent } = place;
  if (next || parent === within || parent.parentElement === null) return next;
  return nextFrom({ parent: parent.parentElement, after: parent }, within);
}

function isUsable(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility();
}

/** Whether a node comes after another one, and is not in it. */
function follows(node: Node, other: Node): boolean {
  return other.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_FOLLOWING;
}
