'use client';

import { useTranslations } from 'next-intl';
import { Menu } from '@/components/ui/Menu';
import type { OpenMenu } from '@/components/ui/MenuButton';
import { media } from '@/components/ui/media';
import { ABOUT_LINKS } from '@/lib/site/navigation/aboutLinks';
import { PRODUCT_LINKS } from '@/lib/site/navigation/productLinks';

/** The exchange's other pages, after the links that the header has no room for. */
export function MoreMenu(open: OpenMenu) {
  const t = useTranslations('frame');
  const hasRoom = window.matchMedia(media.fromWide).matches;
  const links = hasRoom ? ABOUT_LINKS : [...PRODUCT_LINKS, ...ABOUT_LINKS];
  return (
    <Menu
      {...open}
      label={t('more')}
      items={links.map(({ name, url }) => ({ label: t(`links.${name}`), href: url }))}
    />
  );
}
