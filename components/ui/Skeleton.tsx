import * as styles from './Skeleton.css';

/** Stands where a figure of about `characters` characters will be, so that nothing jumps. */
export function Skeleton({ characters }: { characters: number }) {
  return (
    <span className={styles.skeleton} style={{ width: `${characters}ch` }} aria-hidden="true" />
  );
}
