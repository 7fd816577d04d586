'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { noticesMessages } from '@/lib/base/i18n/exported/notices';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import type { Locale } from '@/lib/base/i18n/locales';
import { showLanguage } from '@/lib/site/language/store';

/** Says that a language could not be loaded, and tries again on request. */
export const LanguageNotice = withMessages(noticesMessages, Content);

function Content({ locale }: { locale: Locale }) {
  const t = useTranslations('notices.language');
  const frame = useTranslations('frame');
  return (
    <Notice tone="warning">
      <p>{t('failed', { language: LANGUAGE_NAMES[locale] })}</p>
      <Button variant="text" onClick={() => showLanguage(locale)}>
        {frame('tryAgain')}
      </Button>
    </Notice>
  );
}
