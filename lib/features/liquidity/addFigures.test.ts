import { amountOf } from '@/lib/base/amounts/amount';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { numberedToken } from '@/lib/exchange/trade/testing/market.setup';
import { addFigures } from './addFigures';

const [a, b] = [numberedToken(0), numberedToken(1)];
const amounts = [amountOf(a, 10n), amountOf(b, 10n)] as const;
const pool = {
  pair: pairOf(amountOf(a, 1_000n), amountOf(b, 1_000n)),
  supply: 1_000n,
  balance0: 1_000n,
  balance1: 1_000n,
};
const figures = (mintedRaw: bigint, held: bigint | undefined) =>
  addFigures(pool, { amounts, maximums: amounts, mintedRaw }, held);

test('LIQ-31 the new share counts what the account holds, and there is none before that is known', () => {
  expect(figures(10n, 90n)?.share).toEqual({ numerator: 100n, denominator: 1_010n });
  expect(figures(10n, 90n)?.shareBefore).toEqual({ numerator: 90n, denominator: 1_000n });
  expect(figures(10n, undefined)).toMatchObject({
    ...{ share: undefined, shareBefore: undefined, minted: { raw: 10n } },
  });
});

test('LIQ-15 an addition that mints nothing has no figures', () => {
  expect(figures(0n, 90n)).toBeUndefined();
});
