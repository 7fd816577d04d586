import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { openPanelAtom, type Panel } from './atoms';

/** The open panel, of which there is at most one, and how to open and close it. */
export function usePanel() {
  const [panel, setPanel] = useAtom(openPanelAtom);
  return {
    panel,
    open: (next: Panel) => setPanel(next),
    /** Closes a panel; another one that is open by now stays. */
    close: (own: Panel) => setPanel((open) => (open === own ? undefined : open)),
  };
}

/**
 * One of the page's panels: opening it closes any other. It is closed when its part of the page is
 * left.
 */
export function useOwnPanel(own: Panel) {
  const { panel, open, close } = usePanel();
  const leave = useEffectEvent(() => close(own));
  useEffect(() => () => leave(), []);
  return { isOpen: panel === own, open: () => open(own), close: () => close(own) };
}
