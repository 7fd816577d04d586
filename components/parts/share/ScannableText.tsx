import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { copyText } from '@/components/ui/copyText';
import { QrCode } from './QrCode';
import * as styles from './ScannableText.css';

type Props = {
  /** What is scanned and copied. */
  text: string;
  /** The text on screen; by default the same as `text`. */
  shown?: ReactNode;
  /** The name of the code for screen readers. */
  codeLabel: string;
  copyLabel: string;
  /** Next to the button that copies. */
  action?: ReactNode;
  /** What failed besides copying. */
  problem?: string | undefined;
  onCopy?: () => void;
};

/** A text as a QR code and in full, and a button that copies it. */
export function ScannableText(props: Props) {
  const { text, shown = text, codeLabel, copyLabel, action, problem, onCopy } = props;
  const frame = useTranslations('frame');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const copy = async () => {
    onCopy?.();
    setOutcome((await copyText(text)) ? 'copied' : 'copyFailed');
  };
  const Icon = outcome === 'copied' && !problem ? Check : Copy;
  return (
    <>
      <QrCode text={text} label={codeLabel} />
      <bdi className={styles.text} translate="no">
        {shown}
      </bdi>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={copy}>
          <Icon size={18} aria-hidden="true" />
          {copyLabel}
        </Button>
        {action}
      </div>
      <p className={styles.outcome} role="status">
        {problem ?? (outcome && frame(outcome))}
      </p>
    </>
  );
}
