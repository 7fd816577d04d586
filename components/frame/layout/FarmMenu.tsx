'use client';

import { useTranslations } from 'next-intl';
import { Menu } from '@/components/ui/Menu';
import type { OpenMenu } from '@/components/ui/MenuButton';
import { FARM_MENU } from '@/lib/site/navigation/farmMenu';

/** The lists of farms, one for each version. */
export function FarmMenu(open: OpenMenu) {
  const t = useTranslations('frame');
  return (
    <Menu
      {...open}
      label={t('farmMenu')}
      items={FARM_MENU.map(({ version, path }) => ({
        label: t('farmMenuItem', { version }),
        href: path,
      }))}
    />
  );
}
