import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { lazyComponent, usePreload } from '@/components/ui/lazyComponent';
import { Notice } from '@/components/ui/Notice';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { Skeleton } from '@/components/ui/Skeleton';
import { TippedText } from '@/components/ui/TippedText';
import { formatMoment } from '@/lib/base/time/formatDate';
import { useEachSecond } from '@/lib/base/time/useEachSecond';
import { formatQuotedAvax } from '@/lib/features/onramp/formatQuote';
import { QUOTE_LIFE_MS, type QuoteState } from '@/lib/features/onramp/useCardQuote';
import { FailureText } from './FailureText';
import * as styles from './QuotePanel.css';

const FIGURE_CHARACTERS = 6;

/** The line of the costs before they are known. */
function CostsLater() {
  const t = useTranslations('buy');
  return <p className={styles.later}>{t('costsLater')}</p>;
}

const QuoteCosts = lazyComponent(() => import('./QuoteCosts'), 'QuoteCosts', CostsLater);

type Props = { state: QuoteState; fiat: string; onRenew: () => void };

/** The quote for a form, or why there is none. What is received has its place from the start. */
export function QuotePanel({ state, fiat, onRenew }: Props) {
  const t = useTranslations('buy');
  const frame = useTranslations('frame');
  usePreload(QuoteCosts, state.status !== 'none');
  return (
    <section aria-label={t('quote')} className={styles.panel}>
      <div className={styles.box}>
        <dl>
          <div>
            <dt className={styles.term}>{t('receive')}</dt>
            <dd className={state.status === 'known' ? styles.avax : styles.noAvax}>
              <Received state={state} />
            </dd>
          </div>
        </dl>
        {state.status === 'known' ? (
          <Age quotedAtMs={state.quotedAtMs} />
        ) : (
          <p className={styles.age} role="status">
            {state.status === 'loading' && t('waitQuote')}
          </p>
        )}
      </div>
      {state.status === 'known' && <QuoteCosts quote={state.quote} />}
      {(state.status === 'none' || state.status === 'loading') && <CostsLater />}
      {state.status === 'failed' && (
        <Notice tone="warning">
          {state.failure.type === 'provider' && <p>{t('noQuote')}</p>}
          <FailureText failure={state.failure} fiat={fiat} />
          {state.failure.type !== 'limits' && (
            <Button variant="secondary" onClick={onRenew}>
              {frame('tryAgain')}
            </Button>
          )}
        </Notice>
      )}
    </section>
  );
}

function Received({ state }: { state: QuoteState }) {
  const locale = useLocale();
  switch (state.status) {
    case 'none':
      return <>0</>;
    case 'loading':
      return <Skeleton characters={FIGURE_CHARACTERS} />;
    case 'failed':
      return <>{NOT_KNOWN}</>;
    case 'known':
      return <>{formatQuotedAvax(state.quote.destAmount, locale)}</>;
  }
}

const SECOND_MS = 1_000;

/** Its tip is the moment. A screen reader would announce each second. */
function Age({ quotedAtMs }: { quotedAtMs: number }) {
  const t = useTranslations('buy');
  const locale = useLocale();
  const seconds = useEachSecond(() => Math.floor((Date.now() - quotedAtMs) / SECOND_MS)) ?? 0;
  return (
    <p className={styles.age} aria-live="off">
      <TippedText tip={formatMoment(quotedAtMs, locale)}>
        {t('age', { seconds: Math.max(0, seconds), life: QUOTE_LIFE_MS / SECOND_MS })}
      </TippedText>
    </p>
  );
}
