import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { useEachSecond } from '@/lib/chain/reads/useEachSecond';
import { QUOTE_LIFE_MS, type QuoteState } from '@/lib/features/onramp/useCardQuote';
import { FailureText } from './FailureText';
import * as styles from './QuotePanel.css';
import { EmptyQuote, QuoteSkeleton } from './QuoteRows';

const QuoteCosts = lazyComponent(() => import('./QuoteCosts'), 'QuoteCosts', QuoteSkeleton);

type Props = { state: QuoteState; fiat: string; onRenew: () => void };

/** The quote for a form, or why there is none. */
export function QuotePanel({ state, fiat, onRenew }: Props) {
  const t = useTranslations('buy');
  usePreload(QuoteCosts, state.status !== 'none');
  return (
    <section
      aria-label={t('quote')}
      className={state.status === 'none' ? styles.empty : styles.panel}
    >
      {state.status === 'none' && <EmptyQuote />}
      {state.status === 'loading' && <QuoteSkeleton />}
      {state.status === 'known' && <QuoteCosts quote={state.quote} />}
      {state.status === 'known' && <Age quotedAtMs={state.quotedAtMs} />}
      {state.status === 'failed' && (
        <Notice tone="warning">
          {state.failure.type === 'provider' && <p>{t('noQuote')}</p>}
          <FailureText failure={state.failure} fiat={fiat} />
          {state.failure.type !== 'limits' && (
            <Button variant="secondary" onClick={onRenew}>
              {t('askAgain')}
            </Button>
          )}
        </Notice>
      )}
      {state.status !== 'known' && (
        <p className={styles.age} role="status">
          {state.status === 'loading' && t('waitQuote')}
        </p>
      )}
    </section>
  );
}

const SECOND_MS = 1_000;

/** A screen reader would announce each second. */
function Age({ quotedAtMs }: { quotedAtMs: number }) {
  const t = useTranslations('buy');
  const seconds =
    useEachSecond(undefined, () => Math.floor((Date.now() - quotedAtMs) / SECOND_MS)) ?? 0;
  return (
    <p className={styles.age} aria-live="off">
      {t('age', { seconds: Math.max(0, seconds), life: QUOTE_LIFE_MS / SECOND_MS })}
    </p>
  );
}
