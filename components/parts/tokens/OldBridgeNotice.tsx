'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/parts/loading/withMessages';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { oldBridgeMessages } from '@/lib/base/i18n/exported/oldBridge';
import { type Currency, currencyId, isSameCurrency } from '@/lib/base/tokens/currency';
import { replacementOf } from '@/lib/base/tokens/oldBridge';
import { BRIDGE_URL } from '@/lib/site/navigation/aboutLinks';
import { usePanel } from '@/lib/site/overlays/usePanel';
import * as styles from './OldBridgeNotice.css';
import { place } from './TokenFindings.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  /** A token, of the old bridge or not. */
  currency: Currency;
  /** The form's other currency. */
  other?: Currency | undefined;
  /** Selects the currency with this id in its place; undefined if it is paid or sent. */
  onReplace?: ((id: string) => void) | undefined;
};

/** Says of a token of the old bridge where it comes from, and what to do instead of holding it. */
export const OldBridgeNotice = withMessages({ oldBridge: oldBridgeMessages }, Content);

function Content({ currency, other, onReplace }: Props) {
  const t = useTranslations('oldBridge');
  const symbolText = useSymbolText();
  const { open } = usePanel();
  const replacement = replacementOf(currency);
  if (replacement === undefined) return null;
  // If the other side has the present token, selecting it would switch the sides.
  const replace = other && isSameCurrency(other, replacement) ? undefined : onReplace;
  const values = { old: symbolText(currency), present: symbolText(replacement) };
  return (
    <div className={place}>
      <Notice tone="warning">
        <p>{t(replace ? 'bought' : 'sold', values)}</p>
        <p className={styles.actions}>
          {replace && (
            <button
              type="button"
              className={styles.link}
              onClick={() => replace(currencyId(replacement))}
            >
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
