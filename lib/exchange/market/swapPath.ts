import { type Address, isAddressEqual } from 'viem';
import type { ChainId } from '@/lib/base/networks/network';
import type { Currency } from '@/lib/base/tokens/currency';
import { wrapped } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { EventLog } from '@/lib/transactions/history/eventLogs';
import { pairEvent } from './pairEvent';

/** A pool that a swap went through. */
export type SwapHop = {
  /** The contract of the pair. */
  readonly pair: Address;
  /** Whether the pair's first token was sold there, and its second one bought. */
  readonly isFirstSold: boolean;
};

type Swapped = {
  readonly chainId: ChainId;
  readonly input: Currency;
  readonly output: Currency;
};

/** A path has at most 3 pools here, and other apps use a few more. */
const MAX_HOPS = 8;
/** A swap of this exchange logs no more contracts than its tokens and pools. */
const MAX_CONTRACTS = 40;

/**
 * The pools that a swap went through, from the logs of its receipt.
 *
 * A record does not have the path. Any contract may log a `Swap`, so a pool counts only at the
 * address that the factory gives to the pool of two tokens (CREATE2): the one that was paid so far,
 * and another one that the receipt names.
 *
 * @returns undefined if the pools do not lead from the input to the output, each once.
 */
export function swapPath(
  { chainId, input, output }: Swapped,
  logs: readonly EventLog[],
): readonly SwapHop[] | undefined {
  const contracts = [...new Set(logs.map(({ address }) => address))];
  if (contracts.length > MAX_CONTRACTS) return undefined;
  const hops: SwapHop[] = [];
  let sold = wrapped(input).address;
  for (const log of logs) {
    if (pairEvent(log)?.type !== 'swap') continue;
    const bought = contracts.find((token) => isPoolOf(log.address, chainId, [sold, token]));
    if (bought === undefined) continue;
    if (hops.some(({ pair }) => isAddressEqual(pair, log.address))) return undefined;
    const isFirstSold = sold.toLowerCase() < bought.toLowerCase();
    hops.push({ pair: log.address, isFirstSold });
    sold = bought;
  }
  const isWhole = hops.length > 0 && hops.length <= MAX_HOPS;
  return isWhole && isAddressEqual(sold, wrapped(output).address) ? hops : undefined;
}

function isPoolOf(pool: Address, chainId: ChainId, [a, b]: readonly [Address, Address]): boolean {
  if (isAddressEqual(a, b)) return false;
  return isAddressEqual(pool, pairAddress({ chainId, address: a }, { chainId, address: b }));
}
