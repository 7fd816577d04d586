import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { pngToken } from '@/lib/chain/contracts/pngToken';
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

test('PTF-04 what nobody else can make counts at its price', () => {
  for (const currency of [nativeCurrency(43114), pngToken(43114)])
    expect(countedUsd({ currency, raw, usd, isBeyondPool: true })).toBe(usd);
});

test('PTF-04 another token counts no more than its pool could pay', () => {
  const currency = token('GIFT');
  expect(countedUsd({ currency, raw, usd, isBeyondPool: false })).toBe(usd);
  expect(countedUsd({ currency, raw, usd, isBeyondPool: true })).toBeUndefined();
});

test('PTF-04 a token that imitates another is not counted', () => {
  expect(countedUsd({ currency: token('PNG'), raw, usd, isBeyondPool: false })).toBeUndefined();
});

test('PTF-04 a token without a price is not counted', () => {
  const currency = token('GIFT');
  expect(countedUsd({ currency, raw, usd: undefined, isBeyondPool: false })).toBeUndefined();
});
