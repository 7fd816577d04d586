'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { noticesMessages } from '@/lib/base/i18n/exported/notices';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import type { Locale } from '@/lib/base/i18n/locales';
import { showLanguage } from '@/lib/site/language/store';
import { useIsReplaced } from '@/lib/site/language/useIsReplaced';

/**
 * Says that a language could not be loaded, and offers what can help: to try again, or, if the site
 * has a newer release, to load the page again. Which one is known when the button appears, so that it
 * does not change under the pointer.
 */
export const LanguageNotice = withMessages(noticesMessages, Content);

function Content({ locale }: { locale: Locale }) {
  const t = useTranslations('notices.language');
  const frame = useTranslations('frame');
  const isReplaced = useIsReplaced(locale);
  const language = LANGUAGE_NAMES[locale];
  return (
    <Notice tone="warning">
      <p>{t(isReplaced ? 'outdated' : 'failed', { language })}</p>
      {isReplaced === true && (
        <Button variant="text" onClick={() => window.location.reload()}>
          {frame('reload')}
        </Button>
      )}
      {isReplaced === false && (
        <Button variant="text" onClick={() => showLanguage(locale)}>
          {frame('tryAgain')}
        </Button>
      )}
    </Notice>
  );
}
