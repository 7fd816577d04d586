import { Cuer } from 'cuer';
import * as styles from './QrCode.css';

type Props = {
  /** What the code contains. */
  text: string;
  /** What the code is, for who can't see it. */
  label: string;
};

/** A text as a QR code, drawn on this device. */
export function QrCode({ text, label }: Props) {
  return (
    <div className={styles.code} role="img" aria-label={label}>
      <Cuer value={text} errorCorrection="medium" aria-hidden="true" />
    </div>
  );
}
