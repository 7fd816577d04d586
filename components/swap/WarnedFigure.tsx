import { TriangleAlert } from 'lucide-react';
import * as styles from './WarnedFigure.css';

/** A figure that is too high: in the error colour, with an icon. */
export function WarnedFigure({ children }: { children: string }) {
  return (
    <span className={styles.warning}>
      <TriangleAlert size={14} aria-hidden="true" />
      {children}
    </span>
  );
}
