import { useEffect, useState } from 'react';
import * as styles from './CopyableValue.css';

const CONFIRMATION_MS = 500;

type Props = {
  /** The rounded value, as shown. */
  text: string;
  /** The exact value, as read. */
  exact: string;
  /** What is copied, if not the exact value as read. */
  copied?: string;
  copyLabel: string;
  copiedLabel: string;
};

/** A rounded value. Hover and focus show the exact digits, and a click copies them. */
export function CopyableValue({ text, exact, copied = exact, copyLabel, copiedLabel }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard?.writeText(copied);
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
