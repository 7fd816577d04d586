import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { ExplorerLink } from '@/components/transactions/progress/ExplorerLink';
import { CopyableValue } from '@/components/ui/CopyableValue';
import { Fact, Facts } from '@/components/ui/Facts';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { currencyId, nativeCurrency } from '@/lib/base/tokens/currency';
import {
  blocksWaited,
  type ReviewedFigure,
  reviewedFigures,
} from '@/lib/transactions/activity/reviewedFigures';
import { explorerTarget } from '@/lib/transactions/history/explorerTarget';
import {
  isConfirmed,
  minedHash,
  outcomeOf,
  type TransactionRecord,
} from '@/lib/transactions/history/transaction';
import * as styles from './Activity.css';
import { AroundSwap } from './AroundSwap';

/** What the review of a transaction stated, next to what its receipt shows. */
export function ActivityFacts({ record }: { record: TransactionRecord }) {
  const t = useTranslations('activity.facts');
  const { chainId, fee, feeForecast, receipt } = record;
  const hash = minedHash(record);
  const shortHash = `${hash.slice(0, 8)}…${hash.slice(-6)}`;
  const avax = nativeCurrency(chainId);
  const waited = blocksWaited(record);
  const hasEnded = isConfirmed(outcomeOf(record));
  return (
    <div className={styles.facts}>
      <Facts>
        {reviewedFigures(record).map((figure) => (
          <FigureFacts
            key={`${figure.side} ${currencyId(figure.estimate.currency)}`}
            figure={figure}
            hasEnded={hasEnded}
          />
        ))}
        <Fact term={t('feeForecast')}>
          {feeForecast === undefined ? (
            t('notRecorded')
          ) : (
            <CurrencyAmount
              amount={amountOf(avax, feeForecast)}
              rounding="up"
              digits={SHORT_DIGITS}
            />
          )}
        </Fact>
        {fee !== undefined && (
          <Fact term={t('feePaid')}>
            <CurrencyAmount amount={amountOf(avax, fee)} rounding="up" digits={SHORT_DIGITS} />
          </Fact>
        )}
        {receipt && (
          <Fact term={t('waited')}>
            {waited === undefined ? t('notRecorded') : t('blocks', { count: Number(waited) })}
          </Fact>
        )}
        <Fact term={t('hash')}>
          <CopyableValue
            text={shortHash}
            exact={hash}
            copyLabel={`${t('copyHash')} ${shortHash}`}
          />
        </Fact>
      </Facts>
      <AroundSwap record={record} />
      <ExplorerLink chainId={chainId} target={explorerTarget(record)} />
    </div>
  );
}

type FigureProps = { figure: ReviewedFigure; hasEnded: boolean };

function FigureFacts({ figure: { side, estimate, limit, moved }, hasEnded }: FigureProps) {
  const t = useTranslations('activity.facts');
  const rounding = side === 'paid' ? 'up' : 'down';
  return (
    <Fragment>
      <Fact term={t('estimated')}>
        <CurrencyAmount amount={estimate} rounding={rounding} />
      </Fact>
      {limit && (
        <Fact term={t(side === 'paid' ? 'atMost' : 'atLeast')}>
          {limit === 'notRecorded' ? (
            t('notRecorded')
          ) : (
            <CurrencyAmount amount={limit} rounding={rounding} />
          )}
        </Fact>
      )}
      {hasEnded && (
        <Fact term={t(side)}>
          {moved ? <CurrencyAmount amount={moved} rounding={rounding} /> : t('notShown')}
        </Fact>
      )}
    </Fragment>
  );
}
