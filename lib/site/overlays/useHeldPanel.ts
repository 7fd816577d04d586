import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openPanelAtom, type Panel } from './atoms';

/**
 * Makes a dialog with a state of its own one of the page's panels: it closes any other while it is
 * shown, and is closed when another one opens.
 */
export function useHeldPanel(own: Panel, isShown: boolean, onClose: () => void): void {
  const [panel, setPanel] = useAtom(openPanelAtom);
  const leave = useEffectEvent(() => setPanel((open) => (open === own ? undefined : open)));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isShown) return undefined;
    setPanel(own);
    return () => leave();
  }, [isShown, own, setPanel]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // At first the panel that it replaces is still open.
    if (wasOpen.current && isShown && panel !== undefined && panel !== own) close();
    wasOpen.current = isShown && panel === own;
  }, [isShown, panel, own]);
}
