import type { Token } from './token';

/** A drawn mark, where there is no logo or it is not loaded. */
export type DrawnMark = {
  /** Up to six letters, in one line of up to three or in two. */
  readonly letters: string;
  /**
   * A CSS background: two colours, on which #111111 has a contrast of at least 4.5, in a pattern.
   */
  readonly background: string;
};

const HUES = 12;

/** Letters in a line. */
const LINE = 3;

/**
 * The mark of a token: the pattern and the colours come from the last digits of its address, so
 * they never change; the letters come from its symbol.
 */
export function tokenMark({ address, symbol }: Pick<Token, 'address' | 'symbol'>): DrawnMark {
  const digits = Number.parseInt(address.slice(-6), 16);
  return { letters: markLetters(symbol), background: markBackground(digits) };
}

/** The background of a mark, by a number of 12 bits or more. */
export function markBackground(digits: number): string {
  const hue = (digits % HUES) * (360 / HUES);
  const a = `hsl(${hue} 80% 74%)`;
  const b = `hsl(${hue + 60} 70% 84%)`;
  const patterns = [
    `linear-gradient(135deg,${a} 50%,${b} 0)`,
    `radial-gradient(${a} 50%,${b} 0)`,
    `conic-gradient(${a} 25%,${b} 0 50%,${a} 0 75%,${b} 0)`,
    `repeating-linear-gradient(${a} 0 20%,${b} 0 40%)`,
  ];
  return patterns[(digits >> 10) % patterns.length] ?? a;
}

/** The whole symbol, or the first and the last three letters: `USDC` and `USDC.e` differ. */
function markLetters(symbol: string): string {
  // Letters of other scripts are wide: one is enough.
  if (!/^[!-~]+$/.test(symbol)) return [...symbol].slice(0, 1).join('');
  if (symbol.length <= LINE) return symbol;
  const firstLine = symbol.length === 4 ? 2 : LINE;
  return `${symbol.slice(0, firstLine)}\n${symbol.slice(Math.max(firstLine, symbol.length - LINE))}`;
}
