import { isExcessive } from './readAnswer';
import type { ReadEntry } from './readEntry';
import { dueAtMs, restsUntilBlock } from './readPace';

/** The reads that are due, and when the next one is, in milliseconds. */
type DueReads = { readonly due: readonly ReadEntry[]; readonly nextMs: number };

/**
 * The reads of a chain, and when each is due.
 *
 * Most reads of a page are due only every few blocks. Such a read rests until its block, so that
 * the blocks before cost no time for it.
 */
export class ReadSchedule {
  readonly #entries = new Map<string, ReadEntry>();
  readonly #awake = new Set<ReadEntry>();
  readonly #resting = new Map<bigint, Set<ReadEntry>>();

  /** The read with a key; undefined when it is not tracked. */
  get(key: string): ReadEntry | undefined {
    return this.#entries.get(key);
  }

  /** The reads that do not rest: all figures, all that fail, and all that are due. */
  get awake(): Iterable<ReadEntry> {
    return this.#awake;
  }

  /** Tracks a read whose requirement may have changed. */
  track(entry: ReadEntry): void {
    if (!this.#entries.has(entry.read.key)) this.#entries.set(entry.read.key, entry);
    this.#awake.add(entry);
  }

  /** Wakes all reads, because the chain has restarted at a lower block, and returns them. */
  wakeAll(): Iterable<ReadEntry> {
    this.#resting.clear();
    for (const entry of this.#entries.values()) this.#awake.add(entry);
    return this.#awake;
  }

  /** The reads that are due at a snapshot block. Drops those that no component needs. */
  dueAt(snapshotBlock: bigint, nowMs: number): DueReads {
    this.#wakeAt(snapshotBlock);
    const due: ReadEntry[] = [];
    const together: ReadEntry[] = [];
    let nextMs = Number.POSITIVE_INFINITY;
    for (const entry of this.#awake) {
      if (entry.requirement?.needsSameBlock && !isExcessive(entry.answer)) {
        together.push(entry);
        continue;
      }
      const atMs = dueAtMs(entry, snapshotBlock);
      if (atMs <= nowMs) due.push(entry);
      else if (atMs < nextMs) nextMs = atMs;
      else if (atMs === Number.POSITIVE_INFINITY && !entry.isInFlight) this.#rest(entry);
    }
    // While one of them is in progress, the others wait. Its reply wakes the reader.
    if (together.some(({ isInFlight }) => isInFlight)) return { due, nextMs };
    const togetherMs = Math.min(...together.map((entry) => dueAtMs(entry, snapshotBlock)));
    if (togetherMs <= nowMs) return { due: [...together, ...due], nextMs };
    return { due, nextMs: Math.min(nextMs, togetherMs) };
  }

  #wakeAt(snapshotBlock: bigint): void {
    for (const [block, entries] of this.#resting) {
      if (block > snapshotBlock) continue;
      this.#resting.delete(block);
      for (const entry of entries) this.#awake.add(entry);
    }
  }

  /** Lets a read rest until a block, or until it is needed again. */
  #rest(entry: ReadEntry): void {
    this.#awake.delete(entry);
    if (entry.requirement === undefined) {
      const { key } = entry.read;
      if (!entry.isImmutable && this.#entries.get(key) === entry) this.#entries.delete(key);
      return;
    }
    const block = restsUntilBlock(entry);
    if (block === undefined) return;
    const others = this.#resting.get(block) ?? new Set();
    this.#resting.set(block, others.add(entry));
  }
}
