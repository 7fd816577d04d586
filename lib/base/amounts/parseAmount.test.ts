import fc from 'fast-check';
import { maxUint256 } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { Token } from '@/lib/base/tokens/token';
import { amountOf } from './amount';
import { exactAmountText } from './amountText';
import { amountProblem, parseAmount } from './parseAmount';

const avax = nativeCurrency(43114);

function tokenWith(decimals: number): Token {
  return {
    type: 'token',
    chainId: 43114,
    address: '0xA7D7079b0FEaD91F3e65f86E8915Cb59c1a4C664',
    decimals,
    symbol: 'USDC.e',
    name: 'USD Coin',
  };
}

test.each([
  ['1', 18, 1_000_000_000_000_000_000n],
  ['1.5', 6, 1_500_000n],
  ['0.000001', 6, 1n],
  ['1.', 6, 1_000_000n],
  ['.5', 6, 500_000n],
  ['007', 6, 7_000_000n],
  ['12', 0, 12n],
  ['12.', 0, 12n],
  ['1.10', 2, 110n],
])('AMT-01 %p is parsed with the %i decimals of its token', (text, decimals, raw) => {
  const token = tokenWith(decimals);
  expect(parseAmount(text, token)).toEqual({ currency: token, raw });
});

test.each([
  ['nothing', ''],
  ['a lone point', '.'],
  ['zero', '0'],
  ['zero with places', '0.000'],
  ['a minus sign', '-1'],
  ['a plus sign', '+1'],
  ['an exponent', '1e18'],
  ['hexadecimal', '0x10'],
  ['a comma', '1,5'],
  ['two points', '1.5.0'],
  ['a space', '1 000'],
  ['a space at the end', '1 '],
  ['an underscore', '1_000'],
  ['full-width digits', '１２'],
  ['Arabic digits', '١٢'],
  ['a word', 'Infinity'],
])('AMT-01 an unparsable or zero amount is ignored: %s', (_, text) => {
  expect(parseAmount(text, avax)).toBeUndefined();
});

test('AMT-01 more places than the token has are not rounded but ignored', () => {
  expect(parseAmount('1.000000000000000001', avax)?.raw).toBe(1_000_000_000_000_000_001n);
  expect(parseAmount('1.0000000000000000009', avax)).toBeUndefined();
  expect(parseAmount('1.5', tokenWith(0))).toBeUndefined();
});

test('AMT-01 the largest amount is the largest uint256', () => {
  expect(parseAmount(`${maxUint256}`, tokenWith(0))?.raw).toBe(maxUint256);
  expect(parseAmount(`${maxUint256 + 1n}`, tokenWith(0))).toBeUndefined();
  expect(parseAmount('9'.repeat(100_000), avax)).toBeUndefined();
});

test('AMT-01 every amount is parsed back from its exact text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36 }), fc.bigInt(1n, maxUint256), (decimals, raw) => {
      const amount = amountOf(tokenWith(decimals), raw);
      expect(parseAmount(exactAmountText(amount), amount.currency)).toEqual(amount);
    }),
  );
});

test('AMT-01 every parsed amount is above zero and at most a uint256', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 36 }), (text, decimals) => {
      const raw = parseAmount(text, tokenWith(decimals))?.raw ?? 1n;
      expect(raw > 0n && raw <= maxUint256).toBe(true);
    }),
  );
});

test.each([
  ['9'.repeat(79), 18, 'tooLarge'],
  [maxUint256.toString(), 0, undefined],
  [(maxUint256 + 1n).toString(), 0, 'tooLarge'],
  [maxUint256.toString(), 1, 'tooLarge'],
  ['1.23', 1, 'tooManyDecimals'],
  ['0.00', 1, 'tooManyDecimals'],
  ['1.2', 1, undefined],
  ['0', 18, undefined],
  ['0.0', 18, undefined],
  ['.', 18, undefined],
  ['', 18, undefined],
] as const)('AMT-17 the problem of %p with %i decimals is %s', (text, decimals, problem) => {
  expect(amountProblem(text, tokenWith(decimals))).toBe(problem);
});

test('AMT-17 an amount that grows key by key has no problem until no contract can count it', () => {
  const token = tokenWith(18);
  for (let length = 1; length <= 79; length += 1) {
    const text = '9'.repeat(length);
    // 59 nines with 18 decimals are 77 digits, which a uint256 always counts.
    expect(amountProblem(text, token)).toBe(length <= 59 ? undefined : 'tooLarge');
    expect(parseAmount(text, token) === undefined).toBe(length > 59);
  }
});
