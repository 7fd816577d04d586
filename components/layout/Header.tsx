'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { WalletButton } from '@/components/wallet/WalletButton';
import { BrandMark } from './BrandMark';
import * as styles from './Header.css';
import { NativeBalance } from './NativeBalance';
import { NavLink } from './NavLink';
import { NetworkName } from './NetworkName';
import { ThemeToggle } from './ThemeToggle';

/** The site's header: where to go, which network, whose wallet. */
export function Header() {
  const t = useTranslations('frame');
  return (
    <header className={styles.header}>
      <Link href="/swap/" prefetch={false} className={styles.brand} aria-label={t('home')}>
        <BrandMark />
        <span className={styles.brandName}>{t('brand')}</span>
      </Link>
      <nav className={styles.nav} aria-label={t('mainNavigation')}>
        <NavLink href="/swap/">{t('swap')}</NavLink>
      </nav>
      <div className={styles.side}>
        <NetworkName />
        <NativeBalance />
        <WalletButton />
        <ThemeToggle />
      </div>
    </header>
  );
}
