import { isolated } from '@/lib/base/text/isolated';
import { cutSymbol } from './cutSymbol';

/**
 * A symbol as it is shown, between isolates: over 20 characters only the first 4 and the last 5.
 *
 * @param note - In brackets after it.
 */
export function shortSymbol(symbol: string, note?: string): string {
  return isolated(note === undefined ? cutSymbol(symbol) : `${cutSymbol(symbol)} (${note})`);
}
