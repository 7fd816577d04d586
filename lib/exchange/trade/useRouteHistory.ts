import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useFiguresBlock } from '@/lib/chain/reads/useFreshness';
import { type HeldTolerance, heldTolerance, type RouteHistory, withBlock } from './routeHistory';
import type { Trade } from './trade';

/** The pools of the trade on screen in the latest blocks; undefined while there is no trade. */
export const routeHistoryAtom = atom<RouteHistory | undefined>(undefined);

/**
 * Remembers the pools of the trade on screen in each block that is read, until the trade leaves the
 * screen.
 */
export function useRouteHistory(trade: Trade): void {
  const setHistory = useSetAtom(routeHistoryAtom);
  const block = useFiguresBlock(trade.amountIn.currency.chainId);
  const remember = useEffectEvent((number: bigint) =>
    setHistory((history) => withBlock(history, trade, number)),
  );
  useEffect(() => {
    if (block !== undefined) remember(block);
  }, [block]);
  useEffect(() => () => setHistory(undefined), [setHistory]);
}

/** The smallest tolerance that held over the blocks in which the trade on screen was seen. */
export function useHeldTolerance(trade: Trade): HeldTolerance | undefined {
  return heldTolerance(useAtomValue(routeHistoryAtom), trade);
}
