import * as styles from './Skeleton.css';

/** Reserves the space of a figure of about `characters` characters, so that nothing jumps. */
export function Skeleton({ characters }: { characters: number }) {
  return (
    <span className={styles.skeleton} style={{ width: `${characters}ch` }} aria-hidden="true" />
  );
}
