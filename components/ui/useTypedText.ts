import { startTransition, useOptimistic } from 'react';
import { flushSync } from 'react-dom';

/**
 * The text of a search field. It is shown at once, and what it finds is rendered after it, in
 * slices: with thousands of tokens, that would make each key wait.
 *
 * @param searched - The text whose results are shown.
 * @param onEdit - Called with each text in a transition.
 */
export function useTypedText(searched: string, onEdit: (text: string) => void) {
  const [typed, setTyped] = useOptimistic(searched);
  const edit = (text: string) =>
    startTransition(() => {
      setTyped(text);
      onEdit(text);
    });
  /** Renders the results of the typed text now: before a key acts on them. */
  const settle = () => {
    if (typed !== searched) flushSync(() => onEdit(typed));
  };
  return { typed, edit, settle };
}
