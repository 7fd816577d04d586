import { isolated } from '@/lib/base/text/isolated';

/**
 * A figure with the symbol of its currency, each between isolates: on screen they are two elements
 * that nothing translates, and neither can change the order of the other. No line ends in between,
 * unless both are too long for one.
 *
 * @param symbol - As it is shown, between isolates.
 */
export function withSymbol(figure: string, symbol: string): string {
  return `${isolated(figure)}\u00a0${symbol}`;
}
