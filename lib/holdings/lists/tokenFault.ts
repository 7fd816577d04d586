/**
 * Why a token of this app's chains is left out of a list. `entry`: it is not an object with a
 * chain. `twice`: the list has two tokens at its address, and they differ.
 */
export const TOKEN_FAULTS = [
  'entry',
  'address',
  'decimals',
  'symbolMissing',
  'symbolLong',
  'symbolSpace',
  'nameMissing',
  'nameLong',
  'nameBreak',
  'twice',
] as const;

export type TokenFault = (typeof TOKEN_FAULTS)[number];

/** How many tokens of a list have each fault. A token counts once, for its first fault. */
export type TokenFaults = Readonly<Partial<Record<TokenFault, number>>>;

/** How many tokens have a fault. */
export function countOf(faults: TokenFaults = {}): number {
  return Object.values(faults).reduce((sum, count) => sum + count, 0);
}
