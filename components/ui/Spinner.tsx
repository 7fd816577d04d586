import * as styles from './Spinner.css';

type Props = {
  isLarge?: boolean;
  /** Whether it is as large as what it is in, as a ring around something. */
  isRing?: boolean;
};

/** Shows that something is in progress; the text next to it says what. */
export function Spinner({ isLarge = false, isRing = false }: Props) {
  const size = (isLarge && styles.large) || (isRing && styles.ring) || '';
  return <span className={`${styles.spinner} ${size}`.trim()} aria-hidden="true" />;
}
