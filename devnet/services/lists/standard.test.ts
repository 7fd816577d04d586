import { parseTokenList } from '@/lib/holdings/lists/parseTokenList';
import { type ListedToken, listDocument, madeUpTokens } from './document';
import { PUBLIC_LISTS } from './publicLists';
import { brokenRule } from './standard';

const [A] = madeUpTokens('a', 1) as [ListedToken];
const LIST = listDocument('List', [A]);
const withToken = (fields: object) => ({ ...LIST, tokens: [{ ...A, ...fields }] });
const TAG = { name: 'Stable', description: 'Follows the dollar' };

test.each([
  ['30 February', { ...LIST, timestamp: '2026-02-30T00:00:00Z' }],
  ['29 February outside a leap year', { ...LIST, timestamp: '2026-02-29T00:00:00+00:00' }],
  ['24 hours', { ...LIST, timestamp: '2026-01-01T24:00:00Z' }],
  ['an offset of 24 hours', { ...LIST, timestamp: '2026-01-01T00:00:00+24:00' }],
  ['a date without a time', { ...LIST, timestamp: '2026-01-01' }],
])('LST-30 a time of %s breaks the standard, and is dropped', async (_what, document) => {
  expect(brokenRule(document)).toBeDefined();
  expect(await parseTokenList(document)).not.toHaveProperty('timestamp');
});

test('LST-30 a time that follows the standard is kept', async () => {
  const document = { ...LIST, timestamp: '2028-02-29T23:59:59.5-08:00' };
  expect(brokenRule(document)).toBeUndefined();
  expect(await parseTokenList(document)).toMatchObject({ timestamp: document.timestamp });
});

test.each([
  ['a tag with an id of its own', { ...LIST, tags: { stable: { ...TAG, id: 'stable' } } }],
  ['a tag that is a text', { ...LIST, tags: { stable: 'Stable' } }],
  ['a keyword twice', { ...LIST, keywords: ['one', 'one'] }],
  ['a version with a fourth number', { ...LIST, version: { ...LIST.version, build: 1 } }],
  ['a list as an extension', withToken({ extensions: { notes: [1] } })],
])('LST-30 %s breaks the standard, and the list stays whole', async (_what, document) => {
  expect(brokenRule(document)).toBeDefined();
  expect((await parseTokenList(document)).tokens).toHaveLength(1);
});

test.each([
  ['a line break in a name', withToken({ name: 'US\nDC' })],
  ['a space in a symbol', withToken({ symbol: 'US DC' })],
  ['another address on Avalanche', withToken({ address: `So${'1'.repeat(40)}2` })],
])(
  'LST-29 L01 a list with only %s breaks the standard, and is refused',
  async (_what, document) => {
    expect(brokenRule(document)).toBeDefined();
    await expect(parseTokenList(document)).rejects.toThrow('Token list failed validation');
  },
);

test('LST-16 a list with a field of its own follows the standard, and is accepted', async () => {
  const document = { ...LIST, extra: { anything: [1] } };
  expect(brokenRule(document)).toBeUndefined();
  await parseTokenList(document);
});

test.each(Object.entries(PUBLIC_LISTS))('LST-02 LST-16 %s follows the standard', (_name, list) => {
  expect(brokenRule(list)).toBeUndefined();
});
