/** The two forms of a reward pool. */
export type RewardSide = 'deposit' | 'withdraw';

/** What is typed in the forms of one reward pool. */
export type RewardForm = {
  /** The key of the pool: an amount means nothing for another one. */
  readonly pool: string;
  /** The form on screen. */
  readonly side: RewardSide;
  /** The typed amounts. Absent while nothing is typed: a withdrawal is of everything then. */
  readonly typed: { readonly [Side in RewardSide]?: string };
};

/** An action in the forms of a pool. `cleared` empties one of them. */
export type RewardFormEvent =
  | { readonly type: 'chosen'; readonly pool: string; readonly side: RewardSide }
  | {
      readonly type: 'typed';
      readonly pool: string;
      readonly side: RewardSide;
      readonly text: string;
    }
  | { readonly type: 'cleared'; readonly pool: string; readonly side: RewardSide }
  | { readonly type: 'restored'; readonly kept: RewardForm };

/** The forms when a pool is opened. */
function emptyRewardForm(pool: string): RewardForm {
  return { pool, side: 'deposit', typed: {} };
}

/** The forms of a pool; empty unless they are of this one. */
export function rewardFormOf(form: RewardForm | undefined, pool: string): RewardForm {
  return form?.pool === pool ? form : emptyRewardForm(pool);
}

/** The forms after an action. */
export function reduceRewardForm(
  form: RewardForm | undefined,
  event: RewardFormEvent,
): RewardForm | undefined {
  if (event.type === 'restored') return event.kept;
  const before = rewardFormOf(form, event.pool);
  const { side } = event;
  switch (event.type) {
    case 'chosen':
      return { ...before, side };
    case 'typed':
      return { ...before, typed: { ...before.typed, [side]: event.text } };
    case 'cleared': {
      const { [side]: _cleared, ...others } = before.typed;
      return { ...before, typed: others };
    }
  }
}
