import type { ReactElement } from 'react';
import { jsx } from 'react/jsx-runtime';

/** Unicode's marks around a part that has a direction of its own: FIRST STRONG ISOLATE, POP. */
const ISOLATED = /\u2068([^\u2068\u2069]*)\u2069/;

/**
 * The parts of a text as elements, those between isolates in their own `bdi` that nothing
 * translates; a text without isolates as it is.
 */
export function isolatedParts(text: string): string | readonly ReactElement[] {
  const parts = text.split(ISOLATED);
  if (parts.length === 1) return text;
  return parts.flatMap((part, index) => {
    if (part === '') return [];
    return index % 2 === 1
      ? jsx('bdi', { translate: 'no', children: part }, index)
      : jsx('span', { children: part }, index);
  });
}

/** The parts of a text in one element, so that a flexible box places them together. */
export function joinedParts(text: string): string | ReactElement {
  const parts = isolatedParts(text);
  return typeof parts === 'string' ? parts : jsx('span', { children: parts });
}

/** A text without isolates and special spaces, for a place that has no elements and no lines. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '').replace(/\u00a0/g, ' ');
}
