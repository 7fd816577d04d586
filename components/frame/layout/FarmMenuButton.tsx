'use client';

import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MenuButton } from '@/components/ui/MenuButton';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';
import * as styles from './Header.css';

const FarmMenu = lazyComponent(() => import('./FarmMenu'), 'FarmMenu');

const ICON_SIZE = 16;

/** Next to the link to the farms: opens a menu of their versions. */
export function FarmMenuButton() {
  const t = useTranslations('frame');
  const panel = useOwnPanel('farm');
  return (
    <MenuButton
      variant="icon"
      className={styles.farmMenu}
      aria-label={t('farmMenu')}
      isOpen={panel.isOpen}
      onOpen={panel.open}
      onClose={panel.close}
      menu={(open) => <FarmMenu {...open} />}
    >
      <ChevronDown size={ICON_SIZE} aria-hidden="true" />
    </MenuButton>
  );
}
