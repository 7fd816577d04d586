import type { EncodedRead } from './encodedRead';
import type { FiguresMoment } from './freshness';
import type { ReadRequirement } from './trackedRead';

/** Reads that have their turn together, such as the figures of a position. */
export type Party = {
  readonly key: string;
  readonly needsSameBlock: boolean;
  /** How many blocks after its turn it may have the next one. 1 for figures. */
  readonly everyBlocks: number;
  /** Its reads by their keys, with the number of lists that each is in. */
  readonly members: ReadonlyMap<string, Member>;
  /** When it had its latest turn. */
  readonly turn: FiguresMoment;
};

type Member = { readonly read: EncodedRead; readonly lists: number };

/** Parties of reads in the order of their turns: the one whose turn is the longest ago first. */
export class TurnQueue {
  readonly #parties = new Map<string, Party & { readonly members: Map<string, Member> }>();

  /** Whether a party is here. */
  has(key: string): boolean {
    return this.#parties.has(key);
  }

  /** Adds the reads of a list. Returns their parties. */
  join(
    reads: readonly EncodedRead[],
    requirement: ReadRequirement,
    now: FiguresMoment,
  ): readonly Party[] {
    const { needsSameBlock, everyBlocks } = requirement;
    const joined = reads.map((read) => {
      const key = partyKey(read, requirement);
      const known = this.#parties.get(key);
      const party = known ?? { key, needsSameBlock, everyBlocks, members: new Map(), turn: now };
      const lists = (party.members.get(read.key)?.lists ?? 0) + 1;
      party.members.set(read.key, { read, lists });
      this.#parties.set(key, party);
      return party;
    });
    return [...new Set(joined)];
  }

  /** Removes the reads of a list. Returns whether others are left. */
  leave(reads: readonly EncodedRead[], requirement: ReadRequirement): boolean {
    for (const read of reads) {
      const key = partyKey(read, requirement);
      const members = this.#parties.get(key)?.members;
      const lists = (members?.get(read.key)?.lists ?? 0) - 1;
      if (lists > 0) members?.set(read.key, { read, lists });
      else members?.delete(read.key);
      if (members?.size === 0) this.#parties.delete(key);
    }
    return this.#parties.size > 0;
  }

  /** Moves some parties to the end, because they have their turn now. */
  take(parties: readonly Party[], turn: FiguresMoment): void {
    for (const { key } of parties) {
      const party = this.#parties.get(key);
      if (party === undefined) continue;
      this.#parties.delete(key);
      this.#parties.set(key, { ...party, turn });
    }
  }

  /** The wanted parties whose turn it is, of at most `mostReads` reads together. */
  next(
    now: FiguresMoment,
    mostReads: number,
    isWanted: (party: Party) => boolean,
  ): readonly Party[] {
    const chosen: Party[] = [];
    let left = mostReads;
    for (const party of this.#parties.values()) {
      if (!isWanted(party) || !isDue(party, now)) continue;
      left -= party.members.size;
      if (left < 0 && chosen.length > 0) break;
      chosen.push(party);
    }
    return chosen;
  }
}

/** The reads of some parties. */
export function readsOf(parties: readonly Party[]): readonly EncodedRead[] {
  return parties.flatMap(({ members }) => [...members.values()].map(({ read }) => read));
}

/** Whether the answers of a party are figures: they are read as often as possible. */
export function hasFigures({ everyBlocks }: Party): boolean {
  return everyBlocks === 1;
}

function isDue(
  { everyBlocks, needsSameBlock, turn }: Party,
  { block, readAtMs }: FiguresMoment,
): boolean {
  // Only what needs the same block is sent again without a new one.
  if (everyBlocks === 1) return needsSameBlock ? turn.readAtMs < readAtMs : turn.block !== block;
  return block < turn.block || block >= turn.block + BigInt(everyBlocks);
}

/** Reads that need the same block are in one party by contract. Each of the others is alone. */
function partyKey(read: EncodedRead, { everyBlocks, needsSameBlock }: ReadRequirement): string {
  const name = needsSameBlock ? (read.readWith ?? read.address).toLowerCase() : read.key;
  return `${everyBlocks} ${name}`;
}
