import { type DrawnMark, markBackground } from '@/lib/base/tokens/tokenMark';

/** The most letters of a mark. */
const LETTERS = 3;

/** Keeps the number of a text within what bitwise operators take. */
const NUMBERS = 2 ** 24;

/**
 * The mark of a list: the letters come from its name, the pattern and the colours from its address.
 * So lists of one name differ, and an update does not change the colours.
 *
 * @param name - Undefined until the list was fetched; then the mark has no letters.
 */
export function nameMark(url: string, name = ''): DrawnMark {
  return { letters: lettersOf(name), background: markBackground(numberOf(url)) };
}

/** A short name, the first two letters of a word, or those of several words. */
function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', second] = words;
  const letters = [...first];
  if (second === undefined)
    return letters.slice(0, letters.length > LETTERS ? 2 : LETTERS).join('');
  const initials = words.map((word) => [...word][0] ?? '');
  return initials.slice(0, LETTERS).join('');
}

function numberOf(text: string): number {
  return [...text].reduce(
    (number, character) => (number * 31 + (character.codePointAt(0) ?? 0)) % NUMBERS,
    0,
  );
}
