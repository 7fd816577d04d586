import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import type { Pool } from '@/lib/exchange/pairs/pool';
import type { Migration } from './useMigration';

/** What a step of a migration moves. */
type MovedLiquidity = {
  /** Where it is now. */
  readonly place: 'farm' | 'wallet';
  readonly liquidity: Amount<Token>;
  readonly pool: Pool;
};

/** What the current step moves; undefined between steps, at the end, and while it is unknown. */
export function movedLiquidity({
  step,
  holdings,
  from,
  to,
}: Pick<Extract<Migration, { status: 'known' }>, 'step' | 'holdings' | 'from' | 'to'>):
  | MovedLiquidity
  | undefined {
  if (step !== 'withdraw' && step !== 'convert' && step !== 'deposit') return undefined;
  const moved = {
    withdraw: holdings.staked,
    convert: holdings.held,
    deposit: holdings.presentHeld,
  };
  const raw = moved[step];
  const { pool } = step === 'deposit' ? to : from;
  if (raw === undefined || raw > pool.supply) return undefined;
  return {
    place: step === 'withdraw' ? 'farm' : 'wallet',
    liquidity: amountOf(pool.pair.liquidityToken, raw),
    pool,
  };
}
