import { atom } from 'jotai';
import type { Currency } from '@/lib/tokens/currency';
import type { RouteHistory } from './routeHistory';
import type { Trade } from './trade';

/** A trade, and what it pays and receives; AVAX where its route says WAVAX for it. */
export type TradeOnScreen = {
  readonly trade: Trade;
  readonly input: Currency;
  readonly output: Currency;
};

/** The trade that the screen offers now; absent while there is none. */
export const tradeOnScreenAtom = atom<TradeOnScreen | undefined>(undefined);

/** The pools of the trade on screen in the latest blocks; absent while there is no trade. */
export const routeHistoryAtom = atom<RouteHistory | undefined>(undefined);
