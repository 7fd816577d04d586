import { CATALOGUE } from './catalogue';
import { type Currency, nativeCurrency } from './currency';
import { sortByBalance } from './sortByBalance';

function listed(symbol: string): Currency {
  const found = CATALOGUE[43114].find((token) => token.symbol === symbol);
  if (found === undefined) throw new Error(`no ${symbol}`);
  return found;
}

const avax = nativeCurrency(43114);
const [png, usdc, wbtc, joe] = ['PNG', 'USDC.e', 'WBTC.e', 'JOE'].map(listed);

function order(...held: readonly (readonly [Currency | undefined, bigint])[]) {
  const known = held.flatMap(([currency, balance]) => (currency ? [{ currency, balance }] : []));
  return sortByBalance(
    known.map(({ currency }) => currency),
    known.map(({ balance }) => balance),
  ).map(({ symbol }) => symbol);
}

test('TOK-08 the list is sorted by balance in whole units, whatever the decimals', () => {
  const sorted = order(
    [wbtc, 5_000_000n],
    [png, 10n ** 18n],
    [usdc, 2_500_000n],
    [avax, 10n ** 19n],
  );
  expect(sorted).toEqual(['AVAX', 'USDC.e', 'PNG', 'WBTC.e']);
});

test('TOK-08 equal balances and none are sorted by symbol', () => {
  expect(order([usdc, 1_000_000n], [png, 10n ** 18n])).toEqual(['PNG', 'USDC.e']);
  expect(order([wbtc, 0n], [usdc, 0n], [joe, 0n], [avax, 0n])).toEqual([
    'AVAX',
    'JOE',
    'USDC.e',
    'WBTC.e',
  ]);
});
