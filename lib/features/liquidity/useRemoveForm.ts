import { useAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { stableKey } from '@/lib/base/json/stableKey';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';
import { draft } from '@/lib/transactions/forms/draft';
import type { FormOwner } from '@/lib/transactions/forms/sentForms';
import { useDraft } from '@/lib/transactions/forms/useDraft';
import { useFormStatus } from '@/lib/transactions/forms/useFormStatus';
import { pairKey } from './pairForm';
import { EMPTY_REMOVE_FORM, reduceRemoveForm } from './removeForm';

const schema = z.object({
  /** The ids in its path; see `pairKey`. */
  pair: z.string(),
  independentField: z.literal(['percent', 'liquidity', 'currencyA', 'currencyB']),
  typedValue: z.string(),
});

/** The removal that is typed in this tab, with its pair. */
const removalDraft = draft('pangolin.removeForm', schema);

/** The form that removes liquidity. */
const removeFormAtom = atomWithReducer(EMPTY_REMOVE_FORM, reduceRemoveForm);

/**
 * The form that removes liquidity of a pair, and its status. It survives a reload of this
 * tab.
 */
export function useRemoveForm({ idA, idB }: CurrencyIds, owner: FormOwner) {
  const [form, dispatch] = useAtom(removeFormAtom);
  const pair = idA === undefined || idB === undefined ? undefined : pairKey({ idA, idB });
  const { independentField, typedValue } = form;
  const formStatus = useFormStatus(
    'remove',
    owner,
    stableKey([pair, independentField, typedValue]),
  );
  const typed = useMemo(
    () => (pair === undefined ? undefined : { pair, independentField, typedValue }),
    [pair, independentField, typedValue],
  );
  useDraft(removalDraft, {
    form: typed,
    restore:
      pair === undefined
        ? undefined
        : (draft) => {
            if (draft.pair !== pair) return;
            dispatch({ type: 'typed', field: draft.independentField, text: draft.typedValue });
          },
  });
  return { form, dispatch, formStatus };
}
