import type { ReactNode } from 'react';
import type { DrawnMark } from '@/lib/tokens/mark';
import * as styles from './TokenLogo.css';

/** Letters of a drawn mark, in sizes of the mark. */
const ONE_LINE = 0.36;
const TWO_LINES = 0.32;

type Props = {
  /** Absent where something else is drawn in its place. */
  mark: DrawnMark | undefined;
  /** In pixels. */
  size: number;
  /** A logo over the mark. */
  children: ReactNode;
};

/** Shows a drawn mark, and a logo over it. The text beside it always names the token or list. */
export function Mark({ mark, size, children }: Props) {
  return (
    <span
      className={styles.logo}
      style={{
        width: size,
        height: size,
        fontSize: size * (mark?.letters.includes('\n') ? TWO_LINES : ONE_LINE),
        background: mark?.background,
      }}
      data-letters={mark?.letters}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
