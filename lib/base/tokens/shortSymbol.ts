import { isolated } from '@/lib/base/text/isolated';

/**
 * A symbol as it is shown, between isolates: over 20 characters only the first 4 and the last 5.
 *
 * @param note - In brackets after it.
 */
export function shortSymbol(symbol: string, note?: string): string {
  return isolated(note === undefined ? cutSymbol(symbol) : `${cutSymbol(symbol)} (${note})`);
}

const MAX_CHARACTERS = 20;

/** A symbol of over 20 characters as its first 4 and last 5; a shorter one as it is. */
export function cutSymbol(symbol: string): string {
  // A list has thousands, and few are long.
  if (symbol.length <= MAX_CHARACTERS) return symbol;
  const characters = [...symbol];
  if (characters.length <= MAX_CHARACTERS) return symbol;
  return `${characters.slice(0, 4).join('')}...${characters.slice(-5).join('')}`;
}
