import { tippedText } from './tip.css';

type Props = {
  /** More about the text, such as the exact moment of an age. */
  tip: string;
  children: string;
};

/**
 * A text with a tip on hover, focus and touch. A screen reader reads it as the description of the
 * text, and a style draws it, so that it is not part of the text.
 */
export function TippedText({ tip, children }: Props) {
  return (
    <button type="button" className={tippedText} aria-description={tip}>
      {children}
    </button>
  );
}
