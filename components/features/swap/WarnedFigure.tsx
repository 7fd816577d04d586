import { OctagonAlert, TriangleAlert } from 'lucide-react';
import * as styles from './WarnedFigure.css';

type Props = {
  /** Whether it is far too high. */
  isSevere?: boolean;
  children: string;
};

/** A figure that is too high: in the error colour, with an icon. A severe one is on that colour. */
export function WarnedFigure({ isSevere = false, children }: Props) {
  const Icon = isSevere ? OctagonAlert : TriangleAlert;
  return (
    <span className={isSevere ? styles.severe : styles.warning}>
      <Icon size={14} aria-hidden="true" />
      {children}
    </span>
  );
}
