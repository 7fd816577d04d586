import { useLocale } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { VERBATIM_INPUT } from '@/components/ui/verbatimInput';
import { isTypedWord } from '@/lib/base/text/isTypedWord';
import * as styles from './TypedConfirmation.css';

type Props = {
  /** Says which word to type. */
  prompt: string;
  word: string;
  /** The button's text. */
  action: string;
  onConfirm: () => void;
};

/** A typed confirmation: the button is enabled once the word is typed. */
export function TypedConfirmation({ prompt, word, action, onConfirm }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const isTyped = isTypedWord(typed, word, useLocale());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTyped) onConfirm();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {prompt}
      </label>
      <input
        id={id}
        className={styles.input}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...VERBATIM_INPUT}
      />
      <Button variant="danger" type="submit" disabled={!isTyped}>
        {action}
      </Button>
    </form>
  );
}
