import { CATALOGUE } from './catalogue';
import { tokenMark } from './tokenMark';

const INK = luminance([255, 255, 255]);

/** The relative luminance of a colour of the sRGB space, by WCAG. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgb(hue: number, saturation: number, lightness: number): readonly number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  });
}

test('TOK-06 the drawn marks tell the tokens of the catalogue apart', () => {
  const tokens = CATALOGUE[43114];
  const marks = tokens.map((token) => `${tokenMark(token).letters} ${tokenMark(token).background}`);
  expect(new Set(marks).size).toBe(82);
});

test('TOK-06 on every colour of the marks their letters have a contrast of 4.5', () => {
  for (let digits = 0; digits < 2 ** 12; digits++) {
    const address = `0x${digits.toString(16).padStart(40, '0')}` as const;
    const { background } = tokenMark({ address, symbol: 'ABC' });
    for (const [, ...colour] of background.matchAll(/hsl\((\d+) (\d+)% (\d+)%\)/g)) {
      const [hue = 0, saturation = 0, lightness = 0] = colour.map(Number);
      const paper = luminance(rgb(hue, saturation / 100, lightness / 100));
      expect((INK + 0.05) / (paper + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('TOK-06 a mark has the first three letters of a symbol, and of another script one', () => {
  const letters = (symbol: string) => tokenMark({ address: `0x${'1'.repeat(40)}`, symbol }).letters;
  expect(letters('QI')).toBe('QI');
  expect(letters('JOE')).toBe('JOE');
  expect(letters('SPORE')).toBe('SPO');
  expect(letters('USDC.e')).toBe('USD');
  expect(letters('柴犬')).toBe('柴');
});
