import { outputFor } from '@/lib/exchange/pairs/constantProduct';
import { LARGEST_RESERVE } from '@/lib/exchange/pairs/reserveLimit';
import { reservesAlong } from './reservesAlong';
import { poolAmounts, type Trade } from './trade';

/** Whether a pool of a trade would hold more of a token than a pair can count. */
export function overfills(trade: Trade): boolean {
  let amount = poolAmounts(trade).amountIn.raw;
  return reservesAlong(trade).some((hop) => {
    const isOver = hop.reserveIn + amount > LARGEST_RESERVE;
    amount = outputFor(amount, hop);
    return isOver;
  });
}
