import { useAtom } from 'jotai';
import { openPanelAtom, type Panel } from './atoms';

/** The panel that is open, of which there is one at most, and how it opens and closes. */
export function usePanel() {
  const [panel, setPanel] = useAtom(openPanelAtom);
  return {
    panel,
    open: (next: Panel) => setPanel(next),
    close: () => setPanel(undefined),
  };
}
