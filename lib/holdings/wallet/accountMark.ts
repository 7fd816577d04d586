import type { Address } from 'viem';

/** The cells of a mark in a row and in a column. */
export const MARK_CELLS = 5;

const COLUMNS = Math.ceil(MARK_CELLS / 2);
const HUES = 360;
/** Others may find an address with the same first and last characters, so the middle is drawn. */
const MIDDLE = 12;

/** A drawn mark of an account: an SVG path of square cells with sides of 1, and its hue. */
type AccountMark = { readonly path: string; readonly hue: number };

/** The mark of an address: it never changes, and is the same on both sides of its middle column. */
export function accountMark(address: Address): AccountMark {
  const digits = [...address.slice(2).toLowerCase()].map((digit) => Number.parseInt(digit, 16));
  const middle = digits.slice(MIDDLE);
  const cells: string[] = [];
  for (let cell = 0; cell < COLUMNS * MARK_CELLS; cell++) {
    const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    if ((middle[cell] ?? 0) % 2 === 0) continue;
    for (const column of new Set([x, MARK_CELLS - 1 - x])) cells.push(`M${column} ${y}h1v1h-1z`);
  }
  const hue = digits.reduce((sum, digit) => (sum * 16 + digit) % HUES, 0);
  return { path: cells.join(''), hue };
}
