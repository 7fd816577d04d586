'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import { PageLink } from '@/components/ui/PageLink';
import { ABOUT_LINKS, USEFUL_LINKS } from '@/lib/navigation/aboutLinks';
import type { NavItem, NavItemName } from '@/lib/navigation/navItems';
import { PRODUCT_LINKS } from '@/lib/navigation/productLinks';
import * as styles from './PhoneSheet.css';
import { ThemeToggle } from './ThemeToggle';

type Props = {
  /** The screens without room in the bar. */
  items: readonly NavItem<NavItemName>[];
  onClose: () => void;
};

/**
 * A sheet with everything that has no room in a phone's bar: other screens, external pages, the
 * theme.
 */
export function PhoneSheet({ items, onClose }: Props) {
  const t = useTranslations('frame');
  const groups = [PRODUCT_LINKS, USEFUL_LINKS, ABOUT_LINKS];
  return (
    <Dialog title={t('more')} closeLabel={t('close')} onClose={onClose}>
      {items.length > 0 && (
        <ul className={styles.group}>
          {items.map(({ name, path }) => (
            <li key={name}>
              <PageLink href={path} className={styles.link} onClick={onClose}>
                {t(`navItems.${name}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <ul key={group[0].name} className={styles.group}>
          {group.map(({ name, url }) => (
            <li key={name}>
              <PageLink href={url} className={styles.link}>
                {t(`links.${name}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      ))}
      <div className={styles.setting}>
        {t('theme')}
        <ThemeToggle />
      </div>
    </Dialog>
  );
}
