import { atom } from 'jotai';
import type { RouteHistory } from './routeHistory';

/** The pools of the trade on screen in the latest blocks; undefined while there is no trade. */
export const routeHistoryAtom = atom<RouteHistory | undefined>(undefined);
