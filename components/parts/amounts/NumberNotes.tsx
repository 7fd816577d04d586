import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { withMessages } from '@/components/parts/loading/withMessages';
import { browserGroup } from '@/lib/base/amounts/browserGroup';
import { numberSymbols } from '@/lib/base/amounts/numberSymbols';
import { pastedNumbers } from '@/lib/base/amounts/pastedNumbers';
import { pasteMessages } from '@/lib/base/i18n/exported/paste';
import { isolated } from '@/lib/base/text/isolated';
import { plainText } from '@/lib/base/text/plainText';
import * as styles from './NumberNotes.css';

/**
 * How many characters of a pasted text are repeated, with the sign that it was cut: the sentence fits
 * the line kept for it.
 */
const REPEATED_LENGTH = 11;

export type PastedProps = {
  id: string;
  input: HTMLInputElement;
  /** What was pasted. */
  text: string;
  /** What the field's number counts. */
  unit: string;
};

/**
 * Types the number that was pasted into its field. Asks which one if it can mean two, and says if it
 * is none.
 */
export const PastedNumber = withMessages({ paste: pasteMessages }, Pasted);

function Pasted({ id, input, text, unit }: PastedProps) {
  const t = useTranslations('paste');
  const locale = useLocale();
  const { decimal } = numberSymbols(locale);
  /** The numbers to choose from; none if it is invalid. */
  const [numbers, setNumbers] = useState<readonly string[]>();
  const isRead = useRef(false);
  const type = (number: string) => {
    if (!typeInto(input, number.replace('.', decimal))) setNumbers([]);
  };
  const read = useEffectEvent(() => {
    // In development, React runs effects twice.
    if (isRead.current) return;
    isRead.current = true;
    const found = pastedNumbers(text, { locale, unit });
    const [only] = found;
    if (only !== undefined && found.length === 1) type(only);
    else setNumbers(found);
  });
  useEffect(() => read(), []);
  if (numbers === undefined) return null;
  const repeated = isolated(plainText(text, REPEATED_LENGTH));
  const choose = (number: string) => {
    const { selectionStart, selectionEnd } = input;
    // The focus may select a field's text; what is pasted replaces what was selected before.
    input.focus();
    input.setSelectionRange(selectionStart, selectionEnd);
    type(number);
  };
  return (
    <p id={id} role="alert" className={styles.problem}>
      {t(numbers.length === 0 ? 'notPasted' : 'whichNumber', { text: repeated })}
      {numbers.map((number) => (
        <Fragment key={number}>
          {' '}
          <button type="button" className={styles.choice} onClick={() => choose(number)}>
            {number.replace('.', decimal)}
          </button>
        </Fragment>
      ))}
    </p>
  );
}

/**
 * Puts a number in the place of a field's selection, as a paste does.
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

type ReadProps =
  | {
      /** As the field shows it. */
      number: string;
      /** What its decimal sign was typed as, a comma or a dot. */
      sign: string | undefined;
    }
  /** Of a text that is no number. */
  | { id: string };

/**
 * Says how a number was read if its decimal sign groups digits for the page or for the user, or that
 * a typed text is none.
 */
export const NumberRead = withMessages({ paste: pasteMessages }, Read);

function Read(props: ReadProps) {
  const t = useTranslations('paste');
  const { group } = numberSymbols(useLocale());
  if ('id' in props)
    return (
      <p id={props.id} role="alert" className={styles.problem}>
        {t('notNumber')}
      </p>
    );
  const { number, sign } = props;
  if (sign !== group && sign !== browserGroup()) return null;
  return (
    <p role="status" className={styles.doubt}>
      {t('numberRead', { number, sign: sign === ',' ? 'comma' : 'dot' })}
    </p>
  );
}
