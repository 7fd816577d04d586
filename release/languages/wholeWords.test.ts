import { flatTexts, readTexts } from './texts';

/** A short compound in which a line could end behind the hyphen. */
const TORN = /\b(?:Pool|IP|Sandwich)-(?!\u2060)/;

test('LNG-18 in German no line ends within a short compound', async () => {
  const texts = [...flatTexts(await readTexts('de'))];
  expect(texts.filter(([, text]) => TORN.test(text))).toEqual([]);
  expect(texts.some(([, text]) => text.includes('Pool-\u2060Token'))).toBe(true);
});
