'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ErrorRegion } from '@/components/parts/loading/ErrorRegion';
import { LoadingPanel } from '@/components/parts/loading/LoadingPanel';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { useIsIdle } from '@/components/ui/useIsIdle';
import { BAR_ITEMS } from '@/lib/site/navigation/navItems';
import { useCurrentNavItem } from '@/lib/site/navigation/useCurrentNavItem';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';
import { NavLink } from './NavLink';
import { NAV_ICONS } from './navIcons';
import * as styles from './PhoneBar.css';

const PhoneSheet = lazyComponent(() => import('./PhoneSheet'), 'PhoneSheet', LoadingPanel);

const ICON_SIZE = 20;

/** The bar at the bottom of a phone: the screens, and a button for the rest. */
export function PhoneBar() {
  const t = useTranslations('frame');
  const current = useCurrentNavItem();
  const { isOpen, open, close } = useOwnPanel('phoneMenu');
  usePreload(PhoneSheet, useIsIdle());
  return (
    <nav className={styles.bar} aria-label={t('mainNavigation')}>
      {BAR_ITEMS.map((item) => {
        const Icon = NAV_ICONS[item.name];
        return (
          <NavLink
            key={item.name}
            href={item.path}
            className={styles.item}
            aria-current={item === current ? 'page' : undefined}
          >
            <Icon size={ICON_SIZE} aria-hidden="true" />
            {t(`navItems.${item.name}`)}
          </NavLink>
        );
      })}
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={open}>
        <Ellipsis size={ICON_SIZE} aria-hidden="true" />
        {t('more')}
      </button>
      <ErrorRegion>{isOpen && <PhoneSheet onClose={close} />}</ErrorRegion>
    </nav>
  );
}
