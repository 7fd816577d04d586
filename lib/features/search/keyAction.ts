/** A key that was pressed, and where. */
export type PressedKey = {
  readonly key: string;
  /** Whether Control, Alt or the command key is held too. Shift is part of how a sign is typed. */
  readonly hasModifier: boolean;
  /** Whether a component has used it already, or a word is still being composed. */
  readonly isTaken: boolean;
  /** What has the focus: the amount of a form, another place where text is typed, or neither. */
  readonly focus: 'amount' | 'text' | 'none';
  /** Whether a dialog or a menu is open. */
  readonly isCovered: boolean;
};

/** What a key does on every screen. */
type KeyAction = 'search' | 'keys' | 'review' | 'leave';

/**
 * What a key does: `/` opens the search and `?` the list of keys, where they type nothing and no
 * dialog is open. In the amount of a form, Enter presses the button of its review, and Escape leaves
 * the field unless it closes a dialog.
 */
export function keyAction(pressed: PressedKey): KeyAction | undefined {
  const { key, focus, isCovered } = pressed;
  if (pressed.hasModifier || pressed.isTaken) return undefined;
  if (focus === 'amount' && key === 'Enter') return 'review';
  if (isCovered) return undefined;
  if (focus === 'amount' && key === 'Escape') return 'leave';
  if (focus !== 'none') return undefined;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : undefined;
}
