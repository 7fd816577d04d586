import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { openPanelAtom, type Panel } from './atoms';

/**
 * One of the page's panels: opening it closes any other. It is closed when its part of the page is
 * left.
 */
export function useOwnPanel(own: Panel) {
  const [panel, setPanel] = useAtom(openPanelAtom);
  const close = () => setPanel((open) => (open === own ? undefined : open));
  const leave = useEffectEvent(close);
  useEffect(() => () => leave(), []);
  return { isOpen: panel === own, open: () => setPanel(own), close };
}
