import * as styles from './TippedText.css';

type Props = {
  /** More about the text, such as the exact moment of an age. */
  tip: string;
  /** Where the text is; by default at the start of a line. A `sentence` has that style. */
  place?: keyof typeof styles.texts;
  children: string;
};

/**
 * A text with a tip on hover, focus and touch, which a screen reader reads as its description. A style
 * draws the tip, so that it is not part of the text. Nobody wants to hear each second of an age.
 */
export function TippedText({ tip, place = 'start', children }: Props) {
  return (
    <button
      type="button"
      className={styles.texts[place]}
      aria-description={tip}
      aria-live="off"
      data-tip={tip}
    >
      {children}
    </button>
  );
}
