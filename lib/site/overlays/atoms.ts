import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { type Popup, type PopupAction, reducePopups } from './popups';

/** The panels of the page. At most one is open. */
export type Panel =
  | 'wallet'
  | 'account'
  | 'settings'
  | 'menu'
  | 'language'
  | 'phoneMenu'
  | 'search'
  | 'keys'
  | 'png'
  | 'oldBridge'
  | 'farm'
  | 'claimPopup'
  | 'selfClaim'
  | 'delegate'
  | 'vote'
  | 'migration';

/** The open panel. */
export const openPanelAtom = atom<Panel | undefined>(undefined);

/** A stack of popups. A domain with popups makes one for its own kind of content. */
export function popupsAtom<Content>() {
  return atomWithReducer<readonly Popup<Content>[], PopupAction<Content>>([], reducePopups);
}
