'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazyPart';
import { MenuButton } from '@/components/ui/MenuButton';
import { PageLink } from '@/components/ui/PageLink';
import { PLACES } from '@/lib/navigation/links';
import { PRODUCT_LINKS } from '@/lib/navigation/productLinks';
import { useCurrentPlace } from '@/lib/navigation/useCurrentPlace';
import * as styles from './Header.css';
import { HeaderPlace } from './HeaderPlace';

const MoreMenu = lazyPart(() => import('./MoreMenu').then((loaded) => loaded.MoreMenu));

const ICON_SIZE = 20;

/** The header's links: the screens, what belongs to them elsewhere, and a menu of the rest. */
export function HeaderNavigation() {
  const t = useTranslations('frame');
  const current = useCurrentPlace();
  return (
    <nav className={styles.nav} aria-label={t('mainNavigation')}>
      {PLACES.filter(({ isSideOnly }) => !isSideOnly).map((place) => (
        <HeaderPlace key={place.name} place={place} isCurrent={place === current} />
      ))}
      {PRODUCT_LINKS.map(({ name, url }) => (
        <PageLink key={name} href={url} className={styles.outerLink}>
          {t(`links.${name}`)}
        </PageLink>
      ))}
      <MenuButton look="icon" aria-label={t('more')} menu={(open) => <MoreMenu {...open} />}>
        <Ellipsis size={ICON_SIZE} aria-hidden="true" />
      </MenuButton>
    </nav>
  );
}
