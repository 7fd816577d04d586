import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { addFormAtom } from './atoms';
import { keptAddition } from './keptAddition';

/** The form that adds liquidity, with its pair. It is there again after a reload of this tab. */
export function useAddForm() {
  const [form, dispatch] = useAtom(addFormAtom);
  useEffect(() => {
    const kept = keptAddition.take();
    if (kept) dispatch({ type: 'restored', kept });
  }, [dispatch]);
  useEffect(() => keptAddition.keep(form), [form]);
  return [form, dispatch] as const;
}
