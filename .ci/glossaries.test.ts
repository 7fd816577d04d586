import { readFileSync } from 'node:fs';
import { EXPORTED_LOCALE, LANGUAGE_FILES, LOCALES } from '@/lib/base/i18n/locales';

const ROW = /^\| (?!---)([^|]+) \|/gm;

/** The terms in the first column of all tables; what is in parentheses only explains one. */
function termsIn(text: string): readonly string[] {
  return [...text.matchAll(ROW)].flatMap(([, cell = '']) =>
    cell
      .replace(/\([^)]*\)/g, '')
      .replace(/.*shown as /, '')
      .replace(/["“”]/g, '')
      .split(/[,;/]/)
      .map((term) => term.trim().toLowerCase())
      .filter((term) => !['', 'term', 'english'].includes(term)),
  );
}

const words = readFileSync('docs/words.md', 'utf8');
const onScreen = termsIn(words.slice(0, words.indexOf('\n## Figures')));
/** Terms in whose place words.md has others. */
const FORBIDDEN = ['share of the pool'];

test('the terms of a row are told apart, without what explains them', () => {
  const rows =
    '| a | b |\n| --- | --- |\n| vote (noun), votes | x |\n| route, shown as "Path" | y |';
  expect(termsIn(rows)).toEqual(['a', 'vote', 'votes', 'path']);
});

const files = LOCALES.filter((locale) => locale !== EXPORTED_LOCALE).map(
  (locale) => LANGUAGE_FILES[locale],
);

test.each(files)('the glossary of %s has each term of the screen, by its name', (file) => {
  const own = termsIn(readFileSync(`docs/words/${file}.md`, 'utf8'));
  expect(onScreen.length).toBeGreaterThan(80);
  expect(onScreen.filter((term) => !own.includes(term))).toEqual([]);
  expect(own.filter((term) => FORBIDDEN.includes(term))).toEqual([]);
});
