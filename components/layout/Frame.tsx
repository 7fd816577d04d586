'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WalletPanels } from '@/components/wallet/WalletPanels';
import { Footer } from './Footer';
import * as styles from './Frame.css';
import { Header } from './Header';
import { NetworkNotice } from './NetworkNotice';
import { Popups } from './Popups';
import { StorageNotice } from './StorageNotice';
import { WalletNotice } from './WalletNotice';

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
        <Header />
      </div>
      <main id={MAIN_ID} className={styles.main}>
        <NetworkNotice />
        <StorageNotice />
        <WalletNotice />
        {children}
      </main>
      <Footer />
      <Popups />
      <WalletPanels />
    </div>
  );
}
