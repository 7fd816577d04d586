import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from './CopyTip.css';
import { copyText } from './copyText';

const SHOWN_MS = { copied: 500, copyFailed: 5_000 } as const;
const ICON_SIZE = 12;
/** What is between isolates, and outside of them, but for the space that pairs figure and symbol. */
const SHOWN_TEXT = /[^\u2068\u2069\u00a0]+/g;

type Props = {
  exact: string;
  /** What a click copies; undefined if a click does something else. */
  copied: string | undefined;
  /** How often the value was clicked. */
  clicks: number;
  /** Whether the pointer, the focus or a finger is on the value. */
  isShown: boolean;
  /** Whether it is a finger that rests. */
  isHeld: boolean;
  /** Called with what has to be announced. */
  onSay: (text: string) => void;
};

/** Above a value: its exact digits, and whether they were copied. */
export function CopyTip({ exact, copied, clicks, isShown, isHeld, onSay }: Props) {
  const t = useTranslations('frame');
  const [outcome, setOutcome] = useState<{ readonly type: keyof typeof SHOWN_MS }>();
  const copy = useEffectEvent(async () => {
    if (copied === undefined) return;
    const type = (await copyText(copied)) ? 'copied' : 'copyFailed';
    setOutcome({ type });
    onSay(t(type));
  });
  // React runs it within the click, as the clipboard of some browsers demands.
  useEffect(() => {
    if (clicks > 0) void copy();
  }, [clicks]);
  const forget = useEffectEvent(() => {
    setOutcome(undefined);
    onSay('');
  });
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(forget, SHOWN_MS[outcome.type]);
    return () => clearTimeout(timer);
  }, [outcome]);
  // In a sentence, the text of a tip that nobody sees would be read as a part of it. The elements
  // stay: a dialog takes the focus when one is removed as the focus moves on.
  const tipText = isShown ? exact : exact.replace(SHOWN_TEXT, ' ');
  const Icon = outcome?.type === 'copied' ? Check : Copy;
  return (
    <span
      className={styles.tip}
      data-hidden={(!isShown && !outcome) || undefined}
      data-held={isHeld || undefined}
    >
      <span>{outcome ? t(outcome.type) : tipText}</span>
      {copied !== undefined && <Icon className={styles.icon} size={ICON_SIZE} aria-hidden="true" />}
    </span>
  );
}
