const MAX_CHARACTERS = 20;

/** A symbol of over 20 characters as its first 4 and last 5; a shorter one as it is. */
export function cutSymbol(symbol: string): string {
  // A list has thousands, and few are long.
  if (symbol.length <= MAX_CHARACTERS) return symbol;
  const characters = [...symbol];
  if (characters.length <= MAX_CHARACTERS) return symbol;
  return `${characters.slice(0, 4).join('')}...${characters.slice(-5).join('')}`;
}
