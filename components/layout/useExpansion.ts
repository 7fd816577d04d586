import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/**
 * Whether something is open: hovered by a mouse, focused by the keyboard, or pinned. Escape closes
 * it in each case.
 *
 * @returns `events` to spread on the element.
 */
export function useExpansion() {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPinned, setPinned] = useState(false);
  const isOpen = isHovered || isFocused || isPinned;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setHovered(false);
      setFocused(false);
      setPinned(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen]);

  const events = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
    // A click also focuses. It must not keep open what it has just unpinned.
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { isOpen, isPinned, togglePinned: () => setPinned(!isPinned), events };
}
