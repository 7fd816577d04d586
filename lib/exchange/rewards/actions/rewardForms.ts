/** The two forms of a reward pool. */
export type RewardSide = 'deposit' | 'withdraw';

/** What is typed in the forms of one reward pool. */
export type RewardForm = {
  /** The key of the pool: an amount means nothing for another one. */
  readonly pool: string;
  /** The form on screen. */
  readonly side: RewardSide;
  /**
   * The typed amounts. Undefined while nothing is typed: then a withdrawal, or a deposit of a
   * migration, is of everything.
   */
  readonly typed: { readonly [Side in RewardSide]?: string };
};

/** The forms of the reward pools that were used last, the latest first. */
export type RewardForms = readonly RewardForm[];

/** What is typed for older ones is dropped. */
const MAX_POOLS = 20;

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
  | { readonly type: 'restored'; readonly kept: RewardForms };

/** The forms when a pool is opened. */
function emptyRewardForm(pool: string): RewardForm {
  return { pool, side: 'deposit', typed: {} };
}

/** The forms of a pool; empty if nothing was done in them. */
export function rewardFormOf(forms: RewardForms, pool: string): RewardForm {
  return forms.find((form) => form.pool === pool) ?? emptyRewardForm(pool);
}

/** The forms after an action. */
export function reduceRewardForms(forms: RewardForms, event: RewardFormEvent): RewardForms {
  if (event.type === 'restored') return event.kept;
  const others = forms.filter(({ pool }) => pool !== event.pool);
  return [after(rewardFormOf(forms, event.pool), event), ...others].slice(0, MAX_POOLS);
}

function after(
  before: RewardForm,
  event: Exclude<RewardFormEvent, { type: 'restored' }>,
): RewardForm {
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
