'use client';

import { useTranslations } from 'next-intl';
import { lazyComponent } from '@/components/ui/lazyComponent';
import { MenuButton } from '@/components/ui/MenuButton';
import { PageLink } from '@/components/ui/PageLink';
import type { NavItem, NavItemName } from '@/lib/navigation/navItems';
import * as styles from './Header.css';

const VersionsMenu = lazyComponent(() =>
  import('./VersionsMenu').then((loaded) => loaded.VersionsMenu),
);

type Props = { item: NavItem<NavItemName>; isCurrent: boolean };

/** A screen in the header: a link, or a menu if the screen has versions. */
export function HeaderNavItem({ item: { name, path, versions }, isCurrent }: Props) {
  const t = useTranslations('frame');
  const label = t(`navItems.${name}`);
  const shared = {
    className: styles.link,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
  if (versions === undefined) {
    return (
      <PageLink href={path} {...shared}>
        {label}
      </PageLink>
    );
  }
  return (
    <MenuButton
      variant="text"
      {...shared}
      menu={(open) => <VersionsMenu {...open} label={label} versions={versions} />}
    >
      {label}
    </MenuButton>
  );
}
