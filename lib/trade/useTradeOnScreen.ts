import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useFiguresBlock } from '@/lib/reads/useFiguresBlock';
import { routeHistoryAtom, type TradeOnScreen, tradeOnScreenAtom } from './atoms';
import { type HeldTolerance, heldTolerance, withBlock } from './routeHistory';
import type { Trade } from './trade';

/**
 * Tells other parts of the page which trade is on screen, and remembers its pools in each block that
 * is read. Both are forgotten when the trade leaves the screen.
 */
export function useShowTrade({ trade, input, output }: TradeOnScreen): void {
  const setShown = useSetAtom(tradeOnScreenAtom);
  const setHistory = useSetAtom(routeHistoryAtom);
  const block = useFiguresBlock(input.chainId);
  const remember = useEffectEvent((number: bigint) =>
    setHistory((history) => withBlock(history, trade, number)),
  );
  useEffect(() => setShown({ trade, input, output }), [setShown, trade, input, output]);
  useEffect(() => {
    if (block !== undefined) remember(block);
  }, [block]);
  useEffect(
    () => () => {
      setShown(undefined);
      setHistory(undefined);
    },
    [setShown, setHistory],
  );
}

/** The trade on screen; absent while there is none. */
export function useTradeOnScreen(): TradeOnScreen | undefined {
  return useAtomValue(tradeOnScreenAtom);
}

/** The smallest tolerance that held over the blocks in which the trade on screen was seen. */
export function useHeldTolerance(trade: Trade): HeldTolerance | undefined {
  return heldTolerance(useAtomValue(routeHistoryAtom), trade);
}
