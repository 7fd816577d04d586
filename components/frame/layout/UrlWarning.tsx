'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { PRODUCTION_HOST } from '@/lib/site/navigation/productionHost';
import { closeUrlWarning, useSettings } from '@/lib/site/settings/store';
import * as styles from './UrlWarning.css';

const ICON_SIZE = 16;

/**
 * Asks to verify the site's address, on touch devices and at the production host, until it is
 * closed.
 */
export function UrlWarning() {
  const t = useTranslations('frame');
  const isVisible = useSettings((settings) => settings.URLWarningVisible);
  if (!isVisible) return null;
  return (
    <div className={styles.banner} role="note">
      <p>{t('urlWarning', { host: PRODUCTION_HOST })}</p>
      <Button variant="icon" aria-label={t('close')} onClick={closeUrlWarning}>
        <X size={ICON_SIZE} aria-hidden="true" />
      </Button>
    </div>
  );
}
