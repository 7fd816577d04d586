import { useEffect, useState } from 'react';
import * as styles from './Figure.css';

const CONFIRMATION_MS = 500;

type Props = {
  /** The rounded figure, as it stands in the text. */
  text: string;
  /** The same figure to its last digit, as it is copied. */
  exact: string;
  copyLabel: string;
  copiedLabel: string;
};

/** A rounded figure that tells its exact value on hover and focus, and copies it. */
export function Figure({ text, exact, copyLabel, copiedLabel }: Props) {
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
    <button type="button" className={styles.figure} aria-label={copyLabel} onClick={copy}>
      {text}
      <span className={styles.tip} data-exact={exact}>
        {isCopied ? copiedLabel : exact}
      </span>
    </button>
  );
}
