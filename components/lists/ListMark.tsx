import * as styles from './ListMark.css';

/** The first letter of a list. Its logo is on a host of its publisher, so it is not requested. */
export function ListMark({ name }: { name: string }) {
  const [letter = ''] = name;
  return (
    <span className={styles.mark} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
