import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { LANGUAGE_FILES, LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { isTypedWord } from './isTypedWord';

const asked = fc.constantFrom(
  ...LOCALES.flatMap((locale) => wordsOf(locale).map((word) => ({ locale, word }))),
);

/** The words that a language asks for: to confirm, which also turns on expert mode, and to remove. */
function wordsOf(locale: Locale): readonly string[] {
  const file = LANGUAGE_FILES[locale];
  const read = (name: string) => JSON.parse(readFileSync(join('messages', name), 'utf8'));
  return [read(`${file}.json`).frame.confirmWord, read(`${file}/lists.json`).removeWord];
}

test('LNG-13 each language asks for a word to confirm and another one to remove', () => {
  for (const locale of LOCALES) {
    const words = wordsOf(locale);
    expect(words).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    expect(new Set(words).size).toBe(2);
  }
});

test.each([
  ['en', 'confirm', 'confirm'],
  ['en', 'confirm', ' confirm\u00a0'],
  ['en', 'confirm', 'ｃｏｎｆｉｒｍ'],
  ['en', 'confirm', 'confırm'],
  ['de', 'bestätige', 'bestatige'],
  ['de', 'bestätige', 'besta\u0308tige'],
  ['de', 'bestätige', 'bestaetige'],
  ['tr', 'çıkar', 'cikar'],
  ['tr', 'çıkar', 'çikar'],
  ['zh-Hans', '移除', '移除\u3000'],
  ['zh-Hans', '确认', '確認'],
  ['zh-Hans', '确认', ' 確認\u3000'],
  ['vi', 'xác nhận', 'xac nhan'],
  ['vi', 'xác nhận', 'xác nhâ\u0323n'],
  ['vi', 'đồng ý', 'dong y'],
] as const)('LNG-13 in %s the word %s may be typed as %j', (locale, word, typed) => {
  expect(isTypedWord(typed, word, locale)).toBe(true);
});

test('LNG-13 what the language of Chinese asks for can be typed on a keyboard of Taiwan and Hong Kong', () => {
  // A new word needs its traditional letters here and in `isTypedWord`.
  const traditional = ['確認', '移除'];
  const words = wordsOf('zh-Hans');
  expect(
    words.map((word, index) => isTypedWord(traditional[index] ?? '', word, 'zh-Hans')),
  ).toEqual([true, true]);
});

test.each([
  ['en', 'confirm', 'Confirm'],
  ['en', 'confirm', 'CONFİRM'],
  ['en', 'confirm', 'confir'],
  ['en', 'confirm', 'con firm'],
  ['de', 'bestätigen', 'bestäetigen'],
  ['en', 'confirm', 'confirmed'],
  ['fr', 'bestätige', 'bestaetige'],
  ['tr', 'çıkar', 'ÇIKAR'],
  ['zh-Hans', '移除', '移'],
  ['zh-Hans', '确认', '確'],
  ['zh-Hans', '确认', '移除'],
  ['vi', 'xác nhận', 'xácnhận'],
  ['vi', 'xác nhận', 'confirm'],
] as const)('LNG-13 SET-10 in %s the word %s is not %j', (locale, word, typed) => {
  expect(isTypedWord(typed, word, locale)).toBe(false);
});

/** A word with some of its marks left out, in one of Unicode's forms. */
const unaccented = fc
  .tuple(asked, fc.infiniteStream(fc.boolean()), fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'))
  .map(([{ locale, word }, drops, form]) => {
    const letters = [...word.normalize('NFD')].filter(
      (letter) => !(/\p{M}/u.test(letter) && drops.next().value),
    );
    return { locale, word, typed: letters.join('').normalize(form) };
  });

test('LNG-13 a word may be typed with any of its accents missing, in any form, between spaces', () => {
  const spaces = fc.stringMatching(/^[ \u00a0\u3000]{0,2}$/);
  fc.assert(
    fc.property(unaccented, spaces, spaces, ({ locale, word, typed }, before, after) => {
      expect(isTypedWord(before + typed + after, word, locale)).toBe(true);
    }),
  );
});

test('LNG-13 a word may be typed in full-width letters', () => {
  fc.assert(
    fc.property(asked, ({ locale, word }) => {
      const wide = word.replace(/[!-~]/g, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
      );
      expect(isTypedWord(wide, word, locale)).toBe(true);
    }),
  );
});

test('LNG-13 SET-10 a word with a letter more, less or in another case is not the word', () => {
  const letters = fc.stringMatching(/^[a-zA-Z]$/);
  fc.assert(
    fc.property(asked, fc.nat(), letters, ({ locale, word }, place, letter) => {
      const at = place % word.length;
      const [before, after] = [word.slice(0, at), word.slice(at)];
      expect(isTypedWord(before + letter + after, word, locale)).toBe(false);
      expect(isTypedWord(before + after.slice(1), word, locale)).toBe(false);
      const capital = before + (after[0] ?? '').toUpperCase() + after.slice(1);
      expect(isTypedWord(capital, word, locale)).toBe(capital === word);
    }),
  );
});

test('LNG-13 LNG-05 no language takes the word of another, unless it is the same', () => {
  fc.assert(
    fc.property(asked, asked, (own, other) => {
      expect(isTypedWord(other.word, own.word, own.locale)).toBe(other.word === own.word);
    }),
  );
});
