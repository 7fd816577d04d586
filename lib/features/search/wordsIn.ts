/** What separates the words of a search, and the two tokens of a pair: `AVAX / PNG`, `png-usdc.e`. */
const SEPARATORS = /[\s/,+&–—-]+/u;

/** The words of a text. */
export function wordsIn(text: string): readonly string[] {
  return text.split(SEPARATORS).filter(Boolean);
}
