import type { Person } from './people';

/** A vote: who cast it, and whether it is for the proposal. */
type Vote = readonly [voter: Person, isFor: boolean];

/** When something happened to a proposal, in days before now. */
type DaysAgo = {
  readonly created: number;
  readonly canceled?: number;
  readonly queued?: number;
  readonly executed?: number;
};

/** The life of a proposal. Its votes are cast one after the other, from six hours after the opening. */
export type SeededProposal = {
  readonly proposer: Person;
  readonly daysAgo: DaysAgo;
  readonly votes: readonly Vote[];
};

/**
 * All proposals, in the order of their ids. Voting begins one day after creation and takes three
 * days; the timelock waits two days, and keeps an accepted proposal for 14 days. The text of each is
 * in `texts`, its calls are in `proposedCalls.ts`.
 */
export const PROPOSALS = {
  executed: {
    proposer: 'ada',
    daysAgo: { created: 44, queued: 39.5, executed: 37 },
    votes: [
      ['ben', true],
      ['demo', true],
      ['cem', true],
      ['fay', false],
    ],
  },
  defeated: {
    proposer: 'ben',
    daysAgo: { created: 42 },
    votes: [
      ['ben', true],
      ['ada', false],
      ['demo', false],
    ],
  },
  /** Its proposer gave the votes away, so that anyone could cancel it. Its text attacks the page. */
  canceled: {
    proposer: 'eve',
    daysAgo: { created: 40, canceled: 38 },
    votes: [['fay', false]],
  },
  /** It was queued and never executed. It has no text. */
  expired: {
    proposer: 'cem',
    daysAgo: { created: 36, queued: 31.5 },
    votes: [['cem', true]],
  },
  /** Its second call spends what the first one pays in. */
  executedTogether: {
    proposer: 'ada',
    daysAgo: { created: 28, queued: 23.5, executed: 21 },
    votes: [
      ['ada', true],
      ['dia', true],
    ],
  },
  /** Nobody voted. Its calls can't be decoded, and its text has no heading. */
  ignored: { proposer: 'dia', daysAgo: { created: 24 }, votes: [] },
  /** It can be queued. Its second call spends what the first one pays in. */
  succeeded: {
    proposer: 'ben',
    daysAgo: { created: 18 },
    votes: [
      ['ada', true],
      ['cem', true],
      ['ben', true],
      ['fay', false],
    ],
  },
  /** It can be executed. */
  executable: {
    proposer: 'ada',
    daysAgo: { created: 11, queued: 6.5 },
    votes: [
      ['ada', true],
      ['dia', true],
      ['cem', false],
    ],
  },
  /** Its time has come, and its call reverts: the treasury holds less. */
  reverting: {
    proposer: 'cem',
    daysAgo: { created: 10, queued: 5.5 },
    votes: [['cem', true]],
  },
  /** It can be executed in a day, by an account that pays the AVAX of its first call. */
  waiting: {
    proposer: 'dia',
    daysAgo: { created: 5.5, queued: 1 },
    votes: [
      ['ben', true],
      ['dia', true],
    ],
  },
  /** Active, and its snapshot is fixed. */
  voted: {
    proposer: 'ada',
    daysAgo: { created: 2 },
    votes: [
      ['ben', true],
      ['fay', false],
      ['cem', true],
    ],
  },
  /** Active, and nobody has voted: its snapshot is still to come. */
  unvoted: { proposer: 'ben', daysAgo: { created: 1.25 }, votes: [] },
  pending: { proposer: 'cem', daysAgo: { created: 0.5 }, votes: [] },
} as const satisfies Record<string, SeededProposal>;

export type ProposalName = keyof typeof PROPOSALS;

/** The names of all proposals, in the order of their ids. */
export const PROPOSAL_NAMES: readonly ProposalName[] = Object.keys(PROPOSALS).filter(isName);

/** The id of a proposal. */
export function proposalId(name: ProposalName): bigint {
  return BigInt(PROPOSAL_NAMES.indexOf(name) + 1);
}

function isName(key: string): key is ProposalName {
  return Object.hasOwn(PROPOSALS, key);
}
