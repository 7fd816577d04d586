import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { summary } from '@/components/ui/summary.css';
import { chooseSwapDetailsOpen, useSettings } from '@/lib/site/settings/store';
import * as styles from './FoldedDetails.css';

/** “More details” under the form, open or not as the user left it. */
export function FoldedDetails({ children }: { children: ReactNode }) {
  const t = useTranslations('swap');
  const isOpen = useSettings((settings) => settings.swapDetailsOpen);
  return (
    <details
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // This comes on mount too, when it opens, and when the browser finds a text in it.
        if (currentTarget.open !== isOpen) chooseSwapDetailsOpen(currentTarget.open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details. */}
      <summary
        className={summary}
        onClick={(event) => {
          // At once: the toggle event comes later, when the figures may have replaced a skeleton.
          event.preventDefault();
          chooseSwapDetailsOpen(!isOpen);
        }}
      >
        {t('details')}
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}
