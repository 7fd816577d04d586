import { useEffect, useEffectEvent } from 'react';
import type { Draft } from './draft';

type Options<Form> = {
  /** What to keep: the same object while nothing changes. Undefined keeps nothing. */
  readonly form: Form | undefined;
  /**
   * Called with the draft, before anything is kept; undefined while it is not known whose form it
   * is.
   */
  readonly restore: ((kept: Form) => void) | undefined;
};

/** Restores a form when this document is loaded again, and keeps each change of it in this tab. */
export function useDraft<Form>(draft: Draft<Form>, { form, restore }: Options<Form>): void {
  const canRestore = restore !== undefined;
  const take = useEffectEvent(() => {
    const kept = draft.take();
    if (kept !== undefined) restore?.(kept);
  });
  useEffect(() => {
    if (canRestore) take();
  }, [canRestore]);
  useEffect(() => {
    if (form !== undefined) draft.keep(form);
  }, [draft, form]);
}
