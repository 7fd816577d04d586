import { decidingFile, filesWith, messagesOf, messagesWith, quotedIn } from './search';

const MESSAGES = [
  { key: 'migration.missing', text: 'Error finding pairs {from} and {to}' },
  { key: 'swap.balance', text: 'Insufficient {symbol} balance.' },
  { key: 'swap.symbol', text: '{symbol} {name}' },
];

test('a part of a sentence finds a message', () => {
  const keysWith = (...words: string[]) => messagesWith(MESSAGES, words).map(({ key }) => key);
  expect(keysWith('error finding')).toEqual(['migration.missing']);
  expect(keysWith('pairs', 'error')).toEqual(['migration.missing']);
  expect(keysWith('pairs', 'balance')).toEqual([]);
});

test('a requirement quotes sentences, and names that are none', () => {
  expect(quotedIn('| ERR-01 | "No route found" with "beta", "of {x}" |')).toEqual([
    'No route found',
    'of {x}',
  ]);
});

test.each([
  ['Error finding pairs X/Y and Z/W', 'migration.missing'],
  ['error finding pairs', 'migration.missing'],
  ['Insufficient {x} balance', 'swap.balance'],
  ['Insufficient AVAX balance', 'swap.balance'],
])('the sentence %s is that of %s alone', (quote, key) => {
  expect(messagesOf(quote, MESSAGES).map((message) => message.key)).toEqual([key]);
});

test('a sentence is found in the code, without what is inserted', () => {
  const code = [
    { path: 'a.ts', text: "super('Fetched for old block number')" },
    { path: 'b.ts', text: `super(\`Failed to download list \${url}\`)` },
  ];
  expect(filesWith('Fetched for old block number', code)).toEqual(['a.ts']);
  expect(filesWith('Failed to download list {url}', code)).toEqual(['b.ts']);
  expect(filesWith('{url}', code)).toEqual([]);
});

test.each([
  ['lib/features/swap/swapForm.test.ts', 'lib/features/swap/swapForm.ts'],
  ['lib/features/migration/conversion.devnet.test.ts', 'lib/features/migration/conversion.ts'],
  ['components/ui/useCountedUp.test.tsx', 'components/ui/useCountedUp.ts'],
  ['e2e/specs/swap/swap.spec.ts', 'e2e/specs/swap/swap.spec.ts'],
  ['lib/none.test.ts', 'lib/none.test.ts'],
])('%s is the test of %s', (test, file) => {
  expect(decidingFile(test)).toBe(file);
});
