'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import { PageLink } from '@/components/ui/PageLink';
import { ABOUT_LINKS, USEFUL_LINKS } from '@/lib/navigation/aboutLinks';
import { PRODUCT_LINKS } from '@/lib/navigation/productLinks';
import * as styles from './PhoneSheet.css';
import { ThemeToggle } from './ThemeToggle';

/**
 * A sheet with everything that has no room in a phone's bar: external pages, and the
 * theme.
 */
export function PhoneSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('frame');
  const groups = [PRODUCT_LINKS, USEFUL_LINKS, ABOUT_LINKS];
  return (
    <Dialog title={t('more')} closeLabel={t('close')} onClose={onClose}>
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
