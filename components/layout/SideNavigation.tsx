'use client';

import { PanelLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { USEFUL_LINKS } from '@/lib/navigation/aboutLinks';
import { PLACES } from '@/lib/navigation/links';
import { inLookOf } from '@/lib/navigation/look';
import { PRODUCT_LINKS } from '@/lib/navigation/productLinks';
import { useCurrentPlace } from '@/lib/navigation/useCurrentPlace';
import { BrandMark } from './BrandMark';
import { LINK_ICONS } from './linkIcons';
import { PLACE_ICONS } from './placeIcons';
import { SideLink } from './SideLink';
import * as styles from './SideNavigation.css';
import { useExpansion } from './useExpansion';

const ICON_SIZE = 20;

/** The navigation of the beta look: a narrow column, which opens over the page. */
export function SideNavigation() {
  const t = useTranslations('frame');
  const current = useCurrentPlace();
  const { isOpen, isPinned, togglePinned, events } = useExpansion();
  return (
    <nav className={styles.side} aria-label={t('mainNavigation')} data-open={isOpen} {...events}>
      <p className={styles.brand}>
        <BrandMark />
        <span className={styles.words}>{t('brand')}</span>
      </p>
      <ul className={styles.group}>
        {PLACES.map((place) => (
          <li key={place.name}>
            <SideLink
              href={inLookOf(place.path, window.location)}
              icon={PLACE_ICONS[place.name]}
              isCurrent={place === current}
            >
              {t(`places.${place.name}`)}
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
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isPinned}
        onClick={togglePinned}
      >
        <PanelLeft size={ICON_SIZE} aria-hidden="true" />
        <span className={styles.words}>{t('keepOpen')}</span>
      </button>
    </nav>
  );
}
