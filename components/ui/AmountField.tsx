import {
  type ComponentProps,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import * as styles from './AmountField.css';
import { Skeleton } from './Skeleton';
import { VERBATIM_INPUT } from './verbatimInput';

type Props = {
  label: string;
  /** The text shown: typed or computed. */
  text: string;
  /** The same text for readers, drawn over it while the field is not being typed in. */
  readableText: string;
  /** What stands before and after the text while somebody types, such as `$` and nothing. */
  affixes?: readonly [before: string, after: string] | false | undefined;
  /** The length of the longest text that can be typed. */
  maxLength: number;
  /** Called with every edit. The owner decides what to keep of it. */
  onEdit: (text: string) => void;
  /** Further properties of the input element. */
  input: Pick<
    ComponentProps<'input'>,
    | 'aria-label'
    | 'aria-describedby'
    | 'aria-invalid'
    | 'onPaste'
    | 'onBeforeInput'
    | 'onFocus'
    | 'onMouseDown'
  >;
  /** The currency's button. */
  currency: ReactNode;
  /** The balance and its buttons. */
  note: ReactNode;
  /** The amount's value. Its line is kept while it is empty. */
  value?: ReactNode;
  /** Whether amounts here have a value at all. If not, they have no line for it. */
  hasValue?: boolean;
  /** What is wrong with the last edit, in place of the value. */
  problem?: ReactNode;
  /** A note about the last edit, below everything. */
  hint?: ReactNode;
  /** Whether the amount is of figures that are too old to sign with. */
  isStale?: boolean;
  /** Whether the amount is being computed; its skeleton is shown until there is a text. */
  isWaiting?: boolean;
};

const STEPS = [6, 10, 14, 18] as const;
/** An amount with more characters has a line of its own on a phone. */
const LONG = STEPS[3];
const SKELETON_CHARACTERS = 6;

function lookOf(text: string): string {
  return styles.inputs[STEPS.find((characters) => text.length <= characters) ?? 24];
}

/** The input of the field that contains an element. */
export function inputOf(element: Element): HTMLInputElement | null | undefined {
  return element.closest(`.${styles.field}`)?.querySelector('input');
}

/** A labelled amount with its currency: the largest element of a form. */
export function AmountField(props: Props) {
  const { label, text, readableText, maxLength, onEdit, currency, note, isStale = false } = props;
  const isWaiting = props.isWaiting === true && text === '';
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  const takeEarlyEdit = useEffectEvent(() => {
    const typed = element.current?.value;
    if (typed !== undefined && typed !== text) onEdit(typed);
  });
  // The exported document accepts typing before its code is loaded.
  useLayoutEffect(() => takeEarlyEdit(), []);
  const [before, after] = props.affixes || ['', ''];
  const [look, readableLook] = [lookOf(before + text + after), lookOf(readableText)];
  const [shade, isCovered] = [isStale ? styles.stale : '', readableText !== text];
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.note}>{note}</div>
      </div>
      <div className={styles.figure}>
        <div className={styles.amount} data-long={readableText.length > LONG || undefined}>
          <input
            ref={element}
            id={id}
            className={`${look} ${shade} ${isCovered ? styles.covered : ''}`}
            style={{ paddingLeft: before && `${0.1 + 0.6 * before.length}em` }}
            value={text}
            onChange={(event) => onEdit(event.target.value)}
            {...props.input}
            inputMode="decimal"
            {...VERBATIM_INPUT}
            placeholder={isWaiting ? undefined : '0'}
            aria-busy={isWaiting}
            maxLength={maxLength}
          />
          {props.affixes && (
            <span className={`${look} ${styles.affixes}`} aria-hidden="true">
              {before}
              <span className={styles.unseen}>{text}</span>
              {after}
            </span>
          )}
          {isCovered && (
            <span className={`${readableLook} ${shade} ${styles.readable}`} aria-hidden="true">
              {readableText}
            </span>
          )}
          {isWaiting && (
            <span className={styles.waiting}>
              <Skeleton characters={SKELETON_CHARACTERS} />
            </span>
          )}
        </div>
        {currency}
        {(props.hasValue !== false || props.problem) && (
          <div className={styles.value}>{props.problem ?? props.value}</div>
        )}
      </div>
      {props.hint}
    </div>
  );
}
