import { useLocale } from 'next-intl';
import { type InputEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { AmountField } from '@/components/ui/AmountField';
import {
  AMOUNT_TEXT_MAX_LENGTH,
  cutAmountText,
  toAmountText,
  withPlainSigns,
} from '@/lib/base/amounts/amountText';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { numberSymbols } from '@/lib/base/amounts/numberSymbols';
import { usePaste } from './usePaste';

// It is loaded for every number that looks grouped, and few of them need a note: so a failure of its
// code is not shown.
const NumberRead = lazyPart(
  () => import('./NumberNotes'),
  'NumberRead',
  undefined,
  () => null,
);

type Props = {
  label: string;
  /** The label for screen readers, if it says more. */
  fullLabel?: string | undefined;
  /** The text, typed or computed, with a point. It is shown with the sign of the language. */
  text: string;
  /**
   * The text for readers; by default its digits are grouped, and cut unless somebody typed them.
   */
  readableText?: string | undefined;
  /** Whether it counts dollars, and not its unit. */
  isDollars?: boolean | undefined;
  /** The symbol of what the amount counts; undefined while none is chosen. */
  unit: string | undefined;
  /** Called with every text that may become an amount. */
  onType: (text: string) => void;
  /** The currency's button. */
  currency: ReactNode;
  /** The balance and its buttons. */
  note: ReactNode;
  /** The amount's value. */
  value?: ReactNode;
  /** Whether amounts here have a value at all. If not, they have no line for it. */
  hasValue?: boolean;
  /**
   * Whether the figures are too old to sign with. Then what was computed is faint, such as the
   * dollars of an amount.
   */
  isStale?: boolean;
  /** Whether the amount is being computed. */
  isWaiting?: boolean;
};

/** What was typed last. */
type Typed = {
  readonly text: string;
  /** The sign that its point was typed as, a comma or a point. */
  readonly sign?: string | undefined;
  /** Its beginning that may have been meant as grouped digits: `2.349` of a typed `2,349`. */
  readonly grouped?: string | undefined;
  /** What was typed in place of the text and is no number. */
  readonly refused?: string;
};

const NOTHING: Typed = { text: '' };

const LIKE_GROUPED = /^[1-9]\d{0,2}\.\d{3}$/;

function typedAfter(before: Typed, edited: string, text: string, decimal: string): Typed {
  // The field shows the decimal sign of the language for either.
  const other = /[.,]/.exec(edited.replace(decimal, ''))?.[0] ?? before.sign ?? decimal;
  const sign = text.includes('.') ? other : undefined;
  if (before.grouped && text.startsWith(before.grouped)) return { ...before, text };
  return { text, sign, grouped: sign && LIKE_GROUPED.test(text) ? text : undefined };
}

/**
 * What is typed without effect: letters and spaces, which separate no decimals, and a minus or the
 * sign of a currency before the digits. Every other sign could separate the digits around it, which
 * must not become one number without it.
 */
const IGNORED = /[\p{L}\p{M}\s]|^[\p{S}\p{Pd}]/u;

/** Rejects such characters before the browser replaces the selection with them. */
function rejectCharacters(event: InputEvent<HTMLInputElement>): void {
  const before = event.currentTarget.selectionStart ? '0' : '';
  if (IGNORED.test(before + event.data)) event.preventDefault();
}

/** Focuses a field before the browser places the caret, which would end a selection on focus. */
function focusFirst(event: MouseEvent<HTMLInputElement>): void {
  const { currentTarget } = event;
  if (currentTarget === document.activeElement) return;
  event.preventDefault();
  currentTarget.focus();
}

/**
 * A field for an amount. It marks a text that is no number, and reads amounts that are pasted as
 * written. While it is not being typed in, its digits are grouped, and an amount that was filled in
 * is cut to 8 digits; focus selects it, so that typing replaces it. If a typed comma or point may
 * have been meant to group them, it says how it was read.
 */
export function AmountInput({ unit, isDollars, onType, fullLabel, ...field }: Props) {
  const locale = useLocale();
  const { decimal, beforeDollars, afterDollars } = numberSymbols(locale);
  const { id, forget, problem, input } = usePaste(field.text, isDollars ? '$' : unit);
  const [typed, setTyped] = useState(NOTHING);
  const isTyped = typed.text === field.text;
  const refused = isTyped ? typed.refused : undefined;
  if (!isTyped && typed.refused) setTyped(NOTHING);
  const edit = (raw: string) => {
    forget();
    const edited = withPlainSigns(raw);
    if (IGNORED.test(edited)) return;
    const kept = toAmountText(edited);
    setTyped(
      kept === undefined
        ? { text: '', refused: edited }
        : typedAfter(isTyped ? typed : NOTHING, edited, kept, decimal),
    );
    onType(kept ?? '');
  };
  const shown = refused ?? field.text.replace('.', decimal);
  // A value in dollars is a figure, also of what was typed.
  const isFigure = !isTyped || field.readableText !== undefined;
  // Grouped zeros would look like a fraction.
  const seen = (isTyped ? field.text : cutAmountText(field.text)).replace(/^0+(?=\d)/, '');
  return (
    <AmountField
      {...field}
      text={shown}
      affixes={isDollars && [beforeDollars, afterDollars]}
      isStale={field.isStale === true && isFigure}
      readableText={refused ?? field.readableText ?? localizeDecimal(seen, locale)}
      maxLength={AMOUNT_TEXT_MAX_LENGTH}
      onEdit={edit}
      problem={problem ?? (refused && <NumberRead id={id} />)}
      hint={isTyped && typed.grouped && <NumberRead number={shown} sign={typed.sign} />}
      input={{
        ...input,
        'aria-label': fullLabel,
        onBeforeInput: rejectCharacters,
        ...(refused && { 'aria-invalid': true, 'aria-describedby': id }),
        ...(!isTyped && {
          onFocus: (event) => event.currentTarget.select(),
          onMouseDown: focusFirst,
        }),
      }}
    />
  );
}
