import type { ReactNode } from 'react';
import * as styles from './Consent.css';

type Props = {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  /** What the user agrees to. */
  children: ReactNode;
};

/** A checkbox with its sentence, which a user ticks to go on. */
export function Consent({ isGiven, onChange, children }: Props) {
  return (
    <label className={styles.consent}>
      <input
        className={styles.checkbox}
        type="checkbox"
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  );
}
