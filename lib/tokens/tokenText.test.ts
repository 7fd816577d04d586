import { tokenName, tokenSymbol } from './tokenText';

/** Controls, tags, marks of direction, joiners and fillers: what nobody sees. */
const INVISIBLE = [
  ...range(0x00, 0x08),
  ...range(0x0e, 0x1f),
  ...range(0x7f, 0x84),
  ...range(0x86, 0x9f),
  0xad,
  0x034f,
  0x061c,
  0x115f,
  0x1160,
  0x17b4,
  0x180e,
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x206f),
  0x3164,
  0xfe0f,
  0xfeff,
  0xffa0,
  ...range(0xe0001, 0xe007f),
].map((code) => String.fromCodePoint(code));

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_none, index) => from + index);
}

test('TOK-02 a symbol and a name are shown without invisible and direction-changing characters', () => {
  for (const hidden of INVISIBLE) {
    const code = hidden.codePointAt(0)?.toString(16);
    const text = `${hidden}US${hidden}DC${hidden}`;
    expect([code, tokenSymbol(text).replaceAll(' ', '')]).toEqual([code, 'USDC']);
    expect([code, tokenName(text).replaceAll(' ', '')]).toEqual([code, 'USDC']);
    for (const shown of [tokenSymbol(text), tokenName(text)]) expect(shown).not.toContain(hidden);
  }
});

test('TOK-03 a text of nothing but such characters is none', () => {
  expect(tokenSymbol(INVISIBLE.join(''))).toBe('UNKNOWN');
  expect(tokenName(INVISIBLE.join(''))).toBe('Unknown Token');
});

test.each(['AVAX', 'avax', 'Avax', ' AVAX', 'AV\u200bAX', '\u202eAVAX'])(
  'TOK-01 the symbol AVAX is the native coin’s alone: %j counts as none',
  (symbol) => {
    expect(tokenSymbol(symbol)).toBe('UNKNOWN');
  },
);

test('TOK-01 symbols that only contain it stay', () => {
  for (const symbol of ['WAVAX', 'sAVAX', 'AVAX.e']) expect(tokenSymbol(symbol)).toBe(symbol);
});
