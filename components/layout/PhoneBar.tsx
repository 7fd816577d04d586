'use client';

import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazyPart';
import { PageLink } from '@/components/ui/PageLink';
import { PLACES } from '@/lib/navigation/links';
import { useCurrentPlace } from '@/lib/navigation/useCurrentPlace';
import { PartBoundary } from './PartBoundary';
import * as styles from './PhoneBar.css';
import { PLACE_ICONS } from './placeIcons';

const PhoneSheet = lazyPart(() => import('./PhoneSheet').then((loaded) => loaded.PhoneSheet));

const ICON_SIZE = 20;
/** More do not fit beside the button of the sheet on 320 px. */
const MOST_PLACES = 5;

/** The bar at the bottom of a phone: the main screens, and the rest in a sheet. */
export function PhoneBar() {
  const t = useTranslations('frame');
  const current = useCurrentPlace();
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className={styles.bar} aria-label={t('mainNavigation')}>
      {PLACES.slice(0, MOST_PLACES).map((place) => {
        const Icon = PLACE_ICONS[place.name];
        return (
          <PageLink
            key={place.name}
            href={place.path}
            className={styles.item}
            aria-current={place === current ? 'page' : undefined}
          >
            <Icon size={ICON_SIZE} aria-hidden="true" />
            {t(`places.${place.name}`)}
          </PageLink>
        );
      })}
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={ICON_SIZE} aria-hidden="true" />
        {t('more')}
      </button>
      <PartBoundary>
        {isOpen && <PhoneSheet places={PLACES.slice(MOST_PLACES)} onClose={() => setOpen(false)} />}
      </PartBoundary>
    </nav>
  );
}
