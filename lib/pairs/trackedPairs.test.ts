import { NO_SAVED_PAIRS, withPair } from '@/lib/settings/savedPairs';
import { CATALOGUE } from '@/lib/tokens/catalogue';
import { sortsBefore } from '@/lib/tokens/token';
import { pairAddress } from './pairAddress';
import { trackedPairs } from './trackedPairs';

const tokens = CATALOGUE[43114];
const find = (symbol: string) => tokens.filter((token) => token.symbol === symbol).slice(0, 1);
const symbolsOf = (pairs: ReturnType<typeof trackedPairs>) =>
  pairs
    .map((pair) =>
      pair
        .map(({ symbol }) => symbol)
        .toSorted()
        .join('/'),
    )
    .toSorted();

test('LIQ-02 every known token is tracked with WAVAX and with PNG, each pair once', () => {
  const known = ['WAVAX', 'PNG', 'QI'].flatMap(find);
  const pairs = trackedPairs(43114, known, {});
  expect(symbolsOf(pairs)).toEqual(['PNG/QI', 'PNG/WAVAX', 'QI/WAVAX']);
  expect(pairs.every(([token0, token1]) => sortsBefore(token0, token1))).toBe(true);
});

test('LIQ-06 so are the saved pairs', () => {
  const [usdc, dai] = [...find('USDC.e'), ...find('DAI.e')];
  if (usdc === undefined || dai === undefined) throw new TypeError('A token is missing');
  const saved = withPair(NO_SAVED_PAIRS, dai, usdc);
  const all = trackedPairs(43114, tokens, saved[43114]);
  const addresses = all.map((pair) => pairAddress(...pair));
  expect(addresses).toContain(pairAddress(usdc, dai));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(symbolsOf(trackedPairs(43114, [], saved[43114]))).toEqual(['DAI.e/USDC.e']);
});
