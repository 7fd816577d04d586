import type { ReactNode } from 'react';
import type { DrawnMark } from '@/lib/base/tokens/tokenMark';
import * as styles from './TokenLogo.css';

/** The letters of a drawn mark, in sizes of the mark, by how many are in its longest line. */
const LETTERS = [0.36, 0.36, 0.36, 0.34, 0.29];
const SMALLEST = 0.29;

type Props = {
  /** Undefined if something else is drawn in its place. */
  mark: DrawnMark | undefined;
  /** In pixels. */
  size: number;
  /** A logo over the mark. */
  children: ReactNode;
};

/** Shows a drawn mark, and a logo over it. The text next to it always names the token or list. */
export function Mark({ mark, size, children }: Props) {
  return (
    <span
      className={styles.logo}
      style={{
        width: size,
        height: size,
        fontSize: size * lettersOf(mark),
        background: mark?.background,
      }}
      data-letters={mark?.letters}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

function lettersOf(mark: DrawnMark | undefined): number {
  const lengths = (mark?.letters ?? '').split('\n').map(({ length }) => length);
  return LETTERS[Math.max(...lengths)] ?? SMALLEST;
}
