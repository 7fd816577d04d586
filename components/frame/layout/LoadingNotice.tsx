import { useTranslations } from 'next-intl';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { Notice } from '@/components/ui/Notice';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import * as styles from './Notices.css';

/**
 * On a slow line: says that buttons do not react yet. If the code does not arrive, or is that of
 * another release, it says so, with a link that loads the page again. The styles alone show either,
 * without code; the guard marks a script that failed.
 */
export function LoadingNotice() {
  const t = useTranslations('frame');
  if (useIsHydrated()) return null;
  return (
    <div className={styles.late}>
      <Notice tone="plain">
        <p className={styles.slow}>{t('stillLoading')}</p>
        <p className={styles.failed}>
          {t('notLoaded')}
          <SentenceSpace />
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own, with its query. */}
          <a href="" className={inlineButton}>
            {t('reload')}
          </a>
        </p>
      </Notice>
    </div>
  );
}
