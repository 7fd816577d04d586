import type { Token } from './token';

/** A drawn mark, if there is no logo or it is not loaded. */
export type DrawnMark = {
  /** Up to three letters. */
  readonly letters: string;
  /** A CSS background: two muted colours, on which white has a contrast of at least 4.5. */
  readonly background: string;
};

const HUES = 30;

/** More of them look like a word. */
const LETTERS = 3;

/**
 * The mark of a token: the colours come from the last digits of its address, so they never change;
 * the letters come from its symbol.
 */
export function tokenMark({ address, symbol }: Pick<Token, 'address' | 'symbol'>): DrawnMark {
  const digits = Number.parseInt(address.slice(-6), 16);
  return { letters: markLetters(symbol), background: markBackground(digits) };
}

/** The background of a mark, by a number: of one tone, in one of 30 hues. */
export function markBackground(digits: number): string {
  const hue = (digits % HUES) * (360 / HUES);
  return `linear-gradient(160deg,hsl(${hue} 38% 34%),hsl(${hue + 20} 42% 24%))`;
}

/** The first letters of a symbol. */
function markLetters(symbol: string): string {
  // Letters of other scripts are wide: one is enough.
  return [...symbol].slice(0, /^[!-~]+$/.test(symbol) ? LETTERS : 1).join('');
}
