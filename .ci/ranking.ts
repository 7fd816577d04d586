// Ranks texts by how well they match the words of a question, as Okapi BM25 does.

/** Words that stand in most texts, whatever these are about. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been but by can each else for from get has have if in into is it its ' +
    'more never no not of on only or other own set than that the their then there they this to until ' +
    'use value was what when where which while who will with without'
  ).split(' '),
);
const MIN_LETTERS = 2;
/** How soon more of the same word counts no more, and how much the length of a text discounts it. */
const SATURATION = 1.2;
const LENGTH_DISCOUNT = 0.6;

/** Something to find, by texts of which each word counts as often as `weight` says. */
export type Described<T> = {
  readonly item: T;
  readonly texts: readonly { readonly text: string; readonly weight: number }[];
};

type Counted<T> = {
  readonly item: T;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
};

export class Ranking<T> {
  readonly #all: readonly Counted<T>[];
  readonly #meanLength: number;

  constructor(all: readonly Described<T>[]) {
    this.#all = all.map(counted);
    const length = this.#all.reduce((sum, each) => sum + each.length, 0);
    this.#meanLength = length / Math.max(1, all.length);
  }

  /** The items that have any of the words, the best match first. */
  best(words: string): T[] {
    const rarity = new Map(stemsOf(words).map((stem) => [stem, this.#rarityOf(stem)]));
    return this.#all
      .map((each) => ({ item: each.item, score: this.#scoreOf(each, rarity) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ item }) => item);
  }

  #rarityOf(stem: string): number {
    const having = this.#all.filter(({ counts }) => counts.has(stem)).length;
    return Math.log(1 + (this.#all.length - having + 0.5) / (having + 0.5));
  }

  #scoreOf({ counts, length }: Counted<T>, rarity: ReadonlyMap<string, number>): number {
    const discount = 1 - LENGTH_DISCOUNT + LENGTH_DISCOUNT * (length / this.#meanLength);
    const scores = [...rarity].map(([stem, weight]) => {
      const count = counts.get(stem) ?? 0;
      return (weight * count * (SATURATION + 1)) / (count + SATURATION * discount);
    });
    return scores.reduce((sum, score) => sum + score, 0);
  }
}

function counted<T>({ item, texts }: Described<T>): Counted<T> {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { text, weight } of texts)
    for (const stem of stemsOf(text)) {
      counts.set(stem, (counts.get(stem) ?? 0) + weight);
      length += weight;
    }
  return { item, counts, length };
}

/** The stems of a text's words; names are taken apart: `pricesMoved` has "pric" and "mov". */
export function stemsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= MIN_LETTERS && !STOP_WORDS.has(word))
    .map(stemOf);
}

/** A word without its ending, so that "approves", "approved" and "approval" are one word. */
function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/(?<=\w{2})s$/, '');
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<!s)s$/, '')
    .replace(/(ations?|ating|ated|ates?)$/, 'at')
    .replace(/(ing|ed|al|er|ment|ly)$/, '')
    .replace(/e$/, '');
  return stem.length < 3 ? word : stem.replace(/([^aeiouls])\1$/, '$1');
}
