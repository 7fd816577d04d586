import type { ReactNode } from 'react';
import * as styles from './Facts.css';
import { TippedText } from './TippedText';
import { useChangeMark } from './useChangeMark';

type FactsProps = {
  /** Whether a line separates them, beside a form. */
  isRuled?: boolean;
  children: ReactNode;
};

/** The quiet table of figures under a form, or beside it. */
export function Facts({ isRuled = false, children }: FactsProps) {
  return <dl className={isRuled ? styles.ruled : styles.list}>{children}</dl>;
}

type FactProps = {
  term: string;
  /** What the term means, on hover, focus and touch of it. */
  about?: string | undefined;
  /** The figure, the same in each language, if a change of it is to be marked for a moment. */
  mark?: string | undefined;
  /** Whether the figure has several lines; the term is next to the first. */
  isTall?: boolean;
  /** Whether a value that is too long for its line breaks beside the term. */
  isBeside?: boolean;
  children: ReactNode;
};

/** One figure with its term. */
export function Fact({ term, about, mark, isTall = false, isBeside = false, children }: FactProps) {
  const marked = useChangeMark(mark);
  const row = isTall ? styles.tallRow : styles.row;
  return (
    <div className={isBeside ? styles.besideRow : row}>
      <dt className={styles.term}>{about ? <TippedText tip={about}>{term}</TippedText> : term}</dt>
      <dd className={[styles.value, marked].join(' ').trim()}>{children}</dd>
    </div>
  );
}
