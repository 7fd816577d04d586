/**
 * The name of a pair, such as AVAX / PNG, from the symbols of its currencies. No line ends within
 * it, unless it is too long for one.
 *
 * @param symbols - As they are shown, between isolates.
 */
export function pairText(symbols: readonly string[]): string {
  return symbols.join('\u00a0/\u00a0');
}
