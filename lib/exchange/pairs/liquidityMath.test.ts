import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { liquidityMinted, quoteOtherSide, shareAfterAddition, takenAmounts } from './liquidityMath';
import { pairOf } from './pair';
import { emptyPool, type Pool, poolAmounts, poolState, positionOf } from './pool';

const png = token('0x60781C2586D68229fde47564546784ab3fACA982');
const wavax = token('0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7');
const any = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n });

function token(address: Token['address']): Token {
  return { type: 'token', chainId: 43114, address, decimals: 18, symbol: 'T', name: 'Token' };
}

function pool(reserve0: bigint, reserve1: bigint, supply: bigint): Pool {
  const pair = pairOf(amountOf(png, reserve0), amountOf(wavax, reserve1));
  return { pair, supply, balance0: reserve0, balance1: reserve1 };
}

test('LIQ-19 the first addition mints the square root of the product minus 1000, which nobody gets', () => {
  const first = (a: bigint, b: bigint) =>
    liquidityMinted(emptyPool(png, wavax), [amountOf(png, a), amountOf(wavax, b)]);
  expect(first(4_000_000n, 1_000_000n)).toBe(1_999_000n);
  expect(first(2n, 600_000n)).toBe(95n); // the square root of 1,200,000 is 1095.4
  expect(first(1_000n, 1_000n)).toBe(0n);
  expect(first(1n, 1n)).toBe(0n);
});

test('LIQ-19 the share of the first liquidity provider is 100 percent', () => {
  const share = shareAfterAddition(emptyPool(png, wavax), { held: 0n, minted: 5n });
  expect(share).toEqual({ numerator: 5n, denominator: 5n });
});

test('LIQ-31 the share after an addition counts what the account had before', () => {
  const share = shareAfterAddition(pool(1_000n, 3_000n, 500n), { held: 499n, minted: 100n });
  expect(share).toEqual({ numerator: 599n, denominator: 600n });
});

test('LIQ-08 a later addition mints in proportion to the side that adds less', () => {
  const later = (a: bigint, b: bigint) =>
    liquidityMinted(pool(1_000n, 3_000n, 500n), [amountOf(png, a), amountOf(wavax, b)]);
  expect(later(10n, 30n)).toBe(5n);
  expect(later(10n, 29n)).toBe(4n);
  expect(later(1n, 3n)).toBe(0n);
});

test('LIQ-08 what a later addition mints is never rounded up, not even by part of a unit', () => {
  // 3 x 2 / 7 is below one, so a minted unit would be too much.
  const small = [amountOf(png, 3n), amountOf(wavax, 300n)] as const;
  expect(liquidityMinted(pool(7n, 3n, 2n), small)).toBe(0n);
  const other = [amountOf(png, 300n), amountOf(wavax, 3n)] as const;
  expect(liquidityMinted(pool(3n, 7n, 2n), other)).toBe(0n);
});

test('LIQ-12 an amount that is tried first moves in full, with the matching amount at the ratio', () => {
  fc.assert(
    fc.property(any, any, any, (reserve0, reserve1, raw) => {
      const { pair } = pool(reserve0, reserve1, 1n);
      const typed = amountOf(png, raw);
      const other = quoteOtherSide(pair, typed);
      fc.pre(other !== undefined);
      expect(other.raw).toBe((raw * reserve1) / reserve0);
      expect(takenAmounts(pair, [typed, other])).toEqual([typed, other]);
    }),
  );
});

test('LIQ-02 nobody gains by adding and removing at once', () => {
  fc.assert(
    fc.property(any, any, any, any, any, (reserve0, reserve1, supply, a, b) => {
      const minted = liquidityMinted(pool(reserve0, reserve1, supply), [
        amountOf(png, a),
        amountOf(wavax, b),
      ]);
      const after = pool(reserve0 + a, reserve1 + b, supply + minted);
      const [out0, out1] = poolAmounts(after, minted);
      expect(out0.raw <= a && out1.raw <= b).toBe(true);
    }),
  );
});

test('LIQ-02 a position is its share of the balances of the pair; a balance above the supply yields none', () => {
  const held = { ...pool(1_000n, 3_000n, 500n), balance0: 2_000n };
  expect(positionOf(held, 125n)).toMatchObject({
    liquidity: { raw: 125n, currency: { symbol: 'PGL' } },
    amounts: [
      { currency: png, raw: 500n },
      { currency: wavax, raw: 750n },
    ],
    share: { numerator: 125n, denominator: 500n },
  });
  expect(positionOf(held, 501n)).toBeUndefined();
  expect(positionOf(emptyPool(png, wavax), 0n)).toBeUndefined();
});

test.each([
  ['empty', [0n, 0n, 0n]],
  ['live', [1n, 1n, 1n]],
  ['unbalanced', [1n, 1n, 0n]],
  ['unbalanced', [0n, 1n, 0n]],
  ['unbalanced', [1n, 0n, 5n]],
  ['unbalanced', [0n, 0n, 5n]],
] as const)(
  'LIQ-30 the state is %s with reserves and supply of %j',
  (state, [reserve0, reserve1, supply]) => {
    expect(poolState(pool(reserve0, reserve1, supply))).toBe(state);
  },
);
