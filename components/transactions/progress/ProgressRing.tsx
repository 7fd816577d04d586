import type { ReactNode } from 'react';
import * as styles from './ProgressRing.css';

const CENTER = styles.SIZE / 2;
/** Of the circle's line, which is 3 px wide. */
const RADIUS = CENTER - 1.5;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** The size of the logos in it, in pixels. */
export const LOGO_SIZE = 32;
/** The size of the icon in it, in pixels. */
export const ICON_SIZE = 40;

type Props = {
  /** How much of the ring is closed, from 0 to 1. */
  share: number;
  /** `now` moves, until what it shows has ended. */
  tone: keyof typeof styles.arcs;
  children: ReactNode;
};

/** A ring that closes step by step. The text next to it says the same. */
export function ProgressRing({ share, tone, children }: Props) {
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg className={styles.circles} width={styles.SIZE} height={styles.SIZE} aria-hidden="true">
        <circle className={styles.track} cx={CENTER} cy={CENTER} r={RADIUS} />
        {share > 0 && (
          <circle
            className={styles.arcs[tone]}
            cx={CENTER}
            cy={CENTER}
            r={RADIUS}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={CIRCUMFERENCE * (1 - share)}
          />
        )}
      </svg>
      <div className={styles.content[tone]}>{children}</div>
    </div>
  );
}
