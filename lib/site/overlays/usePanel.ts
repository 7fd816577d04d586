import { useAtom } from 'jotai';
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
