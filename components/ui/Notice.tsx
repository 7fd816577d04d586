import type { ReactNode } from 'react';
import * as styles from './Notice.css';

type Props = { tone: keyof typeof styles.tones; children: ReactNode };

/** A message in the page. A screen reader announces an error at once, anything else politely. */
export function Notice({ tone, children }: Props) {
  return (
    <div className={styles.tones[tone]} role={tone === 'error' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
