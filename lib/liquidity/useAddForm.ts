import { useAtom } from 'jotai';
import { useEffect } from 'react';
import type { FormOwner } from '@/lib/forms/sentForms';
import { useSentForm } from '@/lib/forms/useSentForm';
import { agreementKey } from '@/lib/submit/agreementKey';
import type { AddFormEvent } from './addForm';
import { addFormAtom } from './atoms';
import { keptAddition } from './keptAddition';
import { formOf, isArriving } from './pairForm';

/**
 * The form that adds liquidity to a pair, and what became of it. It is there again after a reload
 * of this tab.
 *
 * @param pair - The key of the pair in the path; see `pairKey`.
 */
export function useAddForm(pair: string, owner: FormOwner) {
  const [pairForm, dispatch] = useAtom(addFormAtom);
  const form = formOf(pairForm, pair);
  const sending = useSentForm('add', owner, agreementKey([pair, form]));
  const hasArrived = isArriving(pairForm, pair);
  useEffect(() => {
    const kept = keptAddition.take();
    if (kept) dispatch({ type: 'restored', kept });
  }, [dispatch]);
  useEffect(() => keptAddition.keep(pairForm), [pairForm]);
  useEffect(() => {
    if (hasArrived) dispatch({ type: 'arrived', pair });
  }, [hasArrived, pair, dispatch]);
  return {
    form,
    sending,
    edit: (edit: AddFormEvent) => {
      sending.noteEdit();
      dispatch({ type: 'edited', pair, edit });
    },
    /** Takes what is typed along to another pair, before its path is opened. */
    follow: (next: string) => dispatch({ type: 'picked', pair, next }),
  };
}
