'use client';

import { useTranslations } from 'next-intl';
import { Menu } from '@/components/ui/Menu';
import type { OpenMenu } from '@/components/ui/MenuButton';
import type { NavItem } from '@/lib/navigation/navItems';

type Props = OpenMenu & { label: string; versions: NonNullable<NavItem['versions']> };

/** The versions of a screen. */
export function VersionsMenu({ versions, ...rest }: Props) {
  const t = useTranslations('frame');
  return (
    <Menu
      {...rest}
      items={versions.map(({ version, path }) => ({
        label: t('version', { version: String(version) }),
        href: path,
      }))}
    />
  );
}
