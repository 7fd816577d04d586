import type { Address, Hex } from 'viem';
import type { FirstRead } from './firstBatch';
import { type PairFactory, pairOf } from './pairOf';

/** What a quote on a chain needs to know; addresses in lower case. */
export type SwapContracts = PairFactory & {
  readonly wavax: Address;
  readonly bases: readonly Address[];
};

/** `getReserves()` */
const RESERVES: Hex = '0x0902f1ac';

/**
 * The reads of the first quote of a link to a swap: the reserves of all pairs that its search
 * considers. Without two different tokens there is nothing to read.
 */
export function swapReads(
  { wavax, bases, ...factory }: SwapContracts,
  query: URLSearchParams,
): readonly FirstRead[] {
  const tokenOf = (name: string) => {
    const id = query.get(name)?.trim().toLowerCase();
    if (id === 'avax') return wavax;
    return id !== undefined && isAddress(id) ? id : undefined;
  };
  const output = tokenOf('outputCurrency');
  const input = query.get('inputCurrency') ? tokenOf('inputCurrency') : wavax;
  if (input === undefined || output === undefined || input === output) return [];
  const tokens = [...new Set([input, output, ...bases])];
  return tokens.flatMap((a, index) =>
    tokens
      .slice(index + 1)
      .map((b): FirstRead => ({ address: pairOf(factory, a, b), callData: RESERVES })),
  );
}

function isAddress(text: string): text is Address {
  return /^0x[0-9a-f]{40}$/.test(text);
}
