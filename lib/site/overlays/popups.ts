/** A note that appears over the page and disappears by itself. */
export type Popup<Content> = {
  /** What it is about. A later popup with the same key replaces it. */
  readonly key: string;
  readonly content: Content;
  /** Its lifetime in milliseconds; null keeps it until it is dismissed. */
  readonly removeAfterMs: number | null;
};

/** The actions on the popups on screen. */
export type PopupAction<Content> =
  | {
      readonly type: 'add';
      readonly key: string;
      readonly content: Content;
      /** 15 seconds by default. */
      readonly removeAfterMs?: number | null;
    }
  | { readonly type: 'remove'; readonly key: string };

/** The default lifetime of a popup. */
const DEFAULT_POPUP_MS = 15_000;

/** More than these would cover the page, so the oldest are removed. */
const MAX_POPUPS = 5;

/** The popups after an action, newest first, at most {@link MAX_POPUPS}. */
export function reducePopups<Content>(
  popups: readonly Popup<Content>[],
  action: PopupAction<Content>,
): readonly Popup<Content>[] {
  const others = popups.filter(({ key }) => key !== action.key);
  if (action.type === 'remove') return others;
  const { key, content, removeAfterMs = DEFAULT_POPUP_MS } = action;
  return [{ key, content, removeAfterMs }, ...others].slice(0, MAX_POPUPS);
}
