import { CATALOGUE } from '@/lib/base/tokens/catalogue';
import { sortsBefore } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { fakeToken } from '@/lib/holdings/lists/testing/fakeLists.setup';
import { NO_SAVED_PAIRS, withPair } from '@/lib/site/settings/savedPairs';
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
  const pairs = trackedPairs(43114, { listed: known, added: [] }, {});
  expect(symbolsOf(pairs)).toEqual(['PNG/QI', 'PNG/WAVAX', 'QI/WAVAX']);
  expect(pairs.every(([token0, token1]) => sortsBefore(token0, token1))).toBe(true);
});

test('LIQ-06 the saved pairs are tracked too', () => {
  const [usdc, dai] = [...find('USDC.e'), ...find('DAI.e')];
  if (usdc === undefined || dai === undefined) throw new TypeError('A token is missing');
  const saved = withPair(NO_SAVED_PAIRS, dai, usdc);
  const all = trackedPairs(43114, { listed: tokens, added: [] }, saved[43114]);
  const addresses = all.map((pair) => pairAddress(...pair));
  expect(addresses).toContain(pairAddress(usdc, dai));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(symbolsOf(trackedPairs(43114, { listed: [], added: [] }, saved[43114]))).toEqual([
    'DAI.e/USDC.e',
  ]);
});

test('LIQ-02 the first 300 tokens of long lists are searched, and all of the user’s own', () => {
  const long = Array.from({ length: 1_000 }, (_, index) => fakeToken(index + 1));
  const added = [fakeToken(5_000)];
  const pairs = trackedPairs(43114, { listed: [...tokens, ...long], added }, {});
  const names = new Set(symbolsOf(pairs));
  for (const symbol of ['WAVAX', 'PNG'])
    for (const token of ['T1', 'T300', 'T5000'])
      expect([...names]).toContain([symbol, token].toSorted().join('/'));
  expect([...names]).not.toContain('T301/WAVAX');
  expect(pairs).toHaveLength(2 * (tokens.length + 300 + added.length) - 3);
});
