import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The code of the folders, by path. */
const SOURCES = ['components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(test|setup))\.tsx?$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
);

function pathsWith(pattern: RegExp): readonly string[] {
  return SOURCES.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
}

test('TOK-23 only one function writes a figure with its symbol', () => {
  // A figure, a space and a symbol in one template.
  expect(pathsWith(/\} \$\{[^}`]*symbol/i)).toEqual([
    'lib/base/amounts/withSymbol.ts',
    'lib/base/tokens/sameSymbol.ts',
  ]);
});

/** The one function of each kind of figure in docs/words.md. */
const KINDS = {
  'what is paid, received or in the pool': 'formatAmount',
  'a balance': 'formatBalance',
  'a balance before and after': 'formatChanged',
  'PNG and votes': 'formatPng',
  'a price': 'formatPrice',
  'a value in dollars': 'formatUsd',
  'a share of the pool': 'formatPoolShare',
  'a price impact': 'formatPriceImpact',
  'a value difference': 'formatValueDifference',
  'an APR': 'formatApr',
  'a reward that counts up': 'formatReward',
  'AVAX of a card quote': 'formatQuotedAvax',
};

test.each(Object.entries(KINDS))('AMT-18 %s has one function, %s', (_kind, name) => {
  expect(pathsWith(new RegExp(`export function ${name}\\(`))).toHaveLength(1);
});

test('AMT-18 no other code rounds or formats a figure', () => {
  const raw = /\b(fixedText|significantText|figureText|localizePercent|formatPlaces)\(/;
  const others = pathsWith(raw).filter((path) => !path.startsWith('lib/base/amounts/'));
  expect(others.toSorted()).toEqual([
    // A weekly rate in whole tokens, and the price of PNG with 5 digits after the point.
    'components/features/farms/FarmFigures.tsx',
    'components/parts/png/PngPriceFact.tsx',
    // The text that fills a field or shows a setting.
    'lib/exchange/pairs/dollarText.ts',
    'lib/exchange/rewards/pools/formatReward.ts',
    'lib/site/settings/slippage.ts',
  ]);
});

test('AMT-18 a held balance is formatted by the function for balances', () => {
  const balances =
    /formatAmount\(\s*(balance|held|available|holding|staked)\b|<CurrencyAmount amount=\{(balance|held|available|staked)\}(?![^>]*rounding="held")/;
  expect(pathsWith(balances)).toEqual([]);
});
