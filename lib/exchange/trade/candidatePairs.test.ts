import { tradeBases } from '@/lib/base/tokens/baseTokens';
import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import type { Token } from '@/lib/base/tokens/token';
import { candidatePairs } from './candidatePairs';

function token(symbol: string): Token {
  const found = CATALOGUE[43114].find((each) => each.symbol === symbol);
  if (!found) throw new Error(symbol);
  return found;
}
const names = (a: string, b: string) =>
  candidatePairs(token(a), token(b), tradeBases(43114)).map((pair) =>
    pair
      .map(({ symbol }) => symbol)
      .sort()
      .join('/'),
  );

test('TRD-03 a trade is searched over the two tokens, each with every base, and every two bases', () => {
  const pairs = names('JOE', 'QI');
  expect(pairs).toHaveLength(1 + 5 + 5 + 10);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(pairs).toEqual(
    expect.arrayContaining(['JOE/QI', 'JOE/WAVAX', 'PNG/QI', 'DAI.e/JOE', 'USDC.e/USDT.e']),
  );
});

test('TRD-03 no pair is searched twice when the tokens are bases themselves', () => {
  const pairs = names('WAVAX', 'PNG');
  expect(pairs).toHaveLength(10);
  expect(new Set(pairs).size).toBe(10);
});
