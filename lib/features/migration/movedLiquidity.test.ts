import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { emptyPool } from '@/lib/exchange/pairs/pool';
import { movedLiquidity } from './movedLiquidity';

const pool = {
  ...emptyPool(wrappedNative(43114), pngToken(43114)),
  supply: 100n,
  balance0: 1_000n,
  balance1: 300n,
};
const pair = {
  currencies: [wrappedNative(43114), pngToken(43114)],
  pool,
  position: undefined,
  farm: undefined,
} as const;
const holdings = { staked: 50n, held: 20n, presentHeld: 10n, presentStaked: 0n };

test.each([
  ['withdraw', 'farm', 50n, 500n],
  ['convert', 'wallet', 20n, 200n],
  ['deposit', 'wallet', 10n, 100n],
] as const)(
  'MIG-01 at the step %s the amount to be moved is that in the %s',
  (step, place, raw, of0) => {
    const moved = movedLiquidity({ step, holdings, from: pair, to: pair });
    expect(moved).toMatchObject({ place, liquidity: { raw } });
    expect(moved?.amounts[0].raw).toBe(of0);
  },
);

test('MIG-01 without a step there is nothing to be moved, and an unknown amount is not named', () => {
  expect(movedLiquidity({ step: 'done', holdings, from: pair, to: pair })).toBeUndefined();
  const unknown = { ...holdings, staked: undefined };
  expect(
    movedLiquidity({ step: 'withdraw', holdings: unknown, from: pair, to: pair }),
  ).toBeUndefined();
});
