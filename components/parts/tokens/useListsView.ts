import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusField } from '@/components/ui/focusField';

/**
 * Whether a token dialog shows its token lists in place of its search. The focus goes to the way
 * back, and on return to the search field.
 */
export function useListsView(search: RefObject<HTMLInputElement | null>) {
  const [isManaging, setManaging] = useState(false);
  const [entry, back] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const hasSwitched = useRef(false);
  useEffect(() => {
    const shown = isManaging ? back.current : entry.current;
    if (!hasSwitched.current || !shown) return;
    const panel = shown.closest('[role="dialog"]');
    if (panel) panel.scrollTop = 0;
    if (isManaging || !focusField(search.current)) shown.focus();
  }, [isManaging, search, entry, back]);
  const show = (manages: boolean) => {
    hasSwitched.current = true;
    setManaging(manages);
  };
  return { isManaging, entry, back, manage: () => show(true), leave: () => show(false) };
}
