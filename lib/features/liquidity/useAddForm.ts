import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { stableKey } from '@/lib/base/json/stableKey';
import { draft } from '@/lib/transactions/forms/draft';
import type { FormOwner } from '@/lib/transactions/forms/sentForms';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import type { AddFormEvent } from './addForm';
import { formOf, isArriving, NO_PAIR_FORM, type PairForm, reducePairForm } from './pairForm';

const schema: z.ZodMiniType<PairForm> = z.object({
  form: z.object({
    independentField: z.literal(['currencyA', 'currencyB']),
    typedValue: z.string(),
    otherTypedValue: z.string(),
  }),
  pairs: z.array(z.string()),
});

/** The addition that is typed in this tab, with its pair. */
const additionDraft = draft('pangolin.addForm', schema);

/** The form that adds liquidity, with the pair that it belongs to. */
const addFormAtom = atomWithReducer(NO_PAIR_FORM, reducePairForm);

/**
 * The form that adds liquidity to a pair, and its status. It survives a reload of this tab.
 *
 * @param pair - The key of the pair in the path; see `pairKey`.
 */
export function useAddForm(pair: string, owner: FormOwner) {
  const [pairForm, dispatch] = useAtom(addFormAtom);
  const form = formOf(pairForm, pair);
  const formStatus = useFormStatus('add', owner, stableKey([pair, form]));
  const hasArrived = isArriving(pairForm, pair);
  useDraft(additionDraft, {
    form: pairForm,
    restore: (draft) => dispatch({ type: 'restored', draft }),
  });
  useEffect(() => {
    if (hasArrived) dispatch({ type: 'arrived', pair });
  }, [hasArrived, pair, dispatch]);
  return {
    form,
    formStatus,
    edit: (edit: AddFormEvent) => {
      formStatus.recordEdit();
      dispatch({ type: 'edited', pair, edit });
    },
    /** Takes what is typed along to another pair, before its path is opened. */
    follow: (next: string) => dispatch({ type: 'picked', pair, next }),
  };
}
