import type { Address } from 'viem';
import type { Both } from './pairEvent';

/** Version of the stored form. A change of the form increments it. */
const VERSION = 1;
/** Of a pair's address, these last digits are kept: as many as a number has room for. */
const KEPT_DIGITS = 13;
/** Per pair: its address, and its two reserves. */
const NUMBERS = 3;

/** 15 digits of a reserve are stored, more than a price shows. */
type SeenForm = { readonly version: number; readonly held: readonly number[] };

/** The stored form of what some pairs hold: some 27 bytes each. */
export function seenForm(held: ReadonlyMap<string, Both>): SeenForm {
  const numbers = [...held].flatMap(([pair, [first, second]]) => [
    numberOf(pair),
    Number(first),
    Number(second),
  ]);
  return { version: VERSION, held: numbers };
}

/**
 * What some pairs held, from a stored form, by their lowercase addresses. Pairs that it does not
 * have, and a form that is broken or of a later release, are left out.
 */
export function heldInForm(
  stored: unknown,
  pairs: readonly Address[],
): ReadonlyMap<string, Both> | undefined {
  if (!isSeenForm(stored)) return undefined;
  const wanted = new Map(pairs.map((pair) => [numberOf(pair), pair.toLowerCase()]));
  const held = new Map<string, Both>();
  for (let at = 0; at + NUMBERS <= stored.held.length; at += NUMBERS) {
    const [id, first, second] = stored.held.slice(at, at + NUMBERS);
    const pair = id === undefined ? undefined : wanted.get(id);
    if (pair && isReserve(first) && isReserve(second))
      held.set(pair, [BigInt(first), BigInt(second)]);
  }
  return held;
}

function isSeenForm(stored: unknown): stored is SeenForm {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'version' in stored &&
    stored.version === VERSION &&
    'held' in stored &&
    Array.isArray(stored.held)
  );
}

function isReserve(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 112;
}

function numberOf(pair: string): number {
  return Number.parseInt(pair.slice(-KEPT_DIGITS), 16);
}
