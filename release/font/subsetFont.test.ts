import { readFile } from 'node:fs/promises';
import { fontFaces } from './fontFaces';
import { EXTRA_FACES, EXTRA_FONTS, FIRST_FONT, textOf } from './fonts';
import { subsetFont } from './subsetFont';
import { charactersOf } from './testing/charactersOf';

test.each([FIRST_FONT, ...EXTRA_FONTS])(
  'the shipped $file is what `npm run font` makes from the installed Inter',
  async (font) => {
    expect((await readFile(font.file)).equals(await subsetFont(font))).toBe(true);
  },
);

test('the shipped styles are what `npm run font` writes', async () => {
  expect(await readFile(EXTRA_FACES, 'utf8')).toBe(fontFaces(EXTRA_FONTS));
});

test.each(EXTRA_FONTS)('LNG-17 $file has each character that it is loaded for', async (font) => {
  const characters = await charactersOf(await readFile(font.file));
  expect([...textOf(font)].filter((character) => !characters.has(character))).toEqual([]);
});

test('LNG-17 no character is in two fonts', async () => {
  const first = await charactersOf(await readFile(FIRST_FONT.file));
  const extra = EXTRA_FONTS.map(textOf).join('');
  expect([...extra].filter((character) => first.has(character))).toEqual([]);
  expect(new Set(extra).size).toBe(extra.length);
});
