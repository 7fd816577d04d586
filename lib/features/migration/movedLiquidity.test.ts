import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { emptyPool } from '@/lib/exchange/pairs/pool';
import { movedLiquidity } from './movedLiquidity';

const currencies = [wrappedNative(43114), pngToken(43114)] as const;
const from = {
  currencies,
  pool: { ...emptyPool(...currencies), supply: 100n },
  position: undefined,
  farm: undefined,
};
const to = { ...from, pool: { ...from.pool, supply: 200n } };
const holdings = { staked: 50n, held: 20n, presentHeld: 10n, presentStaked: 0n };

test.each([
  ['withdraw', 'farm', 50n, from],
  ['convert', 'wallet', 20n, from],
  ['deposit', 'wallet', 10n, to],
] as const)(
  'MIG-01 at the step %s the amount to be moved is that in the %s',
  (step, place, raw, { pool }) => {
    const moved = movedLiquidity({ step, holdings, from, to });
    expect(moved).toMatchObject({ place, liquidity: { raw } });
    expect(moved?.pool).toBe(pool);
  },
);

test('MIG-01 without a step there is nothing to be moved, and an unknown amount is not named', () => {
  expect(movedLiquidity({ step: 'done', holdings, from, to })).toBeUndefined();
  const unknown = { ...holdings, staked: undefined };
  expect(movedLiquidity({ step: 'withdraw', holdings: unknown, from, to })).toBeUndefined();
});
