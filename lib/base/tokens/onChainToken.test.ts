import { type Address, encodeAbiParameters, type Hex, numberToHex, stringToHex } from 'viem';
import { onChainToken, type TokenAnswers } from './onChainToken';

const ADDRESS: Address = '0xdE40000000000000000000000000000000000B32';
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value]);
const word = (value: bigint) => numberToHex(value, { size: 32 });
const ANSWERS: TokenAnswers = {
  name: text('Some Token'),
  symbol: text('SOME'),
  decimals: word(6n),
};
const read = (answers: Partial<TokenAnswers>) =>
  onChainToken(43114, ADDRESS, { ...ANSWERS, ...answers });
const found = (token: object) => ({ status: 'found', token: expect.objectContaining(token) });

test('TOK-02 a contract that follows the standard is a token with its name, symbol and decimals', () => {
  expect(read({})).toEqual({
    status: 'found',
    token: {
      type: 'token',
      chainId: 43114,
      address: ADDRESS,
      decimals: 6,
      symbol: 'SOME',
      name: 'Some Token',
    },
  });
});

test('TOK-02 K04 a name and a symbol in 32 bytes are read as well', () => {
  const name = stringToHex('Name in Bytes', { size: 32 });
  const symbol = stringToHex('B32', { size: 32 });
  expect(read({ name, symbol })).toEqual(found({ name: 'Name in Bytes', symbol: 'B32' }));
  const full = stringToHex('x'.repeat(32), { size: 32 });
  expect(read({ symbol: full })).toEqual(found({ symbol: 'x'.repeat(32) }));
});

test.each<[string, Hex | undefined]>([
  ['refused', undefined],
  ['no data', '0x'],
  ['an empty text', text('')],
  ['a text of nothing but spaces', text(' \t ')],
  ['a text of invisible characters', text('\u200B\u2066\u3164')],
  ['32 empty bytes', word(0n)],
  ['a text that ends before it is long enough', `0x${text('Some Token').slice(2, -64)}`],
  ['three bytes', '0x414243'],
])(
  'TOK-03 K05 a token without a name is "Unknown Token", without a symbol "UNKNOWN": %s',
  (_, answer) => {
    expect(read({ name: answer, symbol: answer })).toEqual(
      found({ name: 'Unknown Token', symbol: 'UNKNOWN' }),
    );
  },
);

test('TOK-05 K06 decimals from 0 to 36 are taken as they are', () => {
  for (const decimals of [0, 2, 6, 8, 9, 12, 18, 36])
    expect(read({ decimals: word(BigInt(decimals)) })).toEqual(found({ decimals }));
});

test.each<[string, Hex | undefined]>([
  ['refused', undefined],
  ['no data', '0x'],
  ['37', word(37n)],
  ['255', word(255n)],
  ['the largest number', word(2n ** 256n - 1n)],
  ['one byte', '0x12'],
  ['two words', `0x${word(18n).slice(2).repeat(2)}`],
])('TOK-03 K05 K06 a contract without usable decimals is not a token: %s', (_, decimals) => {
  expect(read({ decimals })).toEqual({ status: 'noDecimals' });
});

test('TOK-10 an address without an answer is not a token', () => {
  expect(read({ name: '0x', symbol: '0x', decimals: '0x' })).toEqual({ status: 'noContract' });
});

test('TOK-02 names that would write over the page around them, or beyond it, are made harmless', () => {
  const hostile = read({
    name: text(`\u202Eniagard\u202C\r\n\u200BToken ${'x'.repeat(10_000)}`),
    symbol: text(`US\u200BDC${'y'.repeat(100)}`),
  });
  if (hostile.status !== 'found') throw new Error('no token');
  expect(hostile.token.name).toMatch(/^niagard Token x+…$/);
  expect([...hostile.token.name].length).toBeLessThanOrEqual(60);
  expect(hostile.token.symbol).toMatch(/^USDCy+…$/);
  expect([...hostile.token.symbol].length).toBeLessThanOrEqual(40);
});
