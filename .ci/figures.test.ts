import { type FigureProblem, figureProblems } from './figureProblems';
import { SITE_CODE } from './siteCode';

const PROBLEMS = SITE_CODE.flatMap(({ path, text }) =>
  figureProblems(path, text).map((problem) => ({ path, ...problem })),
);

/** The files with a problem of a type, each once. */
function filesWith(type: FigureProblem['type']): readonly string[] {
  return [...new Set(PROBLEMS.filter((problem) => problem.type === type).map(({ path }) => path))];
}

test('TOK-23 only one function writes a figure with its symbol', () => {
  expect(filesWith('joins')).toEqual(['lib/base/amounts/withSymbol.ts']);
});

/** The one function of each kind of figure in docs/words.md. */
const KINDS = {
  'what is paid, received or in the pool': 'formatAmount',
  'a balance': 'formatBalance',
  'a balance before and after': 'formatChanged',
  'PNG and votes': 'formatPng',
  'a price': 'formatPrice',
  'the price of PNG': 'formatPngPrice',
  'a value in dollars': 'formatUsd',
  'a pool share': 'formatPoolShare',
  'a price impact': 'formatPriceImpact',
  'a value difference': 'formatValueDifference',
  'a change of a price': 'formatPriceChange',
  'an APR': 'formatApr',
  'a reward that counts up': 'formatReward',
  'a reward per week': 'formatWeekly',
  'AVAX of a card quote': 'formatQuotedAvax',
};

test.each(Object.entries(KINDS))('AMT-18 %s has one function, %s', (_kind, name) => {
  const declaration = new RegExp(`export function ${name}\\(`);
  expect(SITE_CODE.filter(({ text }) => declaration.test(text))).toHaveLength(1);
});

/** What formats a number outside of `lib/base/amounts`. */
const FORMATTING = {
  // Block numbers, minutes and counts of tokens, all whole.
  'components/features/governance/VoteGateText.tsx':
    'localizeDecimal(String(proposal.startBlock), locale)',
  'components/frame/layout/BlockNumber.tsx': 'localizeDecimal(String(block), locale)',
  'components/parts/lists/ListFacts.tsx': 'localizeDecimal(String(count), locale)',
  'components/parts/settings/DeadlineSetting.tsx': 'localizeDecimal(current, locale)',
  'components/parts/settings/EndpointStatus.tsx': 'localizeDecimal(String(found.block), locale)',
  'components/parts/settings/useChangeText.ts': 'minutesOf(seconds).toLocaleString(locale)',
  'components/parts/settings/useEndpointProblemText.ts':
    'localizeDecimal(String(problem.block), locale)',
  'components/parts/tokens/FindingLine.tsx': 'localizeDecimal(String(finding.block), locale)',
  'components/transactions/preview/AfterTransaction.tsx':
    'localizeDecimal(String(simulation.block), locale)',
  'components/transactions/review/FiguresFrom.tsx': 'localizeDecimal(String(moment.block), locale)',
  // A period, in whole days, hours or minutes.
  'lib/base/time/formatPeriod.ts':
    "new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })",
  // The percent of a button or a slider.
  'components/parts/amounts/PercentSlider.tsx': 'localizePercent(String(value), locale)',
  'components/parts/tokens/AmountShortcuts.tsx': 'localizePercent(String(percent), locale)',
  // The digits that a field shows or is filled in with, and those of the tab's title.
  'components/features/send/SendScreen.tsx': 'localizeDecimal(form.typedValue, locale)',
  'components/features/swap/SwapTitle.tsx':
    'localizeDecimal(cutAmountText(form.typedValue), locale)',
  'components/features/swap/ImpactTooHigh.tsx': 'localizeDecimal(text, locale)',
  'components/parts/amounts/AmountInput.tsx': 'localizeDecimal(seen, locale)',
  'lib/exchange/pairs/dollarText.ts': "fixedText(value, 2, 'nearest')",
};
/** Functions of {@link KINDS}, and of what the payment provider calls money. */
const KIND_FILES = [
  'lib/exchange/rewards/pools/formatReward.ts',
  'lib/exchange/rewards/pools/formatWeekly.ts',
  'lib/features/onramp/fiatCurrencies.ts',
  'lib/features/onramp/formatQuote.ts',
];

