import { atom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { type Popup, type PopupAction, reducePopups } from './popups';

/** The panels of the page; one is open at most. */
export type Panel = 'wallet' | 'account';

/** The panel that is open. */
export const openPanelAtom = atom<Panel | undefined>(undefined);

/** A stack of popups; the domain that has something to say makes one for its own kind of content. */
export function popupsAtom<Content>() {
  return atomWithReducer<readonly Popup<Content>[], PopupAction<Content>>([], reducePopups);
}
