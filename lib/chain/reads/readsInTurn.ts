import { monotonicMs } from '@/lib/base/time/monotonicMs';
import type { ChainReader } from './chainReader';
import type { EncodedRead } from './encodedRead';
import { type FiguresMoment, type Freshness, STALE_AFTER_MS } from './freshness';
import type { Listener } from './readEntry';
import { isSettled, type ReadState } from './readState';
import type { ReadRequirement } from './trackedRead';
import { hasFigures, type Party, readsOf, TurnQueue } from './turnQueue';
import type { Reader } from './useChainReader';

/** How many figures a block sends, and how many of the other reads. */
const FIGURES_A_BLOCK = 15;
const OTHERS_A_BLOCK = 5;
/** Without new blocks, the next turn comes after this time. */
const TURN_MS = 10_000;

/** `everyBlocks` of a read that no block makes due: it waits for its turn. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * The reader for a part of the page that may have more figures than a block may cost: each block
 * sends a few reads, those whose turn is the longest ago first. Reads that need the same block have
 * their turn together, by contract.
 *
 * The first answers to a list are read at once, and so are those since a block that it requires,
 * such as that of a receipt. What a component outside of this part reads keeps its own pace.
 */
export class ReadsInTurn implements Reader {
  /** A sweep takes fewer reads, too. */
  readonly sweptABlock = { watched: 8, others: 3 };
  readonly #reader: ChainReader;
  readonly #isPaused: () => boolean;
  readonly #queue = new TurnQueue();
  /** The figures whose answers have not been seen since their turns, by the keys of the parties. */
  readonly #asked = new Map<string, Party>();
  /** When figures were last read, by the keys of their parties. */
  readonly #moments = new Map<string, FiguresMoment>();
  #turn: FiguresMoment = { block: 0n, readAtMs: 0 };
  /** Ends the requirements of the latest turn. */
  #ends: Listener[] = [];
  #stopFollowing: Listener | undefined;
  /** The components that do not know of a change yet. */
  readonly #changed = new Set<Listener>();
  #notifying: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isPaused - Whether requests are paused. There are no turns then. */
  constructor(reader: ChainReader, isPaused: () => boolean) {
    this.#reader = reader;
    this.#isPaused = isPaused;
  }

  get latestBlock() {
    return this.#reader.latestBlock;
  }

  /** As old as the oldest figure, which may be waiting for its turn. */
  get freshness(): Freshness {
    const { oldest, failure } = this.#reader.freshness;
    const own = [...this.#moments].filter(([key]) => this.#queue.has(key));
    return { oldest: own.map(([, moment]) => moment).reduce(older, oldest), failure };
  }

  readonly subscribe = (onChange: Listener) => this.#reader.subscribe(onChange);

  doubtBlock(polled: bigint) {
    return this.#reader.doubtBlock(polled);
  }

  statesOf(reads: readonly EncodedRead[], sinceBlock?: bigint): readonly ReadState<unknown>[] {
    return this.#reader.statesOf(reads, sinceBlock);
  }

  watch(
    reads: readonly EncodedRead[],
    requirement: ReadRequirement,
    onChange: Listener,
  ): () => void {
    if (requirement.everyBlocks === Number.POSITIVE_INFINITY)
      return this.#reader.watch(reads, requirement, onChange);
    const waiting = { ...requirement, everyBlocks: NEVER, needsSameBlock: false };
    const onChangeLater = () => this.#notifyLater(onChange);
    const stop = this.#reader.watch(reads, waiting, onChangeLater);
    const parties = this.#queue.join(reads, requirement, this.#now());
    this.#begin(parties.filter((party) => party.needsSameBlock || hasFigures(party)));
    this.#stopFollowing ??= this.#follow();
    return () => {
      stop();
      this.#changed.delete(onChange);
      if (this.#queue.leave(reads, requirement)) return;
      this.#stopFollowing?.();
      this.#stopFollowing = undefined;
    };
  }

  /**
   * Notifies one component after the other, each in a task of its own: a batch may answer all lists
   * at once.
   */
  #notifyLater(onChange: Listener): void {
    this.#changed.add(onChange);
    this.#notifying ??= setTimeout(() => {
      this.#notifying = undefined;
      const [first, ...others] = this.#changed;
      this.#changed.clear();
      first?.();
      for (const each of others) this.#notifyLater(each);
    }, 0);
  }

  /** Takes turns, until the returned function is called. */
  #follow(): Listener {
    this.#turn = this.#now();
    this.#planTurn();
    const stop = this.#reader.subscribe(() => {
      if (this.#reader.snapshotBlock !== this.#turn.block) this.#takeTurn();
    });
    return () => {
      stop();
      clearTimeout(this.#timer);
      this.#endTurn();
    };
  }

  #planTurn(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#takeTurn(), TURN_MS);
  }

  #takeTurn(): void {
    this.#planTurn();
    if (this.#isPaused() || this.#reader.snapshotBlock === undefined) return;
    const before = this.#turn;
    this.#turn = this.#now();
    const again = this.#noteAnswers();
    // The page was hidden, or the chain has restarted at a lower block.
    const areAllOld =
      this.#turn.readAtMs - before.readAtMs > STALE_AFTER_MS || this.#turn.block < before.block;
    const next = (most: number, isWanted: (party: Party) => boolean) =>
      this.#queue.next(this.#turn, areAllOld ? Number.POSITIVE_INFINITY : most, isWanted);
    const figures = next(FIGURES_A_BLOCK, hasFigures);
    const others = next(OTHERS_A_BLOCK, (party) => !hasFigures(party));
    this.#endTurn();
    this.#begin([
      ...new Map([...again, ...figures, ...others].map((each) => [each.key, each])).values(),
    ]);
  }

  /** Notes which figures were answered. Returns those that still have no answer. */
  #noteAnswers(): readonly Party[] {
    const unanswered: Party[] = [];
    for (const [key, party] of this.#asked) {
      const states = this.#reader.statesOf(readsOf([party]), party.turn.block);
      if (!this.#queue.has(key)) this.#asked.delete(key);
      else if (!states.every(isSettled)) unanswered.push(party);
      else if (states.every(({ status }) => status !== 'syncing')) {
        this.#asked.delete(key);
        this.#moments.set(key, party.turn);
      }
    }
    return unanswered;
  }

  /** Sends the reads of some parties, in the snapshot block. */
  #begin(parties: readonly Party[]): void {
    const turn = this.#now();
    this.#queue.take(parties, turn);
    for (const party of parties.filter(hasFigures)) this.#asked.set(party.key, { ...party, turn });
    for (const needsSameBlock of [true, false]) {
      const reads = readsOf(parties.filter((party) => party.needsSameBlock === needsSameBlock));
      // A read of every nth block is due in the nth: in this one, and not in the next one.
      const everyBlocks = Number(turn.block) || NEVER;
      const demand = { everyBlocks, sinceBlock: 0n, needsSameBlock };
      if (reads.length > 0) this.#ends.push(this.#reader.watch(reads, demand, () => {}));
    }
  }

  #endTurn(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }

  #now(): FiguresMoment {
    return { block: this.#reader.snapshotBlock ?? 0n, readAtMs: monotonicMs() };
  }
}

function older(a: FiguresMoment | undefined, b: FiguresMoment): FiguresMoment {
  return a === undefined || b.readAtMs < a.readAtMs ? b : a;
}
