'use client';

import { type LucideIcon, PanelLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { BrandMark } from '@/components/parts/page/BrandMark';
import { USEFUL_LINKS } from '@/lib/site/navigation/aboutLinks';
import { NAV_ITEMS } from '@/lib/site/navigation/navItems';
import { PRODUCT_LINKS } from '@/lib/site/navigation/productLinks';
import { useCurrentNavItem } from '@/lib/site/navigation/useCurrentNavItem';
import { inLookOf } from '@/lib/site/navigation/useLook';
import { chooseSidePinned, useSettings } from '@/lib/site/settings/store';
import { LINK_ICONS } from './linkIcons';
import { NavLink } from './NavLink';
import { NAV_ICONS } from './navIcons';
import * as styles from './SideNavigation.css';
import { useExpansion, useHasRoom } from './useExpansion';

const ICON_SIZE = 20;

/**
 * The navigation of the beta look: a narrow column that opens over the page, or stays open next to
 * it if there is room.
 */
export function SideNavigation() {
  const t = useTranslations('frame');
  const current = useCurrentNavItem();
  const isPinned = useSettings(({ sidePinned }) => sidePinned);
  const hasRoom = useHasRoom();
  const { isOpen, events } = useExpansion(isPinned && hasRoom);
  // The styles move the page. `public/theme.js` sets it before the first paint.
  useEffect(() => {
    document.documentElement.dataset.side = isPinned ? 'pinned' : 'narrow';
  }, [isPinned]);
  return (
    <nav className={styles.side} aria-label={t('mainNavigation')} data-open={isOpen} {...events}>
      <p className={styles.brand}>
        <BrandMark size={28} />
        <span className={styles.words}>{t('brand')}</span>
      </p>
      <ul className={styles.group}>
        {NAV_ITEMS.map((item) => (
          <li key={item.name}>
            <SideLink
              href={inLookOf(item.path, window.location)}
              icon={NAV_ICONS[item.name]}
              isCurrent={item === current}
            >
              {t(`navItems.${item.name}`)}
            </SideLink>
          </li>
        ))}
      </ul>
      {[PRODUCT_LINKS, USEFUL_LINKS].map((group) => (
        <ul key={group[0].name} className={styles.group}>
          {group.map(({ name, url }) => (
            <li key={name}>
              <SideLink href={url} icon={LINK_ICONS[name]}>
                {t(`links.${name}`)}
              </SideLink>
            </li>
          ))}
        </ul>
      ))}
      {hasRoom && (
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isPinned}
          onClick={() => chooseSidePinned(!isPinned)}
        >
          <PanelLeft size={ICON_SIZE} aria-hidden="true" />
          <span className={styles.words}>{t('keepOpen')}</span>
        </button>
      )}
    </nav>
  );
}

type Props = { href: string; icon: LucideIcon; isCurrent?: boolean; children: ReactNode };

/** A line of the side navigation. Its text is cut off while the column is narrow. */
function SideLink({ href, icon: Icon, isCurrent = false, children }: Props) {
  return (
    <NavLink href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
      <Icon size={ICON_SIZE} aria-hidden="true" />
      <span className={styles.words}>{children}</span>
    </NavLink>
  );
}
