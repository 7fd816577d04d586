import { HOSTILE_LOGOS } from '@/devnet/services/lists/hostileValues';
import { DuplicateTokensError, InvalidListError } from './listErrors';
import { parseTokenList } from './parseTokenList';
import { listDocument, tokenEntry } from './testing/fakeLists.setup';

const ADDRESS = '0x60781C2586D68229fde47564546784ab3fACA982';

test('LST-01 TOK-02 a list has a name, a version, a logo and tokens with their logos and tags', async () => {
  const list = await parseTokenList(
    listDocument({
      name: 'Blue chips',
      version: { major: 3, minor: 2, patch: 1 },
      logoURI: 'ipfs://bafy/logo.png',
      tags: { stable: { name: 'Stable', description: 'Follows the dollar' } },
      tokens: [
        tokenEntry(1, {
          address: ADDRESS.toLowerCase(),
          logoURI: 'https://logos.example/1.png',
          tags: ['stable', 'unknown'],
        }),
      ],
    }),
  );
  expect(list).toEqual({
    name: 'Blue chips',
    version: { major: 3, minor: 2, patch: 1 },
    timestamp: '2026-01-01T00:00:00+00:00',
    logoURI: 'ipfs://bafy/logo.png',
    leftOut: 0,
    tokens: [
      {
        type: 'token',
        chainId: 43114,
        address: ADDRESS,
        decimals: 18,
        symbol: 'T1',
        name: 'Token 1',
        logoURI: 'https://logos.example/1.png',
        tags: [{ id: 'stable', name: 'Stable', description: 'Follows the dollar' }],
      },
    ],
  });
});

test('LST-17 tokens of other chains are dropped unread and counted, the others stay', async () => {
  const list = await parseTokenList(
    listDocument({
      tokens: [
        tokenEntry(1),
        tokenEntry(2, { chainId: 1 }),
        tokenEntry(3, { chainId: 101, address: 'So11111111111111111111111111111111111111112' }),
        tokenEntry(4, { decimals: 36 }, 43113),
      ],
    }),
  );
  expect(list.tokens.map(({ symbol }) => symbol)).toEqual(['T1', 'T4']);
  expect(list.leftOut).toBe(2);
  expect(list).not.toHaveProperty('faults');
});

test('TOK-03 L13 names and symbols are cleaned, and empty ones are unknown', async () => {
  const [token, empty] = (
    await parseTokenList(
      listDocument({
        tokens: [
          tokenEntry(1, { symbol: 'U\u200bS\u202eDC', name: 'U\u00adSD  \u2066Coin' }),
          tokenEntry(2, { symbol: '', name: '' }),
        ],
      }),
    )
  ).tokens;
  expect(token).toMatchObject({ symbol: 'USDC', name: 'USD Coin' });
  expect(empty).toMatchObject({ symbol: 'UNKNOWN', name: 'Unknown Token' });
});

test.each([...HOSTILE_LOGOS.filter((link) => !/^(https|ipfs):/.test(link)), 'no link'])(
  'L13 a logo at %s is left out',
  async (logoURI) => {
    const list = await parseTokenList(
      listDocument({ logoURI, tokens: [tokenEntry(1, { logoURI })] }),
    );
    expect(list).not.toHaveProperty('logoURI');
    expect(list.tokens[0]).not.toHaveProperty('logoURI');
  },
);

test.each([
  ['no object', null, 'the list must be of the type object', 'JSON: object'],
  ['no name', listDocument({ name: undefined }), 'name must be of the type string', 'name: string'],
  [
    'an invisible name',
    listDocument({ name: '\u200b \u202e' }),
    'name has no visible characters',
    'name',
  ],
  ['no tokens', listDocument({ tokens: [] }), 'tokens must have 1 to 10000 entries', 'tokens'],
  [
    'tokens that are no array',
    listDocument({ tokens: {} }),
    'tokens must be of the type array',
    'tokens: array',
  ],
  [
    'half a version',
    listDocument({ version: { major: 1, minor: 0 } }),
    'version.patch must be of the type number',
    'version.patch: number',
  ],
  [
    'a negative version',
    listDocument({ version: { major: -1, minor: 0, patch: 0 } }),
    'version.major must be at least 0',
    'version.major: ≥ 0',
  ],
  [
    'faulty tokens of this chain and good ones of another',
    listDocument({ tokens: [tokenEntry(1, { chainId: 1 }), tokenEntry(2, { address: '0x12' })] }),
    'tokens.1 has no valid address',
    'tokens.1.address',
  ],
  [
    'tokens that are none',
    listDocument({ tokens: [1, null] }),
    'tokens.0 is not a token',
    'tokens.0; tokens.1',
  ],
])(
  'LST-16 ERR-20 L01 a list with %s is not a list, and its text on screen has no English',
  async (_what, json, problem, signs) => {
    const failure = parseTokenList(json);
    await expect(failure).rejects.toThrow(InvalidListError);
    await expect(failure).rejects.toThrow(`Token list failed validation: ${problem}`);
    await expect(failure).rejects.toMatchObject({ values: { errors: signs } });
  },
);

test('LST-18 a list of 10,000 tokens is accepted, and one more is refused', async () => {
  const tokens = Array.from({ length: 10_001 }, (_, index) =>
    tokenEntry(1, { address: `0x${(index + 1).toString(10).padStart(40, '0')}` }),
  );
  const list = await parseTokenList(listDocument({ tokens: tokens.slice(1) }));
  expect(list.tokens).toHaveLength(10_000);
  await expect(parseTokenList(listDocument({ tokens }))).rejects.toThrow(
    'Token list failed validation: tokens must have 1 to 10000 entries',
  );
});

test('ERR-08 L02 a list that has only one token, twice and different, is refused', async () => {
  const twice = [
    tokenEntry(1, { address: ADDRESS }),
    tokenEntry(2, { address: ADDRESS.toLowerCase() }),
  ];
  const failure = parseTokenList(listDocument({ tokens: twice }));
  await expect(failure).rejects.toThrow(DuplicateTokensError);
  await expect(failure).rejects.toThrow(/^Duplicate tokens\.$/);
});

test('LST-28 one address on two chains is two tokens', async () => {
  const onTwoChains = [tokenEntry(1, {}, 43114), tokenEntry(1, {}, 43113)];
  expect((await parseTokenList(listDocument({ tokens: onTwoChains }))).tokens).toHaveLength(2);
});
