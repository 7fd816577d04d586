import * as styles from './Spinner.css';

/** Something is under way; the words beside it say what. */
export function Spinner({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <span
      className={isLarge ? `${styles.spinner} ${styles.large}` : styles.spinner}
      aria-hidden="true"
    />
  );
}
