/** A note that appears over the page, by itself, and goes again. */
export type Popup<Content> = {
  /** What it is about; a later popup with the same key takes its place. */
  readonly key: string;
  readonly content: Content;
  /** Its lifetime in milliseconds; null: until it is dismissed. */
  readonly removeAfterMs: number | null;
};

/** What can happen to the popups on screen. */
export type PopupAction<Content> =
  | {
      readonly type: 'add';
      readonly key: string;
      readonly content: Content;
      /** Without one, 15 seconds. */
      readonly removeAfterMs?: number | null;
    }
  | { readonly type: 'remove'; readonly key: string };

/** How long a popup stays when nothing else is said. */
const DEFAULT_POPUP_MS = 15_000;

/** More than these would cover the page: older ones give way. */
const MAX_POPUPS = 5;

/** The popups after an action, in the order in which they appeared, at most 5. */
export function reducePopups<Content>(
  popups: readonly Popup<Content>[],
  action: PopupAction<Content>,
): readonly Popup<Content>[] {
  const others = popups.filter(({ key }) => key !== action.key);
  if (action.type === 'remove') return others;
  const { key, content, removeAfterMs = DEFAULT_POPUP_MS } = action;
  return [...others, { key, content, removeAfterMs }].slice(-MAX_POPUPS);
}
