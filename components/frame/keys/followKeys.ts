import { variants } from '@/components/ui/Button.css';
import { keepFocus } from '@/components/ui/keepFocus';
import { countDialogs } from '@/components/ui/openDialogs';
import { keyAction, type PressedKey } from '@/lib/features/search/keyAction';
import { useSettings } from '@/lib/site/settings/store';

type Options = {
  readonly open: (panel: 'search' | 'keys') => void;
  /** The key that was pressed before this was loaded, if one was. */
  readonly first?: KeyboardEvent | undefined;
};

/**
 * Keeps the focus of keyboard users, and does what keys do on every screen.
 *
 * @returns What ends the latter.
 */
export function followKeys({ open, first }: Options): () => void {
  keepFocusOnce();
  let hasOpenedReview = false;
  const follow = (event: KeyboardEvent) => {
    if (event.repeat) {
      // Enter that is still held must not press what the review has given the focus.
      if (hasOpenedReview && event.key === 'Enter') event.preventDefault();
      return;
    }
    const action = actionOf(event);
    hasOpenedReview = action === 'review' && openReview(event);
    if (action === 'leave' && event.target instanceof HTMLElement) event.target.blur();
    if (action !== 'search' && action !== 'keys') return;
    event.preventDefault();
    open(action);
  };
  window.addEventListener('keydown', follow);
  if (first) follow(first);
  return () => window.removeEventListener('keydown', follow);
}

let isFocusKept = false;

function keepFocusOnce(): void {
  if (!isFocusKept) keepFocus();
  isFocusKept = true;
}

function actionOf(event: KeyboardEvent) {
  return keyAction({
    key: event.key,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isTaken: event.isComposing || event.defaultPrevented,
    focus: focusOn(event.target),
    isCovered: countDialogs() > 0 || document.querySelector(COVERS) !== null,
  });
}

/** Presses the button of the review of an amount, and returns whether there is one. */
function openReview(event: KeyboardEvent): boolean {
  const button = event.target instanceof HTMLElement && reviewButtonFor(event.target);
  if (!button) return false;
  event.preventDefault();
  button.click();
  return true;
}

/** What may lie over the screen. */
const COVERS = '[role="dialog"], [role="menu"]';

const AMOUNT = 'input[inputmode="decimal"]';

/** Where a key types, or chooses by letters. */
const TEXT =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';

function focusOn(target: EventTarget | null): PressedKey['focus'] {
  if (!(target instanceof HTMLElement)) return 'none';
  if (target.matches(AMOUNT)) return 'amount';
  return target.closest(TEXT) ? 'text' : 'none';
}

/** A button that opens a review, as the main button of its form. */
const REVIEW = `[data-review].${variants.primary.replaceAll(' ', '.')}:enabled`;

/** The screen, or a dialog. */
const WHOLE = 'main, [role="dialog"], body';

/**
 * The nearest button to an amount that opens a review and can be pressed. In a `form` the browser
 * presses its button itself. Expert mode has no reviews of swaps and supplies, and sends nothing by
 * a key.
 */
function reviewButtonFor(field: HTMLElement): HTMLElement | undefined {
  if (field.closest('form') || useSettings.getState().userExpertMode) return undefined;
  for (let place = field.parentElement; place; place = place.parentElement) {
    const button = place.querySelector<HTMLElement>(REVIEW);
    if (button) return button;
    if (place.matches(WHOLE)) return undefined;
  }
  return undefined;
}
