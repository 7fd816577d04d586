import { useEffect, useEffectEvent, useRef } from 'react';
import type { Panel } from './atoms';
import { usePanel } from './usePanel';

/**
 * Makes a dialog with a state of its own one of the page's panels: it closes any other while it is
 * shown, and is closed when another one opens.
 */
export function useHeldPanel(own: Panel, isShown: boolean, onClose: () => void): void {
  const { panel, open, close } = usePanel();
  const enter = useEffectEvent(() => open(own));
  const leave = useEffectEvent(() => close(own));
  const giveWay = useEffectEvent(onClose);
  useEffect(() => {
    if (!isShown) return undefined;
    enter();
    return () => leave();
  }, [isShown]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // At first the panel that it replaces is still open.
    if (wasOpen.current && isShown && panel !== undefined && panel !== own) giveWay();
    wasOpen.current = isShown && panel === own;
  }, [isShown, panel, own]);
}
