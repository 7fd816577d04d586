'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { OldBridgePanel } from '@/components/parts/oldBridge/OldBridgePanel';
import { PngPanel } from '@/components/parts/png/PngPanel';
import { WalletPanels } from '@/components/parts/wallet/WalletPanels';
import { BetaLook } from './BetaLook';
import { Footer } from './Footer';
import * as styles from './Frame.css';
import { Header } from './Header';
import { Notices } from './Notices';
import { PhoneBar } from './PhoneBar';
import { Popups } from './Popups';
import { UnknownPath } from './UnknownPath';
import { UrlWarning } from './UrlWarning';
// Amounts are in parts loaded on demand. With their styles in each page, these need no request.
import '@/components/ui/announcement.css';
import '@/components/ui/CopyableValue.css';

const MAIN_ID = 'main';

/** The frame around every screen. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('frame');
  const main = useRef<HTMLElement>(null);
  // Keeps the hash of the address, which may select the page's look.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        <a href={`#${MAIN_ID}`} className={styles.skip} onClick={skip}>
          {t('skipToContent')}
        </a>
        <UrlWarning />
        <Header />
        <BetaLook />
      </div>
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={styles.main}>
        <div className={styles.screen}>
          <UnknownPath />
          <ErrorRegion>{children}</ErrorRegion>
          <ErrorRegion>
            <WalletPanels />
          </ErrorRegion>
          <ErrorRegion>
            <PngPanel />
          </ErrorRegion>
          <ErrorRegion>
            <OldBridgePanel />
          </ErrorRegion>
        </div>
        <Notices />
      </main>
      <Footer />
      <PhoneBar />
      <ErrorRegion>
        <Popups />
      </ErrorRegion>
    </div>
  );
}
