'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { BrandMark } from '@/components/parts/page/BrandMark';
import { FrameTools } from './FrameTools';
import * as styles from './Header.css';
import { HeaderNavigation } from './HeaderNavigation';

/** The site's header: navigation, network and wallet. */
export function Header() {
  const t = useTranslations('frame');
  return (
    <header className={styles.header}>
      <Link href="/swap/" prefetch={false} className={styles.brand} aria-label={t('home')}>
        <BrandMark size={28} />
        <span className={styles.brandName}>{t('brand')}</span>
      </Link>
      <HeaderNavigation />
      <FrameTools />
    </header>
  );
}
