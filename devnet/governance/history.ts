import type { Address } from 'viem';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { governanceCalls } from './governanceCalls';
import { PEOPLE } from './people';
import {
  PROPOSAL_NAMES,
  PROPOSALS,
  type ProposalName,
  proposalId,
  type SeededProposal,
} from './proposals';
import { proposalText } from './proposalText';
import { PROPOSED_CALLS } from './proposedCalls';

/** A transaction of the past. */
export type PastCall = {
  readonly daysAgo: number;
  readonly from: Address;
  readonly call: ContractCall;
};

const HOUR = 1 / 24;
const VOTING_DELAY = 1;

/** What happened to all proposals, the oldest first. */
export async function governanceHistory(): Promise<readonly PastCall[]> {
  const histories = await Promise.all(PROPOSAL_NAMES.map(historyOf));
  return histories.flat().sort((a, b) => b.daysAgo - a.daysAgo);
}

async function historyOf(name: ProposalName): Promise<readonly PastCall[]> {
  const id = proposalId(name);
  const { daysAgo, proposer, votes }: SeededProposal = PROPOSALS[name];
  const from = PEOPLE[proposer];
  const propose = governanceCalls.propose(PROPOSED_CALLS[name], await proposalText(name));
  const opened = daysAgo.created - VOTING_DELAY;
  return [
    { daysAgo: daysAgo.created, from, call: propose },
    ...votes.map(([voter, isFor], index) => ({
      daysAgo: opened - (6 + index) * HOUR,
      from: PEOPLE[voter],
      call: governanceCalls.vote(id, isFor),
    })),
    ...canceling(from, id, daysAgo.canceled),
    ...optional(daysAgo.queued, { from, call: governanceCalls.queue(id) }),
    ...optional(daysAgo.executed, { from, call: governanceCalls.execute(id) }),
  ];
}

/** A proposal can be canceled once its proposer has too few votes. */
function canceling(from: Address, id: bigint, daysAgo: number | undefined): readonly PastCall[] {
  if (daysAgo === undefined) return [];
  return [
    { daysAgo: daysAgo + HOUR, from, call: governanceCalls.delegate() },
    { daysAgo, from, call: governanceCalls.cancel(id) },
  ];
}

function optional(
  daysAgo: number | undefined,
  sent: Omit<PastCall, 'daysAgo'>,
): readonly PastCall[] {
  return daysAgo === undefined ? [] : [{ ...sent, daysAgo }];
}
