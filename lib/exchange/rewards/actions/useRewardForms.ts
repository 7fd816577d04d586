import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import * as z from 'zod/mini';
import type { Amount } from '@/lib/base/amounts/amount';
import { exactAmountText } from '@/lib/base/amounts/amountText';
import { typedAmount } from '@/lib/base/amounts/typedAmount';
import { stableKey } from '@/lib/base/json/stableKey';
import type { Token } from '@/lib/base/tokens/token';
import { type RewardPool, rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { draft } from '@/lib/transactions/forms/draft';
import type { FormOwner } from '@/lib/transactions/forms/sentForms';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { type RewardForms, type RewardSide, reduceRewardForms, rewardFormOf } from './rewardForms';

const schema: z.ZodMiniType<RewardForms> = z.array(
  z.object({
    pool: z.string(),
    side: z.literal(['deposit', 'withdraw']),
    typed: z.object({
      deposit: z.exactOptional(z.string()),
      withdraw: z.exactOptional(z.string()),
    }),
  }),
);

/** What is typed in this tab for reward pools. */
const rewardDraft = draft('pangolin.rewardForms', schema);

const NONE: RewardForms = [];

/** The forms of the reward pools. They outlive their screen. */
const rewardFormsAtom = atomWithReducer(NONE, reduceRewardForms);

/** What can be deposited and withdrawn; undefined while unknown. */
type AvailableAmounts = Readonly<Record<RewardSide, Amount<Token> | undefined>> & {
  /** Whether a deposit is of everything while nothing is typed, as a withdrawal always is. */
  readonly depositsAll: boolean;
};

/** One of the two forms of a reward pool, and its status. */
export type RewardFormState = ReturnType<typeof useRewardForms>['deposit'];

/**
 * The forms of a reward pool. They survive a reload of this tab.
 */
export function useRewardForms(pool: RewardPool, owner: FormOwner, available: AvailableAmounts) {
  const [forms, dispatch] = useAtom(rewardFormsAtom);
  const key = rewardPoolKey(pool);
  const form = rewardFormOf(forms, key);
  useDraft(rewardDraft, {
    form: forms.length > 0 ? forms : undefined,
    restore: (kept) => dispatch({ type: 'restored', kept }),
  });
  const textOf = (side: RewardSide, isAll: boolean) => {
    const all = available[side];
    return form.typed[side] ?? (isAll && all ? exactAmountText(all) : '');
  };
  const texts = {
    deposit: textOf('deposit', available.depositsAll),
    withdraw: textOf('withdraw', true),
  };
  const formStatuses = {
    deposit: useFormStatus('deposit', owner, stableKey([key, form.typed.deposit])),
    withdraw: useFormStatus('withdraw', owner, stableKey([key, form.typed.withdraw])),
  };
  const stateOf = (side: RewardSide) => ({
    text: texts[side],
    ...typedAmount(texts[side], pool.stakingToken, available[side]),
    /** What can be deposited or withdrawn; undefined while unknown. */
    available: available[side],
    /** The form as plain data: a change ends its review. */
    form: [key, form.typed[side]],
    /** The status of this form. */
    formStatus: formStatuses[side],
    setTyped: (text: string) => {
      formStatuses[side].recordEdit();
      dispatch({ type: 'typed', pool: key, side, text });
    },
    clear: () => dispatch({ type: 'cleared', pool: key, side }),
  });
  return {
    /** The form on screen. */
    side: form.side,
    choose: (side: RewardSide) => dispatch({ type: 'chosen', pool: key, side }),
    deposit: stateOf('deposit'),
    withdraw: stateOf('withdraw'),
  };
}
