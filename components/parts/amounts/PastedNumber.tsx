import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { pastedNumber } from '@/lib/base/amounts/pastedNumber';
import { pasteMessages } from '@/lib/base/i18n/exported/paste';
import * as styles from './PastedNumber.css';

/** How many characters of a pasted text are repeated: the sentence fits the line kept for it. */
const REPEATED_LENGTH = 10;

type Props = {
  id: string;
  input: HTMLInputElement;
  /** What was pasted. */
  text: string;
  /** What the field's number counts. */
  unit: string;
};

/** Types the number that was pasted into its field, or says that it is not one. */
export const PastedNumber = withMessages({ paste: pasteMessages }, Content);

function Content({ id, input, text, unit }: Props) {
  const t = useTranslations('paste');
  const locale = useLocale();
  const [isInvalid, setInvalid] = useState(false);
  const isRead = useRef(false);
  const read = useEffectEvent(() => {
    // In development, React runs effects twice.
    if (isRead.current) return;
    isRead.current = true;
    const number = pastedNumber(text, { locale, unit });
    setInvalid(number === undefined || !typeInto(input, number));
  });
  useEffect(() => read(), []);
  if (!isInvalid) return null;
  const repeated = text.length > REPEATED_LENGTH ? `${text.slice(0, REPEATED_LENGTH)}…` : text;
  return (
    <p id={id} role="alert" className={styles.problem}>
      {t('notPasted', { text: repeated })}
    </p>
  );
}

/**
 * Puts digits in the place of a field's selection, as a paste does.
 *
 * @returns whether it did: not if two numbers would run together or the field is too short.
 */
function typeInto(input: HTMLInputElement, number: string): boolean {
  const { value, maxLength } = input;
  const start = input.selectionStart ?? value.length;
  const end = input.selectionEnd ?? value.length;
  const edited = value.slice(0, start) + number + value.slice(end);
  if (edited.length > maxLength || !/^\d*[.,]?\d*$/.test(edited)) return false;
  input.setRangeText(number, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return true;
}
