'use client';

import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MenuButton } from '@/components/ui/MenuButton';
import { useOwnPanel } from '@/lib/site/overlays/usePanel';

const LanguagePanel = lazyComponent(() => import('./LanguagePanel'), 'LanguagePanel');

const ICON_SIZE = 20;

/** Opens the choice of a language. On a phone it is hidden, and the sheet of the bar opens it. */
export function LanguageButton() {
  const t = useTranslations('frame');
  const panel = useOwnPanel('language');
  return (
    <MenuButton
      variant="icon"
      aria-label={t('language')}
      isOpen={panel.isOpen}
      onOpen={panel.open}
      onClose={panel.close}
      menu={(open) => <LanguagePanel {...open} />}
    >
      <Languages size={ICON_SIZE} aria-hidden="true" />
    </MenuButton>
  );
}
