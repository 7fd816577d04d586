import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { ScreenMessages } from '@/components/parts/loading/ScreenMessages';
import { NetworkFee } from '@/components/transactions/facts/NetworkFee';
import type { ReviewState } from '@/components/transactions/session/useReview';
import { localizeDecimal } from '@/lib/base/amounts/localNumber';
import { previewMessages } from '@/lib/base/i18n/exported/preview';
import { currencyId } from '@/lib/base/tokens/currency';
import { useIsOffline } from '@/lib/chain/rpc/useIsOffline';
import type { Expectation } from '@/lib/transactions/submit/intent';
import * as styles from './AfterTransaction.css';
import { BalanceRow, WaitingRow } from './BalanceRow';
import { PreviewFailure } from './PreviewFailure';
import { PreviewShortfalls } from './PreviewShortfalls';

/** Loaded with the review: no first load has these words. */
const MESSAGES = { preview: previewMessages };

type Props = { review: Pick<ReviewState, 'intent' | 'preview' | 'isSuperseded'> };

/** In a review: each balance after the transaction, as simulated, before anything is signed. */
export function AfterTransaction({ review }: Props) {
  return (
    <ScreenMessages exported={MESSAGES}>
      <Shown review={review} />
    </ScreenMessages>
  );
}

function Shown({ review: { intent, preview, isSuperseded } }: Props) {
  const t = useTranslations('preview');
  const locale = useLocale();
  const titleId = useId();
  const { account, expectation } = intent;
  const { simulation, failure, shortfalls, unavailable } = preview;
  const reason = useUnavailable(preview);
  if (expectation === undefined) return null;
  if (isSuperseded) {
    return (
      <section className={styles.panel} aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.title}>
          {t('title')}
        </h3>
        <p className={styles.faint}>{t('superseded')}</p>
      </section>
    );
  }
  return (
    <>
      <section className={styles.panel} aria-labelledby={titleId}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title}>
            {t('title')}
          </h3>
          {!reason && (
            <span className={styles.faint}>
              {simulation
                ? t('block', { block: localizeDecimal(String(simulation.block), locale) })
                : t('simulating')}
            </span>
          )}
        </div>
        <Outcome account={account} expectation={expectation} preview={preview} />
      </section>
      {shortfalls.length > 0 && (
        <PreviewShortfalls
          account={account}
          currencies={expectation.changes.map(({ currency }) => currency)}
          shortfalls={shortfalls}
          isSimulated={unavailable === undefined}
          mayHaveMoved={preview.mayHaveMoved}
          isAccepted={preview.isAccepted}
          onAccept={preview.accept}
        />
      )}
      {!failure && <NetworkFee intent={intent} expectation={expectation} preview={preview} />}
    </>
  );
}

/** Why there is no preview. While the device is offline, none is on its way either. */
function useUnavailable({ simulation, failure, unavailable }: ReviewState['preview']) {
  const isOffline = useIsOffline();
  if (isOffline && (unavailable || !(simulation || failure))) return 'offline';
  return unavailable;
}

type OutcomeProps = { account: string; expectation: Expectation; preview: ReviewState['preview'] };

function Outcome({ account, expectation, preview }: OutcomeProps) {
  const t = useTranslations('preview');
  const { simulation, failure, refusal } = preview;
  const reason = useUnavailable(preview);
  if (reason) {
    // A shortfall says by itself what can be done.
    const canConfirm = reason !== 'offline' && preview.shortfalls.length === 0;
    return (
      <p className={styles.faint}>
        {t(`unavailable.${reason}`)}
        {canConfirm && ` ${t('confirmWithout')}`}
      </p>
    );
  }
  if (failure) return <PreviewFailure failure={failure} refusal={refusal} />;
  if (simulation && expectation.changes.length === 0)
    return <p className={styles.faint}>{t('nothingMoves')}</p>;
  const paysFeeToo = expectation.changes.some(
    ({ currency, owner = account }) => currency.type === 'native' && owner === account,
  );
  return (
    <>
      <dl className={styles.rows}>
        {simulation
          ? simulation.changes
              .slice(0, expectation.changes.length)
              .map((change) => (
                <BalanceRow
                  key={`${currencyId(change.currency)} ${change.owner}`}
                  change={change}
                  isOwn={change.owner === account}
                />
              ))
          : expectation.changes.map(({ currency, owner = account }) => (
              <WaitingRow key={`${currencyId(currency)} ${owner}`} currency={currency} />
            ))}
      </dl>
      {paysFeeToo && <p className={styles.faint}>{t('beforeFee')}</p>}
    </>
  );
}
