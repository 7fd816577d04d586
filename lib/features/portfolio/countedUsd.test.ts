import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pngToken } from '@/lib/chain/contracts/pngToken';
import { stableTokens } from '@/lib/exchange/pairs/usdPrice';
import { countedUsd } from './countedUsd';

const usd = { numerator: 6_000n, denominator: 1n };
const raw = 1n;
const token = (symbol: string): Token => ({
  type: 'token',
  chainId: 43114,
  address: '0x1111111111111111111111111111111111111111',
  decimals: 18,
  symbol,
  name: symbol,
});

test('PTF-04 what prices the others always counts at its price', () => {
  const [avax, wavax, png] = [nativeCurrency(43114), wrappedNative(43114), pngToken(43114)];
  for (const currency of [avax, wavax, png, ...stableTokens(43114)])
    expect(countedUsd({ currency, raw, usd, isBeyondPool: true })).toBe(usd);
});

test('PTF-04 another token counts only within its pool, even one of the catalogue', () => {
  const listed = CATALOGUE[43114].filter(({ symbol }) => symbol === 'LYD');
  expect(listed).toHaveLength(1);
  for (const currency of [token('GIFT'), ...listed]) {
    expect(countedUsd({ currency, raw, usd, isBeyondPool: false })).toBe(usd);
    expect(countedUsd({ currency, raw, usd, isBeyondPool: true })).toBeUndefined();
  }
});

test('PTF-04 a token that imitates another is not counted', () => {
  expect(countedUsd({ currency: token('PNG'), raw, usd, isBeyondPool: false })).toBeUndefined();
});

test('PTF-04 a genuine token counts although it looks like another', () => {
  const usdt = token('USDt');
  expect(countedUsd({ currency: usdt, raw, usd, isBeyondPool: false })).toBeUndefined();
  const currency = { ...usdt, address: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7' } as const;
  expect(countedUsd({ currency, raw, usd, isBeyondPool: false })).toBe(usd);
  expect(countedUsd({ currency, raw, usd, isBeyondPool: true })).toBeUndefined();
});

test('PTF-04 a token without a price is not counted', () => {
  const currency = token('GIFT');
  expect(countedUsd({ currency, raw, usd: undefined, isBeyondPool: false })).toBeUndefined();
});
