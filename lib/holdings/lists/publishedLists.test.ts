import { parseTokenList } from './parseTokenList';
import { listDocument, tokenEntry } from './testing/fakeLists.setup';

/** What is left of a list as it is published. */
async function kept(fields: Readonly<Record<string, unknown>>) {
  const { tokens, leftOut, faults = {} } = await parseTokenList(listDocument(fields));
  return { symbols: tokens.map(({ symbol }) => symbol), leftOut, faults };
}

const WHOLE = { symbols: ['T1'], leftOut: 0, faults: {} };

test.each([
  ['a symbol with a space', { symbol: 'T 2' }, 'symbolSpace'],
  ['a symbol of 21 characters', { symbol: 'x'.repeat(21) }, 'symbolLong'],
  ['no symbol', { symbol: undefined }, 'symbolMissing'],
  ['a number as its symbol', { symbol: 2 }, 'symbolMissing'],
  ['a name of 61 characters', { name: 'x'.repeat(61) }, 'nameLong'],
  ['a line break in its name', { name: 'Token\n2' }, 'nameBreak'],
  ['no name', { name: null }, 'nameMissing'],
  ['no address', { address: undefined }, 'address'],
  ['half an address', { address: '0x12' }, 'address'],
  ['an address of another kind of chain', { address: `So${'1'.repeat(40)}2` }, 'address'],
  ['the zero address', { address: `0x${'0'.repeat(40)}` }, 'address'],
  ['the usual address of the native coin', { address: `0x${'Ee'.repeat(20)}` }, 'address'],
  ['37 decimals', { decimals: 37 }, 'decimals'],
  ['-1 decimals', { decimals: -1 }, 'decimals'],
  ['decimals as a text', { decimals: '18' }, 'decimals'],
  ['its chain as a text', { chainId: '43114' }, 'entry'],
] as const)(
  'LST-29 a token with %s is left out and counted, the rest stays',
  async (_what, fields, fault) => {
    const tokens = [tokenEntry(1), tokenEntry(2, fields)];
    expect(await kept({ tokens })).toEqual({ ...WHOLE, leftOut: 1, faults: { [fault]: 1 } });
  },
);

test.each([
  ['a name with a bracket', { name: 'Token (1)' }],
  ['fields of its own', { price: 3, nested: { any: [1] } }],
  ['a tag of 11 characters', { tags: ['stablecoins'] }],
  ['tags that are no array', { tags: 'stable' }],
  ['tags of a wrong type', { tags: [1, null] }],
  ['a logo that is a number', { logoURI: 5 }],
  ['a logo of null', { logoURI: null }],
  ['extensions of any kind', { extensions: { a: { b: { c: { d: 'x'.repeat(99) } } } } }],
])('LST-30 a token with %s is kept', async (_what, fields) => {
  expect(await kept({ tokens: [tokenEntry(1, fields)] })).toEqual(WHOLE);
});

const TAG = { name: 'Stable', description: 'Follows the dollar' };

test.each([
  ['keywords of null', { keywords: null }],
  ['a keyword with a hyphen', { keywords: ['de-fi'] }],
  ['a keyword twice', { keywords: ['one', 'one'] }],
  ['a definition of a tag of 11 characters', { tags: { stablecoins: TAG } }],
  ['a definition of a tag that is a text', { tags: { stable: 'Stable' } }],
  ['tags of null', { tags: null }],
  ['a logo that is a number', { logoURI: 5 }],
  ['a fourth part of its version', { version: { major: 1, minor: 0, patch: 0, build: 1 } }],
  ['fields of its own', { tokenMap: 5, extra: [] }],
])('LST-30 a list with %s is taken', async (_what, fields) => {
  expect(await kept(fields)).toEqual(WHOLE);
});

test('LST-30 a wrong tag removes no other tag', async () => {
  const list = await parseTokenList(
    listDocument({
      tags: { stablecoins: TAG, stable: TAG },
      tokens: [tokenEntry(1, { tags: ['stablecoins', 'stable', 7] })],
    }),
  );
  expect(list.tokens[0]?.tags).toEqual([{ id: 'stable', ...TAG }]);
});

test.each([
  ['a bracket', 'Lists (v2) [main]', 'Lists (v2) [main]'],
  ['31 characters', 'x'.repeat(31), 'x'.repeat(31)],
  ['characters that nobody sees', 'A\u200bB\u202e', 'AB'],
  ['61 characters', 'x'.repeat(61), `${'x'.repeat(59)}…`],
])('LST-30 a list whose name has %s is taken', async (_what, name, shown) => {
  expect((await parseTokenList(listDocument({ name }))).name).toBe(shown);
});

test.each([
  ['without a zone', '2024-01-01T00:00:00'],
  ['of a day that does not exist', '2026-02-30T00:00:00Z'],
  ['without a time', '2026-01-01'],
  ['as a number', 1_700_000_000],
  ['of null', null],
  ['missing', undefined],
])('LST-30 a timestamp %s is ignored', async (_what, timestamp) => {
  const list = await parseTokenList(listDocument({ timestamp }));
  expect(list).not.toHaveProperty('timestamp');
  expect(list.tokens).toHaveLength(1);
});

test('LST-28 tokens on other chains are dropped unread, however broken', async () => {
  const elsewhere = [
    { address: 5, symbol: null, name: {}, decimals: '18', tags: 7, logoURI: [], extensions: 1 },
    { symbol: 'a b', name: 'x'.repeat(900), decimals: 999, address: '0x12' },
    { address: undefined, symbol: undefined, name: undefined, decimals: undefined },
  ].map((fields) => tokenEntry(1, { ...fields, chainId: 1 }));
  const twice = [tokenEntry(3, { chainId: 56 }), tokenEntry(3, { chainId: 56, symbol: 'X' })];
  expect(await kept({ tokens: [...elsewhere, tokenEntry(1), ...twice] })).toEqual({
    ...WHOLE,
    leftOut: 5,
  });
  // A list for other chains is a list.
  expect(await kept({ tokens: elsewhere })).toEqual({ symbols: [], leftOut: 3, faults: {} });
});

test('LST-31 a token that is listed twice with the same content is kept once', async () => {
  const [one] = [tokenEntry(1, { address: `0x${'aB'.repeat(20)}` })];
  const tokens = [one, { ...one, address: one.address.toLowerCase(), tags: ['more'] }];
  expect(await kept({ tokens })).toEqual(WHOLE);
});

test.each([{ symbol: 'X' }, { name: 'Other' }, { decimals: 6 }])(
  'LST-31 a token that is listed twice, once with %j, is left out, and the rest stays',
  async (fields) => {
    const tokens = [tokenEntry(2), tokenEntry(1), tokenEntry(2, fields), tokenEntry(2)];
    expect(await kept({ tokens })).toEqual({ ...WHOLE, leftOut: 3, faults: { twice: 3 } });
  },
);

test('LST-31 a faulty duplicate does not remove the good token', async () => {
  const tokens = [tokenEntry(1), tokenEntry(1, { symbol: 'a b' })];
  expect(await kept({ tokens })).toEqual({ ...WHOLE, leftOut: 1, faults: { symbolSpace: 1 } });
});
