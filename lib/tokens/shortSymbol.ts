import { isolated } from '@/lib/errors/isolated';

const MAX_CHARACTERS = 20;

/**
 * A symbol as it is shown: over 20 characters only the first 4 and the last 5, and letters from
 * right to left between isolates.
 */
export function shortSymbol(symbol: string): string {
  return isolated(cut(symbol));
}

function cut(symbol: string): string {
  // A list has thousands, and few are long.
  if (symbol.length <= MAX_CHARACTERS) return symbol;
  const characters = [...symbol];
  if (characters.length <= MAX_CHARACTERS) return symbol;
  return `${characters.slice(0, 4).join('')}...${characters.slice(-5).join('')}`;
}
