import { fetchTokenList } from '@/lib/lists/fetchTokenList';
import { parseTokenList } from '@/lib/lists/parseTokenList';
import { type ListedToken, listDocument, madeUpTokens } from './document';
import { hostileLists } from './hostileLists';
import { PUBLIC_LISTS } from './publicLists';
import { brokenRule, documentIn } from './standard';

const [A] = madeUpTokens('a', 1) as [ListedToken];
const LIST = listDocument('List', [A]);
const withToken = (fields: object) => ({ ...LIST, tokens: [{ ...A, ...fields }] });
const nested = (levels: number): unknown => (levels === 0 ? 1 : { inner: nested(levels - 1) });
const many = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`n${index}`, value]));
const TAG = { name: 'Stable', description: 'Follows the dollar' };

test.each([
  ['30 February', { ...LIST, timestamp: '2026-02-30T00:00:00Z' }],
  ['29 February of no leap year', { ...LIST, timestamp: '2026-02-29T00:00:00+00:00' }],
  ['24 hours', { ...LIST, timestamp: '2026-01-01T24:00:00Z' }],
  ['an offset of 24 hours', { ...LIST, timestamp: '2026-01-01T00:00:00+24:00' }],
  ['a date without a time', { ...LIST, timestamp: '2026-01-01' }],
  ['a keyword twice', { ...LIST, keywords: ['one', 'one'] }],
  ['21 tags', { ...LIST, tags: many(21, TAG) }],
  ['a tag with an id of its own', { ...LIST, tags: { stable: { ...TAG, id: 'stable' } } }],
  ['a tag that is a text', { ...LIST, tags: { stable: 'Stable' } }],
  ['a version with a fourth number', { ...LIST, version: { ...LIST.version, build: 1 } }],
  ['a line break in a name', withToken({ name: 'US\nDC' })],
  ['a space in a symbol', withToken({ symbol: 'US DC' })],
  ['another address on Avalanche', withToken({ address: `So${'1'.repeat(40)}2` })],
  ['11 extensions', withToken({ extensions: many(11, 1) })],
  ['an extension with a long name', withToken({ extensions: { ['x'.repeat(41)]: 1 } })],
  ['an empty extension', withToken({ extensions: { note: '' } })],
  ['a long extension', withToken({ extensions: { note: 'x'.repeat(43) } })],
  ['a list as an extension', withToken({ extensions: { notes: [1] } })],
  ['extensions four levels deep', withToken({ extensions: nested(4) })],
])('LST-16 L01 %s breaks the standard, and is refused', async (_what, document) => {
  expect(brokenRule(document)).toBeDefined();
  await expect(parseTokenList(document)).rejects.toThrow('Token list failed validation');
});

test.each([
  ['29 February of a leap year', { ...LIST, timestamp: '2028-02-29T23:59:59.5-08:00' }],
  ['20 tags', { ...LIST, tags: many(20, TAG) }],
  ['a field of its own', { ...LIST, extra: { anything: [1] } }],
  ['10 extensions', withToken({ extensions: many(10, null) })],
  ['extensions three levels deep', withToken({ extensions: nested(3) })],
])('LST-16 %s follows the standard, and is taken', async (_what, document) => {
  expect(brokenRule(document)).toBeUndefined();
  await parseTokenList(document);
});

test.each(Object.entries(PUBLIC_LISTS))('LST-02 LST-16 %s follows the standard', (_name, list) => {
  expect(brokenRule(list)).toBeUndefined();
});

test('LST-16 L01 whatever hostile document breaks the standard is refused', async () => {
  let broken = 0;
  for (const { what, body } of hostileLists()) {
    const rule = brokenRule(documentIn(body));
    if (rule === undefined) continue;
    broken += 1;
    globalThis.fetch = async () => new Response(new Uint8Array(body));
    const url = 'https://lists.example/hostile.json';
    const fetched = fetchTokenList(url, { practice: false, ipfsGateways: [] });
    const outcome = await fetched.then(
      () => `taken, but ${rule}`,
      () => 'refused',
    );
    expect([what, outcome]).toEqual([what, 'refused']);
  }
  expect(broken).toBeGreaterThan(100);
});
