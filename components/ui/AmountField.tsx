import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './AmountField.css';

type Props = {
  label: string;
  /** The text shown: typed or computed. */
  text: string;
  /** The length of the longest text that can be typed. */
  maxLength: number;
  /** Called with every edit. The owner decides what to keep of it. */
  onEdit: (text: string) => void;
  /** The currency's button. */
  currency: ReactNode;
  /** The balance and its buttons. */
  note: ReactNode;
  /** The amount's value. Its line is kept while it is empty. */
  value?: ReactNode;
  /** Whether the figures are too old to sign with. */
  isStale?: boolean;
};

const MEDIUM_FROM = 7;
const LONG_FROM = 11;

function lengthOf({ length }: string): keyof typeof styles.inputs {
  if (length >= LONG_FROM) return 'long';
  return length >= MEDIUM_FROM ? 'medium' : 'short';
}

/** A labelled amount with its currency: the largest element of a form. */
export function AmountField(props: Props) {
  const { label, text, maxLength, onEdit, currency, note, value, isStale = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeEarlyEdit = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== text) onEdit(typed);
  });
  // The exported document accepts typing before its code is loaded.
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
          maxLength={maxLength}
        />
        {currency}
      </div>
      <div className={styles.value}>{value}</div>
    </div>
  );
}
