import * as styles from './Spinner.css';

/** Shows that something is in progress; the text next to it says what. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span
      className={isLarge ? `${styles.spinner} ${styles.large}` : styles.spinner}
      aria-hidden="true"
    />
  );
}
