import type { ReactNode } from 'react';
import type { DrawnMark } from '@/lib/base/tokens/tokenMark';
import * as styles from './TokenLogo.css';

/** The size of the letters of a drawn mark, in sizes of the mark: of three, and of fewer. */
const [THREE, FEWER] = [0.31, 0.38];

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
        fontSize: size * ((mark?.letters.length ?? 0) > 2 ? THREE : FEWER),
        background: mark?.background,
      }}
      data-letters={mark?.letters}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
