import { useTranslations } from 'next-intl';
import { inlineButton } from '@/components/ui/inlineButton.css';
import { Notice } from '@/components/ui/Notice';
import { SentenceSpace } from '@/components/ui/SentenceSpace';
import { useIsHydrated } from '@/lib/base/hydration/useIsHydrated';
import * as styles from './Notices.css';

/**
 * On a slow connection: says that buttons do not react yet. If the code does not arrive, or is that
 * of another release, it says so, with a link that loads the page again. The styles alone show
 * either, without code; the guard marks a script that failed, and the start script puts the
 * elements with a `data-text` into the user's language.
 */
export function LoadingNotice() {
  if (useIsHydrated()) return null;
  return (
    <div className={styles.late} data-early="">
      <Notice tone="plain">
        <p className={styles.slow}>
          <StartText name="stillLoading" />
        </p>
        <p className={styles.failed}>
          <StartText name="notLoaded" />
          <SentenceSpace />
          {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own, with its query. */}
          <a href="" className={inlineButton}>
            <StartText name="reload" />
          </a>
        </p>
      </Notice>
    </div>
  );
}

/** A text that may have been translated before the page hydrates. */
function StartText({ name }: { name: 'stillLoading' | 'notLoaded' | 'reload' }) {
  const t = useTranslations('frame');
  return (
    <span data-text={`frame.${name}`} suppressHydrationWarning>
      {t(name)}
    </span>
  );
}
