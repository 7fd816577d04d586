import { useEffect, useState } from 'react';
import * as styles from './CopyableValue.css';

const CONFIRMATION_MS = 500;

type Props = {
  /** The rounded value, as the text shows it. */
  text: string;
  /** The same value to its last digit, as it is copied. */
  exact: string;
  copyLabel: string;
  copiedLabel: string;
};

/** A rounded value that shows its exact digits on hover and focus, and copies them on a press. */
export function CopyableValue({ text, exact, copyLabel, copiedLabel }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard?.writeText(exact);
    setCopied(true);
  };
  return (
    <button type="button" className={styles.value} aria-label={copyLabel} onClick={copy}>
      {text}
      <span className={styles.tip} data-exact={exact}>
        {isCopied ? copiedLabel : exact}
      </span>
    </button>
  );
}
