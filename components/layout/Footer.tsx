'use client';

import { PracticeRibbon } from './Banners';
import { BlockNumber } from './BlockNumber';
import * as styles from './Footer.css';

/** The bottom of every page: the block of the figures. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <PracticeRibbon />
      <BlockNumber />
    </footer>
  );
}
