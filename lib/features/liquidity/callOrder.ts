import type { Address } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { AddField } from './addForm';
import type { Sides } from './sides';

/** The order of a pool's two sides in a router call. */
type CallOrder = {
  readonly chainId: ChainId;
  /** Whether the second token of the call is AVAX. */
  readonly isNative: boolean;
  readonly first: Address;
  readonly second: Address;
  /** Converts from the order of the URL path to the order of the call. */
  readonly pick: (sides: readonly [bigint, bigint]) => readonly [bigint, bigint];
};

/** AVAX comes last in a call. Of two tokens, the `leading` side comes first. */
export function callOrder([{ currency: a }, { currency: b }]: Sides, leading: AddField): CallOrder {
  const isNative = a.type === 'native' || b.type === 'native';
  const isSwapped = isNative ? a.type === 'native' : leading === 'currencyB';
  const [first, second]: readonly [Currency, Currency] = isSwapped ? [b, a] : [a, b];
  return {
    chainId: a.chainId,
    isNative,
    first: wrapped(first).address,
    second: wrapped(second).address,
    pick: ([ofA, ofB]) => (isSwapped ? [ofB, ofA] : [ofA, ofB]),
  };
}
