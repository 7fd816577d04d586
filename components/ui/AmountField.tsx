import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './AmountField.css';

type Props = {
  label: string;
  /** The text shown: what was typed, or what was computed. */
  text: string;
  /** Receives every edit; the owner decides what of it stays. */
  onEdit: (text: string) => void;
  /** The currency's button. */
  currency: ReactNode;
  /** The balance, and what belongs to it. */
  note: ReactNode;
  /** What the amount is worth; its line is kept free while there is nothing to say. */
  worth?: ReactNode;
  /** Whether the figures in it are too old to be signed. */
  isStale?: boolean;
};

const MEDIUM_FROM = 7;
const LONG_FROM = 11;

function lengthOf({ length }: string): keyof typeof styles.inputs {
  if (length >= LONG_FROM) return 'long';
  return length >= MEDIUM_FROM ? 'medium' : 'short';
}

/** A labelled amount with its currency: the largest thing on a form. */
export function AmountField(props: Props) {
  const { label, text, onEdit, currency, note, worth, isStale = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeEarlyEdit = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== text) onEdit(typed);
  });
  // The exported document can be typed into before its code has come.
  useLayoutEffect(() => takeEarlyEdit(), []);
  const look = styles.inputs[lengthOf(text)];
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.note}>{note}</div>
      </div>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={isStale ? `${look} ${styles.stale}` : look}
          value={text}
          onChange={(event) => onEdit(event.target.value)}
          inputMode="decimal"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder="0"
          maxLength={79}
        />
        {currency}
      </div>
      <div className={styles.worth}>{worth}</div>
    </div>
  );
}
