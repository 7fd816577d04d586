import type { ChainId } from '@/lib/base/networks/network';
import { NATIVE_ID } from '@/lib/base/tokens/currency';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { type Farm, farmsOf } from './farmCatalogue';
import { farmVersionOf } from './farmVersion';

/** What the path of a farm names: two currencies in any order, and a version. */
type FarmPath = {
  readonly versionOrCurrencyIdA: string;
  readonly currencyIdB: string;
  readonly version: string;
};

/**
 * The farm at a path; undefined if the chain has none. `AVAX` stands for WAVAX.
 */
export function farmAt(chainId: ChainId, path: FarmPath): Farm | undefined {
  const version = farmVersionOf(path.version);
  if (version === undefined) return undefined;
  const wanted = [path.versionOrCurrencyIdA, path.currencyIdB]
    .map((id) => addressOf(chainId, id))
    .sort();
  return farmsOf(chainId, version).find(({ tokens }) => {
    const own = tokens.map(({ address }) => address.toLowerCase()).sort();
    return own.every((address, index) => address === wanted[index]);
  });
}

function addressOf(chainId: ChainId, id: string): string {
  const isNative = id.toLowerCase() === NATIVE_ID.toLowerCase();
  return (isNative ? wrappedNative(chainId).address : id).toLowerCase();
}
