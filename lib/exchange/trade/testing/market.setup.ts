import fc from 'fast-check';
import { getAddress, numberToHex } from 'viem';
import { amountOf } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';
import { type Pair, pairOf } from '@/lib/exchange/pairs/pair';

/** A different token for every number. */
export function numberedToken(index: number): Token {
  return {
    type: 'token',
    chainId: 43114,
    address: getAddress(numberToHex(index + 1, { size: 20 })),
    decimals: 18,
    symbol: `T${index}`,
    name: `Token ${index}`,
  };
}

/** The pool of two tokens with the reserves set for them. */
export function poolOf(a: Token, b: Token, reserveA = 1_000_000n, reserveB = 1_000_000n): Pair {
  return pairOf(amountOf(a, reserveA), amountOf(b, reserveB));
}

/** Small reserves make equal and empty outputs frequent. */
const smallReserve = fc.oneof(
  fc.constantFrom(0n, 1n, 100n),
  fc.bigInt(1n, 30n),
  fc.bigInt(1n, 10n ** 6n),
);
const largeReserve = fc.bigInt(10n ** 20n, 10n ** 27n);

/** Amounts that fit into none, some or all of the pools of a random market. */
export const randomAmount = fc.oneof(
  fc.bigInt(1n, 30n),
  fc.bigInt(1n, 10n ** 6n),
  fc.bigInt(1n, 10n ** 26n),
);

/** Pairs of up to 6 tokens, in any order, at most one for any two tokens. */
function marketOf(reserve: fc.Arbitrary<bigint>): fc.Arbitrary<Pair[]> {
  const row = fc.tuple(fc.nat(5), fc.nat(5), reserve, reserve).filter(([x, y]) => x !== y);
  return fc
    .uniqueArray(row, {
      minLength: 1,
      maxLength: 12,
      selector: ([x, y]) => `${Math.min(x, y)} ${Math.max(x, y)}`,
    })
    .map((rows) =>
      rows.map(([x, y, reserveX, reserveY]) =>
        poolOf(numberedToken(x), numberedToken(y), reserveX, reserveY),
      ),
    );
}

/** A random market with similar pools, with small pools, or with realistic pools. */
export const randomMarket = fc.oneof(
  marketOf(fc.constantFrom(100n, 200n)),
  marketOf(smallReserve),
  marketOf(largeReserve),
);
