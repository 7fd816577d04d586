import { type ComponentProps, useId } from 'react';
import * as styles from './TextField.css';

type Props = Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'onBlur' | 'type'> & {
  label: string;
  text: string;
  /** What is wrong with it; undefined shows nothing. */
  error: string | undefined;
  onType: (text: string) => void;
};

/** A labelled line of text with its error. */
export function TextField({ label, text, error, onType, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.place}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p id={`${id}-error`} className={styles.error} role="status">
          {error}
        </p>
      </div>
      <input
        id={id}
        className={styles.input}
        value={text}
        onChange={(event) => onType(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        {...input}
      />
    </div>
  );
}
