import type { Token } from './token';

/** A drawn mark, if there is no logo or it is not loaded. */
export type DrawnMark = {
  /** Up to six letters, in one line of up to four or in two. */
  readonly letters: string;
  /** A CSS background: two colours, on which white has a contrast of at least 4.5, in a pattern. */
  readonly background: string;
};

const HUES = 12;

/** Letters in each of two lines, and in one. */
const [HALF, LINE] = [3, 4];

/** What a token of the Avalanche bridge has after its symbol. */
const BRIDGED = '.e';

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
  const a = `hsl(${hue} 52% 30%)`;
  const b = `hsl(${hue + 25} 58% 22%)`;
  const patterns = [
    `linear-gradient(135deg,${a},${b})`,
    `radial-gradient(${a} 56%,${b} 58%)`,
    `linear-gradient(${a} 50%,${b} 0)`,
    `radial-gradient(circle at 30% 30%,${a} 30%,${b})`,
  ];
  return patterns[(digits >> 10) % patterns.length] ?? a;
}

/** The whole symbol, or its first and last letters: `USDC` and `USDC.e` differ. */
function markLetters(symbol: string): string {
  // Letters of other scripts are wide: one is enough.
  if (!/^[!-~]+$/.test(symbol)) return [...symbol].slice(0, 1).join('');
  if (symbol.length <= LINE) return symbol;
  if (symbol.endsWith(BRIDGED))
    return `${symbol.slice(0, -BRIDGED.length).slice(0, LINE)}\n${BRIDGED}`;
  return `${symbol.slice(0, HALF)}\n${symbol.slice(Math.max(HALF, symbol.length - HALF))}`;
}
