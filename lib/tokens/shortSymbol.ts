const MAX_CHARACTERS = 20;

/** Shortens a symbol over 20 characters to its first 4 and last 5. */
export function shortSymbol(symbol: string): string {
  // A list has thousands, and few are long.
  if (symbol.length <= MAX_CHARACTERS) return symbol;
  const characters = [...symbol];
  if (characters.length <= MAX_CHARACTERS) return symbol;
  return `${characters.slice(0, 4).join('')}...${characters.slice(-5).join('')}`;
}
