'use client';

import { BlockNumber } from './BlockNumber';
import * as styles from './Footer.css';
import { PracticeRibbon } from './PracticeRibbon';

/** The bottom of every page: the practice ribbon, and the block of the figures. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <PracticeRibbon />
      <BlockNumber />
    </footer>
  );
}
