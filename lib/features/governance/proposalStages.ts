import type { Proposal, ProposalState } from './proposal';

/** The stages that a proposal goes through, and the ends that it can come to before the last. */
type ProposalStage =
  | 'proposed'
  | 'voting'
  | 'queued'
  | 'executed'
  | Extract<ProposalState, 'canceled' | 'defeated' | 'expired'>;

/** `failed`: the proposal ended here, without being executed. */
export type StageMark = 'done' | 'now' | 'later' | 'failed';

type MarkedStage = { readonly stage: ProposalStage; readonly mark: StageMark };

const STAGES = ['proposed', 'voting', 'queued', 'executed'] as const;

/** How many stages are behind a proposal in a state, and whether the next one has begun. */
const PROGRESS = {
  pending: [1, false],
  active: [1, true],
  succeeded: [2, false],
  queued: [2, true],
  executed: [4, false],
} as const satisfies Partial<Record<ProposalState, readonly [number, boolean]>>;

/**
 * The stages of a proposal in order, each with whether it is done, going on or still to come. One
 * that ended early has the stages that it surely went through, then its end; of a canceled one it
 * is not known whether its vote ever started, unless it was queued. None if its state is unknown.
 */
export function proposalStages({
  state,
  eta,
}: Pick<Proposal, 'state' | 'eta'>): readonly MarkedStage[] {
  switch (state) {
    case 'undetermined':
      return [];
    case 'defeated':
      return endedAfter(2, state);
    case 'expired':
      return endedAfter(3, state);
    case 'canceled':
      return endedAfter(eta === 0n ? 1 : 3, state);
    default: {
      const [done, hasBegun] = PROGRESS[state];
      return STAGES.map((stage, index) => ({ stage, mark: markOf(index - done, hasBegun) }));
    }
  }
}

function endedAfter(count: number, end: ProposalStage): readonly MarkedStage[] {
  return [
    ...STAGES.slice(0, count).map((stage) => ({ stage, mark: 'done' as const })),
    { stage: end, mark: 'failed' },
  ];
}

function markOf(ahead: number, hasBegun: boolean): StageMark {
  if (ahead < 0) return 'done';
  return ahead === 0 && hasBegun ? 'now' : 'later';
}
