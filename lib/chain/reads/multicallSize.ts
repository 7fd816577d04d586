import { monotonicMs } from '@/lib/base/time/monotonicMs';
import { REMEMBERED_MS } from '@/lib/chain/rpc/endpointLimits';

/** Together with the leading block number, a multicall has 500 calls. */
export const MAX_READS = 499;

/** How many reads the endpoints of a chain take in one multicall, as far as they have shown. */
export class MulticallSize {
  #size = MAX_READS;
  #sinceMs = 0;

  /** The most reads of one multicall now. */
  get most(): number {
    return monotonicMs() - this.#sinceMs < REMEMBERED_MS ? this.#size : MAX_READS;
  }

  /** Records the size that was answered after a larger one was rejected. */
  record(size: number): void {
    this.#size = size;
    this.#sinceMs = monotonicMs();
  }
}

/** Items in parts of at most `size`, in their order. */
export function partsOfSize<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: items.length && count }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
