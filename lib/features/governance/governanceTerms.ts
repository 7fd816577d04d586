import type { Address } from 'viem';

/** A vote as it is reviewed. `votes` are those that count, in 10^-18 PNG. */
export type VoteTerms = {
  readonly account: Address;
  readonly id: bigint;
  readonly isFor: boolean;
  readonly votes: bigint;
};

/** A delegation as it is reviewed. */
export type DelegationTerms = {
  readonly account: Address;
  readonly delegate: Address;
  /** The name that was typed for the delegate; undefined if its address was. */
  readonly name?: string | undefined;
};

/**
 * The queueing or the execution of a proposal, as it is reviewed. `value` is the AVAX that its
 * calls send along, together, in wei; 0 if it is queued.
 */
export type ProposalActionTerms = {
  readonly action: 'queue' | 'execute';
  readonly account: Address;
  readonly id: bigint;
  readonly value: bigint;
};