test('AMT-18 no other code rounds or formats a figure', () => {
  const found = PROBLEMS.filter(
    ({ path, type }) =>
      type === 'formats' && !path.startsWith('lib/base/amounts/') && !KIND_FILES.includes(path),
  );
  const lines = found.map(({ path, code }) => `${path}: ${code}`);
  expect(lines.toSorted()).toEqual(
    Object.entries(FORMATTING)
      .map(([path, code]) => `${path}: ${code}`)
      .toSorted(),
  );
});

test('AMT-18 a held balance is formatted by the function for balances', () => {
  expect(filesWith('rounds')).toEqual([]);
});

/** Code that would go around the functions above, and what it does wrong. */
const PLANTED = [
  ['joins', `const text = \`\${formatAmount(paid, { locale })} \${paid.currency.symbol}\`;`],
  ['joins', `const text = \`\${figure}\u00a0\${shortSymbol(token.symbol)}\`;`],
  ['joins', `const text = \`about \${figure}\${symbolText(token)}\`;`],
  ['joins', "const text = figure + ' ' + symbol;"],
  ['joins', "const text = [figure, shortSymbol(token.symbol)].join(' ');"],
  ['joins', "const text = figure.concat(' ', symbol);"],
  ['joins', 'const view = <>{formatAmount(paid, { locale })} {symbol}</>;'],
  ['joins', "const view = <b>{figure}{' '}{paid.currency.symbol}</b>;"],
  ['joins', "const view = <b>{figure}{' '}{known ? symbolText(token) : ''}</b>;"],
  ['formats', 'const text = price.toFixed(2);'],
  ['formats', 'const text = price?.toFixed(2);'],
  ['formats', "const text = price['toFixed'](2);"],
  ['formats', "const text = Number(raw).toLocaleString('en');"],
  ['formats', 'const text = price.toPrecision(6);'],
  ['formats', 'const text = new Intl.NumberFormat(locale).format(price);'],
  ['formats', 'const text = Intl.NumberFormat(locale).format(price);'],
  ['formats', "import { formatUnits } from 'viem';\nconst text = formatUnits(raw, 18);"],
  ['formats', "import { formatUnits as inUnits } from 'viem';\nconst text = inUnits(raw, 18);"],
  ['formats', "import * as viem from 'viem';\nconst text = viem.formatEther(raw);"],
  ['formats', "const text = significantText(asFraction(amount), 6, 'down');"],
  ['rounds', 'const text = formatAmount(balance, { locale });'],
  ['rounds', 'const text = formatAmount(side.balance, { locale });'],
  ['rounds', 'const text = formatAmount(inputBalance, { locale });'],
  ['rounds', 'const text = formatAmount(held!, { locale });'],
  ['rounds', 'const view = <CurrencyAmount amount={position.staked} />;'],
  ['rounds', 'const view = <CurrencyAmount amount={balance} rounding="up" />;'],
] as const;

test.each(PLANTED)('TOK-23 AMT-18 the check finds what %s a figure: %s', (type, code) => {
  expect(figureProblems('planted.tsx', code).map((problem) => problem.type)).toContain(type);
});

test.each([
  'const text = withSymbol(formatAmount(paid, { locale }), shortSymbol(token.symbol));',
  `const key = \`\${token.chainId} \${token.address}\`;`,
  `const text = \`\${symbol} \${formatAmount(paid, { locale })}\`;`,
  "const text = t('of', { amount, symbol });",
  'const view = <p>{symbol} {name}</p>;',
  'const text = formatBalance(balance, { locale });',
  'const view = <CurrencyAmount amount={balance} rounding="held" />;',
  'const text = [first, second].join();',
])('TOK-23 AMT-18 the check allows %s', (code) => {
  expect(figureProblems('allowed.tsx', code)).toEqual([]);
});
