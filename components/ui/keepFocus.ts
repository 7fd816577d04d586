/** An element around the whole content of a dialog. */
const CONTENT = '[role="dialog"] > [data-content]';

/** What a keyboard user is at. */
type Kept = {
  readonly control: HTMLElement;
  /** The dialog or the screen that it is in. */
  readonly scope: HTMLElement;
  /** Where it was, once it is removed. */
  place?: Place;
  /** Whether the scope has the focus, until the control is enabled again or replaced. */
  isWaiting: boolean;
};

/**
 * Keeps the focus of a keyboard user in the page when the control that has it is removed or
 * disabled: it goes to the control that comes next at the same place, without one to the dialog or
 * the screen. From there it returns once the place has a control again, such as "Confirm" after an
 * approval.
 *
 * After a click or a touch it does nothing: a field that takes the focus would open the keyboard of
 * a phone.
 */
export function keepFocus(): void {
  let isByKeyboard = true;
  let kept: Kept | undefined;
  const keep = (target: EventTarget | null) => {
    const isNew = target !== document.body && target !== kept?.scope && target !== kept?.control;
    if (isByKeyboard && isNew && target instanceof HTMLElement)
      kept = { control: target, scope: scopeOf(target), isWaiting: false };
  };
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, true);
  listen('focusin', ({ target }) => keep(target));
  listen('keydown', () => {
    isByKeyboard = true;
    keep(document.activeElement);
  });
  listen('pointerdown', () => {
    isByKeyboard = false;
    kept = undefined;
  });
  keep(document.activeElement);
  const observer = new MutationObserver((changes) => kept && follow(kept, changes));
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

/** Moves the focus after changes of the page, if they need it. */
function follow(kept: Kept, changes: readonly MutationRecord[]): void {
  const { control, scope, isWaiting } = kept;
  const { activeElement, body } = document;
  if (!control.isConnected) {
    if (activeElement === body || activeElement === scope) followRemoval(kept, changes);
  } else if (control.matches(':disabled')) {
    if (!isWaiting) rest(kept);
  } else if (isWaiting) {
    kept.isWaiting = false;
    control.focus();
  }
}

function followRemoval(kept: Kept, changes: readonly MutationRecord[]): void {
  const { control, scope, isWaiting } = kept;
  if (!scope.isConnected || control.closest('[role="menu"]')) {
    // A closed dialog or menu first tries to return the focus itself.
    setTimeout(() => document.activeElement === document.body && topmostScope()?.focus());
    return;
  }
  if (!kept.place?.parent.isConnected) {
    kept.place = placeOf(kept.place?.parent ?? control, changes) ?? { parent: scope, after: null };
  }
  const { place } = kept;
  // New content is read from its heading on.
  const isAllNew = place.parent === scope || place.parent.matches(CONTENT);
  // A dialog goes on behind the place: an approval that is done stays there as a text.
  const within = isWaiting && !scope.matches('[role="dialog"]') ? place.parent : scope;
  const next = isAllNew ? undefined : nextFrom(place, within);
  if (next) next.focus();
  else if (!isWaiting) rest(kept);
}

/** Moves the focus to the dialog or the screen. */
function rest(kept: Kept): void {
  const { scope } = kept;
  kept.isWaiting = true;
  scope.focus({ preventScroll: true });
  // RainbowKit's dialog can't have the focus as a whole.
  if (document.activeElement !== scope) firstAt({ parent: scope, after: null })?.focus();
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What can have the focus as a whole: the screen, or a dialog. */
const SCOPES = 'main, [role="dialog"]';

/** Where a control was: behind a sibling, or first, in its parent. */
type Place = { readonly parent: Element; readonly after: Node | null };

/** The dialog or screen around an element; for one outside of both, such as a popup, the screen. */
function scopeOf(element: Element): HTMLElement {
  return element.closest<HTMLElement>(SCOPES) ?? document.querySelector('main') ?? document.body;
}

/** The latest dialog, or the screen. */
function topmostScope(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(SCOPES)].at(-1);
}

/** Where a removed node was; undefined when its parents were removed as well. */
function placeOf(removed: Node, changes: readonly MutationRecord[]): Place | undefined {
  const change = changes.findLast(
    ({ target, removedNodes }) =>
      target.isConnected && [...removedNodes].some((node) => node.contains(removed)),
  );
  if (!(change?.target instanceof Element)) return undefined;
  const { target, previousSibling } = change;
  return { parent: target, after: previousSibling?.isConnected ? previousSibling : null };
}

/** The first control that can be used at a place. */
function firstAt({ parent, after }: Place): HTMLElement | undefined {
  return [...parent.querySelectorAll<HTMLElement>(CONTROLS)].find(
    (control) => isUsable(control) && (after === null || follows(control, after)),
  );
}

/** The first control that can be used at a place or behind it, within an element. */
function nextFrom(place: Place, within: Element): HTMLElement | undefined {
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
