import { fetchBytes } from '@/lib/base/http/fetchBytes';
import { withServiceBackoff } from '@/lib/base/http/serviceBackoff';
import { AVALANCHE, type ChainId } from '@/lib/base/networks/network';
import { pngAbi } from '@/lib/chain/contracts/abis/png';
import { pngToken } from '@/lib/chain/contracts/pngToken';

const UNIT = 10n ** 18n;
/** What the burn has left. The contract's constant ignores it. */
const TOTAL_ON_AVALANCHE = 230_000_000n * UNIT;
const MAX_BYTES = 256;

/** The total supply on Avalanche, in PNG's smallest unit; undefined if the contract reports it. */
export function knownTotalSupply(chainId: ChainId): bigint | undefined {
  return chainId === AVALANCHE ? TOTAL_ON_AVALANCHE : undefined;
}

/** The read of the total supply; undefined if the contract does not report the right one. */
export function totalSupplyRead(chainId: ChainId) {
  if (knownTotalSupply(chainId) !== undefined) return undefined;
  const { address } = pngToken(chainId);
  return { address, abi: pngAbi, functionName: 'totalSupply' } as const;
}

/**
 * Asks the statistics service how much PNG circulates on Avalanche, in its smallest unit.
 *
 * @param host - The service's address, without a slash at its end.
 * @returns null if it returns nothing sensible: it fails, is slow, or answers nonsense.
 */
export async function fetchCirculatingSupply(
  host: string,
  signal: AbortSignal,
): Promise<bigint | null> {
  try {
    const ask = () =>
      fetchBytes(`${host}/png/circulating-supply`, {
        accept: 'text/plain',
        maxBytes: MAX_BYTES,
        signal,
      });
    const bytes = await withServiceBackoff(host, ask);
    return parseCirculatingSupply(new TextDecoder().decode(bytes));
  } catch (error) {
    signal.throwIfAborted();
    console.error('Failed to load the circulating supply', error);
    return null;
  }
}

/**
 * The supply in an answer of the service: a whole number of smallest units. Null for anything else,
 * for more than there is, and for less than one PNG.
 */
function parseCirculatingSupply(text: string): bigint | null {
  if (!/^\s*\d{1,40}\s*$/.test(text)) return null;
  const raw = BigInt(text.trim());
  return raw >= UNIT && raw <= TOTAL_ON_AVALANCHE ? raw : null;
}
