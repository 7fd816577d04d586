import type { Proposal } from './proposal';

/** How long a proposal waits between its creation and the start of voting. */
const VOTING_DELAY_SECONDS = 86_400n;
/** How long after its eta a queued proposal can be executed, as the timelock says. */
const GRACE_SECONDS = 1_209_600n;

/** When a proposal was created, in seconds since 1970. */
export function createdAt({ startTime }: Pick<Proposal, 'startTime'>): bigint {
  return startTime - VOTING_DELAY_SECONDS;
}

/** Until when a queued proposal can be executed; undefined before it is queued. */
export function expiresAt({ eta }: Pick<Proposal, 'eta'>): bigint | undefined {
  return eta === 0n ? undefined : eta + GRACE_SECONDS;
}

/** The moments at which what can be done with a proposal changes, in seconds since 1970. */
export function proposalMoments(proposal: Proposal): readonly bigint[] {
  const { startTime, endTime, eta } = proposal;
  const expiry = expiresAt(proposal);
  return [startTime, endTime, eta, ...(expiry === undefined ? [] : [expiry])];
}

/**
 * Whether votes can be cast now: between the two times, and while the governor says so. Times that
 * contradict each other open no vote.
 *
 * @param nowSeconds - The time of the latest block.
 */
export function isVotingOpen({ state, startTime, endTime }: Proposal, nowSeconds: bigint): boolean {
  return state === 'active' && startTime <= nowSeconds && nowSeconds < endTime;
}
