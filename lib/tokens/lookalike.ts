import { type Currency, isSameCurrency } from './currency';
import type { Token } from './token';

/**
 * The first of the known currencies that a token could be mistaken for: another one with its symbol
 * or its name, whatever the case and the width of the letters. Absent when there is none.
 */
export function findLookalike(token: Token, known: readonly Currency[]): Currency | undefined {
  const symbol = folded(token.symbol);
  const name = folded(token.name);
  return known.find(
    (other) =>
      !isSameCurrency(other, token) &&
      (folded(other.symbol) === symbol || folded(other.name) === name),
  );
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
