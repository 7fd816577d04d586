import { describedFiles } from './described';
import { Ranking, stemsOf } from './ranking';

/** Sentences as one would ask them, and the file that decides each. */
const SENTENCES = [
  ['amount too small for one unit', 'lib/exchange/trade/quote.ts'],
  ['a contract account approves and gets no permit', 'lib/transactions/approvals/usePermit.ts'],
  ['slippage is zero for pool creation', 'lib/features/liquidity/addTerms.ts'],
  ['banner left out where the farm has ended', 'components/features/farms/FarmBanners.tsx'],
  ['one whole UNI or SUSHI', 'lib/features/airdrop/requiredTokens.ts'],
  ['wrong network with a switch action', 'components/parts/wallet/WrongNetwork.tsx'],
  ['at most five popups', 'lib/site/overlays/popups.ts'],
  ['http status that is not ok gives its text', 'lib/chain/rpc/postJson.ts'],
  ['a page view on each path or query change', 'lib/site/analytics/useAnalytics.ts'],
  ['deadline in minutes', 'lib/site/settings/deadlineSetting.ts'],
] as const;

const files = new Ranking(describedFiles());

test.each(SENTENCES)('"%s" leads to %s, one of the first three', (sentence, file) => {
  expect(files.best(sentence).slice(0, 3)).toContain(file);
});

test('forms of a word are one, and names are taken apart', () => {
  expect(stemsOf('approves approval approved')).toEqual(['approv', 'approv', 'approv']);
  expect(stemsOf('the pricesMoved of an RPCError')).toEqual(['pric', 'mov', 'rpc', 'error']);
});

test('a rare word counts more than one that all have, and a short text more than a long one', () => {
  const ranking = new Ranking(
    ['price of a pool', 'price of a farm', 'the price of a farm in a long sentence about it'].map(
      (text) => ({ item: text, texts: [{ text, weight: 1 }] }),
    ),
  );
  expect(ranking.best('farm price')).toEqual([
    'price of a farm',
    'the price of a farm in a long sentence about it',
    'price of a pool',
  ]);
  expect(ranking.best('vote')).toEqual([]);
});
