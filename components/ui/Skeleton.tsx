import * as styles from './Skeleton.css';

/** The width of a digit of the font; `ch` would change when the font arrives. */
const DIGIT_EM = 0.6;

/** Reserves the space of a figure of about `characters` characters, so that nothing jumps. */
export function Skeleton({ characters }: { characters: number }) {
  const width = `${characters * DIGIT_EM}em`;
  return <span className={styles.skeleton} style={{ width }} aria-hidden="true" />;
}
