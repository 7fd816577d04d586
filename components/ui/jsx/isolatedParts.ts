import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';

/** Unicode's marks around a part that has a direction of its own: FIRST STRONG ISOLATE, POP. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/;

/** Two such parts with non-breaking spaces in between: a figure and its symbol, or a pair. */
const PAIR = /(\u2068[^\u2068\u2069]*\u2069\u00a0(?:\/\u00a0)?\u2068[^\u2068\u2069]*\u2069)/;

/** A letter of Unicode's blocks from right to left; the last four begin those beyond 16 bits. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/**
 * The parts of a text as elements, those between isolates in their own `bdi` that nothing
 * translates; a text without isolates as it is. A figure and its symbol, or the two of a pair, are
 * in one more `bdi`, which `global.css.ts` keeps in one line. If it is longer than that, the line
 * ends in between: with a non-breaking space it would end inside of the symbol.
 */
export function isolatedParts(text: string): string | readonly ReactElement[] {
  const pairs = text.split(PAIR);
  const hasPair = pairs.length > 1;
  const parts = hasPair ? pairs : text.split(ISOLATED);
  if (parts.length === 1) return text;
  return parts.flatMap((part, index) => {
    if (part === '') return [];
    if (index % 2 === 0) return jsx('span', { children: isolatedParts(part) }, index);
    return hasPair ? jsx('bdi', { children: pairParts(part) }, index) : isolatedPart(part, index);
  });
}

function pairParts(pair: string): readonly (string | ReactElement)[] {
  const [, first = '', between = '', second = ''] = pair.split(ISOLATED);
  return [isolatedPart(first, 0), between.replaceAll('\u00a0', ' '), isolatedPart(second, 1)];
}

function isolatedPart(text: string, key: number): ReactElement {
  return jsx('bdi', { translate: 'no', children: text }, key);
}

/** The parts of a text in one element, so that a flexible box places them together. */
export function joinedParts(text: string): string | ReactElement {
  const parts = isolatedParts(text);
  return typeof parts === 'string' ? parts : jsx('span', { children: parts });
}

/**
 * A text for a place that has no elements and no lines, such as the title of a tab: without special
 * spaces, and with isolates only if it has letters from right to left, which would move its figures.
 */
export function plainString(text: string): string {
  const plain = RIGHT_TO_LEFT.test(text) ? text : text.replace(/[\u2068\u2069]/g, '');
  return plain.replace(/\u00a0/g, ' ');
}
