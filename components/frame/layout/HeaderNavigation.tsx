'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MenuButton } from '@/components/ui/MenuButton';
import { HEADER_ITEMS } from '@/lib/site/navigation/navItems';
import { PRODUCT_LINKS } from '@/lib/site/navigation/productLinks';
import { useCurrentNavItem } from '@/lib/site/navigation/useCurrentNavItem';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';
import { FarmMenuButton } from './FarmMenuButton';
import * as styles from './Header.css';
import { NavLink } from './NavLink';

const MoreMenu = lazyComponent(() => import('./MoreMenu'), 'MoreMenu');

const ICON_SIZE = 20;

/** The header's links: the screens, related pages elsewhere, and a menu of the rest. */
export function HeaderNavigation() {
  const t = useTranslations('frame');
  const current = useCurrentNavItem();
  const panel = useOwnPanel('menu');
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      {HEADER_ITEMS.map((item) => (
        <Fragment key={item.name}>
          <NavLink
            href={item.path}
            className={styles.link}
            aria-current={item === current ? 'page' : undefined}
          >
            {t(`navItems.${item.name}`)}
          </NavLink>
          {item.name === 'farm' && <FarmMenuButton />}
        </Fragment>
      ))}
      {PRODUCT_LINKS.map(({ name, url }) => (
        <NavLink key={name} href={url} className={styles.outerLink}>
          {t(`links.${name}`)}
        </NavLink>
      ))}
      <MenuButton
        variant="icon"
        aria-label={t('more')}
        isOpen={panel.isOpen}
        onOpen={panel.open}
        onClose={panel.close}
        menu={(open) => <MoreMenu {...open} />}
      >
        <Ellipsis size={ICON_SIZE} aria-hidden="true" />
      </MenuButton>
    </nav>
  );
}
