'use client';

import { ChevronRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/Dialog';
import { PageLink } from '@/components/ui/PageLink';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import { ABOUT_LINKS, USEFUL_LINKS } from '@/lib/site/navigation/aboutLinks';
import { SHEET_ITEMS } from '@/lib/site/navigation/navItems';
import { PRODUCT_LINKS } from '@/lib/site/navigation/productLinks';
import { usePanel } from '@/lib/site/overlays/usePanel';
import * as styles from './PhoneSheet.css';
import { ThemeToggle } from './ThemeToggle';

const ICON_SIZE = 16;

/**
 * A sheet with everything that has no room in a phone's bars: external pages, the PNG panel, the
 * language and the theme.
 */
export function PhoneSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations('frame');
  const wallet = useTranslations('wallet');
  const locale = useLocale();
  const { open } = usePanel();
  const groups = [PRODUCT_LINKS, USEFUL_LINKS, ABOUT_LINKS];
  return (
    <Dialog title={t('more')} closeLabel={t('close')} onClose={onClose}>
      <ul className={styles.group}>
        {SHEET_ITEMS.map(({ name, path }) => (
          <li key={name}>
            <PageLink href={path} className={styles.link} onClick={onClose}>
              {t(`navItems.${name}`)}
            </PageLink>
          </li>
        ))}
      </ul>
      {groups.map((group) => (
        <ul key={group[0].name} className={styles.group}>
          {group.map(({ name, url }) => (
            <li key={name}>
              <PageLink
                href={url}
                className={styles.link}
                {...(url.startsWith('/') && { onClick: onClose })}
              >
                {t(`links.${name}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      ))}
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => open('png')}
      >
        {wallet('pngTitle')}
        <ChevronRight size={ICON_SIZE} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => open('language')}
      >
        {t('language')}
        <span className={styles.current} lang={locale} translate="no">
          {LANGUAGE_NAMES[locale]}
          <ChevronRight size={ICON_SIZE} aria-hidden="true" />
        </span>
      </button>
      <div className={styles.setting}>
        {t('theme')}
        <ThemeToggle />
      </div>
    </Dialog>
  );
}
