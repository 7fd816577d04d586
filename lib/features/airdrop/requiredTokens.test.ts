import { hasRequiredToken, ONE_TOKEN, requiredTokens } from './requiredTokens';

const UNI = '0xf39f9671906d8630812f9d9863bBEf5D523c84Ab';
const SUSHI = '0x39cf1BD5f15fb22eC3D9Ff86b0727aFc203427cc';
const USDT = '0xde3A24028580884448a5397872046a019649b084';
const CONTRACT = { isOpen: true, listed: 0n, supply: 0n, held: 0n };

test.each([
  ['one whole UNI', ONE_TOKEN, 0n, true],
  ['one whole SUSHI', 0n, ONE_TOKEN, true],
  ['nearly one of each', ONE_TOKEN - 1n, ONE_TOKEN - 1n, false],
  ['neither', 0n, 0n, false],
])('AIR-04 an account with %s: whether it may claim', (_what, uni, sushi, isEnough) => {
  expect(hasRequiredToken({ amount: 1n, uni, sushi })).toBe(isEnough);
});

test('AIR-04 the tokens are those at the addresses that the contract names', () => {
  expect(requiredTokens({ ...CONTRACT, uni: UNI, sushi: SUSHI })).toMatchObject([
    { address: UNI, symbol: 'UNI', name: 'Uniswap' },
    { address: SUSHI, symbol: 'SUSHI', name: 'SushiToken' },
  ]);
});

test('AIR-04 a token with other decimals is counted as the contract counts it', () => {
  const [uni] = requiredTokens({ ...CONTRACT, uni: USDT, sushi: SUSHI });
  expect(uni).toMatchObject({ address: USDT, symbol: 'UNI', decimals: 18 });
});
