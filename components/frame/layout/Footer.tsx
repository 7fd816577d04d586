'use client';

import { BlockNumber } from './BlockNumber';
import * as styles from './Footer.css';
import { PracticeRibbon } from './PracticeRibbon';

/** The bottom of every page: the block of the figures, and the practice ribbon. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <BlockNumber />
      <PracticeRibbon />
    </footer>
  );
}
