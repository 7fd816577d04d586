'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PracticeRibbon } from './Banners';
import { Footer } from './Footer';
import * as styles from './Frame.css';
import { Header } from './Header';
import { Popups } from './Popups';

const MAIN_ID = 'main';

/** What stands around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('frame');
  return (
    <div className={styles.frame}>
      <div>
        <a href={`#${MAIN_ID}`} className={styles.skip}>
          {t('skipToContent')}
        </a>
        <PracticeRibbon />
        <Header />
      </div>
      <main id={MAIN_ID} className={styles.main}>
        {children}
      </main>
      <Footer />
      <Popups />
    </div>
  );
}
