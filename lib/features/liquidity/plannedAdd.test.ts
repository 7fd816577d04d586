import fc from 'fast-check';
import { amountOf } from '@/lib/base/amounts/amount';
import { type Currency, nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrapped, wrappedNative } from '@/lib/base/tokens/wrapped';
import { takenAmounts } from '@/lib/exchange/pairs/liquidityMath';
import { pairOf } from '@/lib/exchange/pairs/pair';
import { emptyPool, type Pool } from '@/lib/exchange/pairs/pool';
import { plannedAdd } from './plannedAdd';
import type { Sides } from './sides';

const avax = nativeCurrency(43114);
const wavax = wrappedNative(43114);
const token = (address: Token['address']): Token => ({
  type: 'token',
  chainId: 43114,
  address,
  decimals: 6,
  symbol: 'T',
  name: 'Token',
});
const usdc = token('0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664');
const png = token('0x60781C2586D68229fde47564546784ab3fACA982');
const any = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n });

function poolOf(a: Currency, b: Currency, reserveA: bigint, reserveB: bigint): Pool {
  const pair = pairOf(amountOf(wrapped(a), reserveA), amountOf(wrapped(b), reserveB));
  return { pair, supply: 10n ** 18n, balance0: pair.reserve0, balance1: pair.reserve1 };
}

const rawOf = ([a, b]: Sides) => [a.raw, b.raw];

/**
 * The amounts that the router takes of an addition's maximums: it tries the token first, then AVAX.
 */
function movedByRouter(pool: Pool, [a, b]: Sides, isTypedA: boolean): bigint[] {
  const asTokens = [
    amountOf(wrapped(a.currency), a.raw),
    amountOf(wrapped(b.currency), b.raw),
  ] as const;
  const isSwapped = a.currency.type === 'native' || (b.currency.type !== 'native' && !isTypedA);
  const [first, second] = takenAmounts(
    pool.pair,
    isSwapped ? [asTokens[1], asTokens[0]] : asTokens,
  );
  return isSwapped ? [second.raw, first.raw] : [first.raw, second.raw];
}

test.each([
  ['two tokens', usdc, png],
  ['a token and AVAX', usdc, avax],
  ['AVAX and a token', avax, usdc],
  ['WAVAX and a token', wavax, usdc],
] as const)(
  'LIQ-12 the router moves what is shown, and all of the typed amount: %s',
  (_name, a, b) => {
    fc.assert(
      fc.property(any, any, any, fc.boolean(), (reserveA, reserveB, raw, isTypedA) => {
        const pool = poolOf(a, b, reserveA, reserveB);
        const addition = plannedAdd(pool, [a, b], {
          field: isTypedA ? 'currencyA' : 'currencyB',
          amount: amountOf(isTypedA ? a : b, raw),
          other: undefined,
        });
        fc.pre(addition !== undefined);
        expect(rawOf(addition.amounts)).toEqual(movedByRouter(pool, addition.maximums, isTypedA));
        expect(addition.amounts[isTypedA ? 0 : 1].raw).toBe(raw);
        const [moreA, moreB] = [0, 1].map(
          (side) => (addition.maximums[side]?.raw ?? 0n) - (addition.amounts[side]?.raw ?? 0n),
        );
        expect([0n, 1n]).toContain((moreA ?? 0n) + (moreB ?? 0n));
      }),
      { numRuns: 2_000 },
    );
  },
);

test('LIQ-12 typed AVAX is not rounded off: the token may move by one smallest unit more', () => {
  const pool = poolOf(avax, usdc, 50_000n * 10n ** 18n, 1_000_000n * 10n ** 6n);
  const addition = plannedAdd(pool, [avax, usdc], {
    field: 'currencyA',
    amount: amountOf(avax, 10n ** 18n + 1n),
    other: undefined,
  });
  expect(addition && rawOf(addition.amounts)).toEqual([10n ** 18n + 1n, 20_000_000n]);
  expect(addition && rawOf(addition.maximums)).toEqual([10n ** 18n + 1n, 20_000_001n]);
});

test('LIQ-13 LIQ-19 both amounts of a first addition are free, and none is planned before both are known', () => {
  const pool = emptyPool(wavax, usdc);
  const typed = { field: 'currencyB', amount: amountOf(usdc, 4_000_000n) } as const;
  expect(plannedAdd(pool, [avax, usdc], { ...typed, other: undefined })).toBeUndefined();
  expect(plannedAdd(pool, [avax, usdc], { ...typed, other: amountOf(avax, 9_000_000n) })).toEqual({
    amounts: [amountOf(avax, 9_000_000n), amountOf(usdc, 4_000_000n)],
    maximums: [amountOf(avax, 9_000_000n), amountOf(usdc, 4_000_000n)],
    mintedRaw: 5_999_000n,
  });
});

test.each(['currencyA', 'currencyB'] as const)(
  'SIM-05 with %s typed, a token that keeps a part of its transfer mints for what arrives',
  (field) => {
    const pool = poolOf(png, usdc, 10n ** 18n, 10n ** 18n);
    const amount = amountOf(field === 'currencyA' ? png : usdc, 1_000_000n);
    const typed = { field, amount, other: undefined } as const;
    const plain = plannedAdd(pool, [png, usdc], typed);
    const kept = plannedAdd(pool, [png, usdc], { ...typed, feesBps: [0, 300] });
    expect(kept && [rawOf(kept.amounts), rawOf(kept.maximums)]).toEqual(
      plain && [rawOf(plain.amounts), rawOf(plain.maximums)],
    );
    expect([plain?.mintedRaw, kept?.mintedRaw]).toEqual([1_000_000n, 970_000n]);
  },
);
