import { searchText } from '@/lib/base/text/searchText';
import { SCREENS, type Screen, type ScreenName, type ScreenNames } from './screens';
import { wordsIn } from './wordsIn';

const NO_MATCH = 3;

/**
 * The screens that a search finds: first one that is called exactly so, then those whose title has
 * all its words, then those with other words for them. Each word must begin one of theirs; in
 * Chinese, which has no spaces, it may also be within. An empty search finds none.
 */
export function searchScreens(
  query: string,
  namesOf: (name: ScreenName) => ScreenNames,
): readonly Screen[] {
  const text = searchText(query);
  const parts = wordsIn(text);
  if (parts.length === 0) return [];
  const rankOf = ({ name }: Screen) => {
    const { titles, words } = namesOf(name);
    const own = titles.map(searchText);
    if (own.includes(text)) return 0;
    if (own.some((title) => hasAll(title, parts))) return 1;
    return hasAll([...own, ...words.map(searchText)].join(' '), parts) ? 2 : NO_MATCH;
  };
  const ranked = SCREENS.map((screen) => ({ screen, rank: rankOf(screen) }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ screen }) => screen);
}

/** Whether a screen is called exactly as a search says. */
export function isCalled({ titles }: ScreenNames, query: string): boolean {
  return titles.map(searchText).includes(searchText(query));
}

function hasAll(text: string, parts: readonly string[]): boolean {
  const own = wordsIn(text);
  return parts.every(
    (part) =>
      own.some((word) => word.startsWith(part)) ||
      (/\p{Script=Han}/u.test(part) && text.includes(part)),
  );
}
