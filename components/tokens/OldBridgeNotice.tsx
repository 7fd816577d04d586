'use client';

import { useTranslations } from 'next-intl';
import { withMessages } from '@/components/layout/withMessages';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import { oldBridgeMessages } from '@/lib/i18n/exported/oldBridge';
import { BRIDGE_URL } from '@/lib/navigation/aboutLinks';
import { usePanel } from '@/lib/overlays/usePanel';
import { type Currency, currencyId, isSameCurrency } from '@/lib/tokens/currency';
import { replacementOf } from '@/lib/tokens/oldBridge';
import * as styles from './OldBridgeNotice.css';
import { place } from './TokenFindings.css';
import { useSymbolText } from './useSymbolText';

type Props = {
  /** A token of the old bridge. */
  currency: Currency;
  /** Whether it is bought, and not sold. */
  isBought: boolean;
  /** What is paid. */
  paid: Currency | undefined;
  /** Selects the currency with this id in its place. */
  onReplace: (id: string) => void;
};

/** Says that a token comes from the old bridge, and what to do instead of holding it. */
export const OldBridgeNotice = withMessages({ oldBridge: oldBridgeMessages }, Content);

function Content({ currency, isBought, paid, onReplace }: Props) {
  const t = useTranslations('oldBridge');
  const symbolText = useSymbolText();
  const { open } = usePanel();
  const replacement = replacementOf(currency);
  if (replacement === undefined) return null;
  // Where the present token is paid, selecting it would switch the sides.
  const isReplaceable = isBought && !(paid && isSameCurrency(paid, replacement));
  const values = { old: symbolText(currency), present: symbolText(replacement) };
  return (
    <div className={place}>
      <Notice tone="warning">
        <p>{t(isReplaceable ? 'bought' : 'sold', values)}</p>
        <p className={styles.actions}>
          {isReplaceable && (
            <button
              type="button"
              className={styles.link}
              onClick={() => onReplace(currencyId(replacement))}
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
