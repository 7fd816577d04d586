import type { Address } from 'viem';

/** The states of a proposal, by the number that the governor uses for each. */
const STATES = [
  'pending',
  'active',
  'canceled',
  'defeated',
  'succeeded',
  'queued',
  'expired',
  'executed',
] as const;

/** `undetermined`: the governor returns a number that this app does not know. */
export type ProposalState = (typeof STATES)[number] | 'undetermined';

/** What the governor stores of a proposal. Times are in seconds since 1970, votes in 10^-18 PNG. */
export type Proposal = {
  readonly id: bigint;
  readonly proposer: Address;
  readonly state: ProposalState;
  readonly startTime: bigint;
  readonly endTime: bigint;
  /** The block whose votes count; 0 until the first vote sets it. */
  readonly startBlock: bigint;
  readonly forVotes: bigint;
  readonly againstVotes: bigint;
  /** From when it can be executed; 0 until it is queued. */
  readonly eta: bigint;
};

/** The id in an address, in decimal digits; undefined for anything else. */
export function proposalIdOf(text: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;
}

/** The state of a number; {@link ProposalState}. */
export function proposalState(index: number): ProposalState {
  return STATES[index] ?? 'undetermined';
}

/** Whether the state can't change any more. */
export function isFinal(state: ProposalState): boolean {
  return ['canceled', 'defeated', 'expired', 'executed'].includes(state);
}

/**
 * The votes for and against in whole percent. Together they are 100, or both 0 without votes. The
 * share of votes for is rounded to the nearest, and never to 0 or 100 while there are others.
 */
export function votePercents({
  forVotes,
  againstVotes,
}: Pick<Proposal, 'forVotes' | 'againstVotes'>): {
  readonly for: number;
  readonly against: number;
} {
  const total = forVotes + againstVotes;
  if (total === 0n) return { for: 0, against: 0 };
  const rounded = Number((forVotes * 200n + total) / (2n * total));
  const least = forVotes > 0n ? 1 : 0;
  const most = againstVotes > 0n ? 99 : 100;
  const share = Math.min(Math.max(rounded, least), most);
  return { for: share, against: 100 - share };
}

/** What `proposals(id)` answers. */
type StoredProposal = readonly [
  id: bigint,
  proposer: Address,
  eta: bigint,
  startTime: bigint,
  endTime: bigint,
  startBlock: bigint,
  forVotes: bigint,
  againstVotes: bigint,
  canceled: boolean,
  executed: boolean,
];

/** The latest time that a page can show as a date, in seconds since 1970. */
const MAX_SECONDS = 2n ** 40n;

/**
 * A proposal from the answers of `proposals(id)` and `state(id)`; undefined while either is
 * missing, and if the first is not about this proposal or has times that are not dates.
 */
export function proposalFrom(
  wantedId: bigint,
  stored: StoredProposal | undefined,
  state: number | undefined,
): Proposal | undefined {
  if (stored === undefined || state === undefined) return undefined;
  const [id, proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes] = stored;
  if (id !== wantedId || [eta, startTime, endTime].some((time) => time > MAX_SECONDS))
    return undefined;
  return {
    ...{ id, proposer, eta, startTime, endTime, startBlock, forVotes, againstVotes },
    state: proposalState(state),
  };
}
