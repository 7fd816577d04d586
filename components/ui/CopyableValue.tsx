import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announcement } from './announcement.css';
import * as styles from './CopyableValue.css';

const CONFIRMATION_MS = 500;
const ICON_SIZE = 12;

type Props = {
  /** The rounded value, as shown. */
  text: string;
  /** What stands quietly beside it, such as the address that tells two tokens apart. */
  note?: string | undefined;
  /** The exact value, as read. */
  exact: string;
  /** What is copied, if not the exact value as read. */
  copied?: string;
  copyLabel: string;
  copiedLabel: string;
};

/** A value with a copy button. Hover and focus show its exact digits. */
export function CopyableValue(props: Props) {
  const { text, note, exact, copied = exact, copyLabel, copiedLabel } = props;
  const [isCopied, setCopied] = useState(false);
  // In a sentence, the text of a tip that nobody sees would be read as a part of it.
  const [hasTip, setTip] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard?.writeText(copied);
    setCopied(true);
  };
  const tipText = hasTip ? exact : ' ';
  const shown = isCopied ? copiedLabel : tipText;
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <button
        type="button"
        className={styles.value}
        aria-label={copyLabel}
        onClick={copy}
        // Not as soon as a dialog opens under a pointer that rests.
        onPointerMove={() => setTip(true)}
        onPointerLeave={() => setTip(false)}
        onFocus={() => setTip(true)}
        onBlur={() => setTip(false)}
      >
        <span>
          {text}
          {note && <span className={styles.note}> {note}</span>}
        </span>
        <Icon className={styles.icon} size={ICON_SIZE} aria-hidden="true" />
        <span
          className={styles.exact}
          data-exact={exact}
          data-hidden={(!hasTip && !isCopied) || undefined}
        >
          {/* Never removed: a dialog takes the focus when a node is removed as it moves on. */}
          {shown}
        </span>
      </button>
      <span className={announcement} aria-live="polite">
        {isCopied && copiedLabel}
      </span>
    </>
  );
}
