'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { oldBridgeMessages } from '@/lib/i18n/exported/oldBridge';
import { BRIDGE_URL } from '@/lib/navigation/aboutLinks';
import { usePanel } from '@/lib/overlays/usePanel';
import type { Currency } from '@/lib/tokens/currency';
import { replacementOf } from '@/lib/tokens/oldBridge';
import * as styles from './OldBridgeNotice.css';
import { place } from './TokenFindings.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  /** A token of the old bridge. */
  currency: Currency;
  /** Selects the present token in its place, where it is bought; absent where it is sold. */
  onReplace: (() => void) | undefined;
};

/** Says that a token comes from the old bridge, and what to do instead of holding it. */
export const OldBridgeNotice = withMessages({ oldBridge: oldBridgeMessages }, Content);

function Content({ currency, onReplace }: Props) {
  const t = useTranslations('oldBridge');
  const symbolText = useSymbolText();
  const { open } = usePanel();
  const replacement = replacementOf(currency);
  if (replacement === undefined) return null;
  const values = { old: symbolText(currency), present: symbolText(replacement) };
  return (
    <div className={place}>
      <Notice tone="warning">
        <p>{t(onReplace ? 'bought' : 'sold', values)}</p>
        <p className={styles.actions}>
          {onReplace && (
            <button type="button" className={styles.link} onClick={onReplace}>
              {t('select', values)}
            </button>
          )}
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={() => open('oldBridge')}
          >
            {t('convert', values)}
          </button>
          <PageLink href={BRIDGE_URL} className={styles.link}>
            {t('openBridge')}
          </PageLink>
        </p>
      </Notice>
    </div>
  );
}
