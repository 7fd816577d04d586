import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { media } from '@/components/ui/media';

/**
 * Whether something is open: hovered by a mouse, focused by the keyboard, or pinned. Escape closes
 * it unless it is pinned.
 *
 * @returns `events` to spread on the element.
 */
export function useExpansion(isPinned: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isExpanded = isHovered || isFocused;

  useEffect(() => {
    if (!isExpanded) return undefined;
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setHovered(false);
      setFocused(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isExpanded]);

  const events = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    // A click also focuses. It must not keep open what it has just unpinned.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { isOpen: isExpanded || isPinned, events };
}

const wide = () => window.matchMedia(media.fromDesktop);

function onChange(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page has room for an open side navigation next to it. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    onChange,
    () => wide().matches,
    () => false,
  );
}
