import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { announcement } from '@/components/ui/announcement.css';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatAmount } from '@/lib/base/amounts/formatAmount';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { type Currency, currencyId } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { isSameToken } from '@/lib/base/tokens/token';
import { wrapped } from '@/lib/base/tokens/wrapped';
import type { Both } from '@/lib/exchange/market/pairEvent';
import type { PositionStory } from '@/lib/exchange/market/positionStory';
import type { Pool } from '@/lib/exchange/pairs/pool';
import { pairCurrencies } from '@/lib/features/liquidity/pairName';
import type { StoryDollars } from '@/lib/features/liquidity/storyDollars';
import * as styles from './PositionStory.css';

type Props = {
  story: PositionStory;
  pool: Pool;
  /** Undefined without a price. */
  dollars: StoryDollars | undefined;
};

/** The figures of a result, by token and in dollars. */
export function StoryTable({ story, pool, dollars }: Props) {
  const t = useTranslations('story');
  const { isLess, usd } = dollars?.result ?? { isLess: false, usd: undefined };
  return (
    <table className={styles.table}>
      <caption className={announcement}>{t('title')}</caption>
      <thead className={announcement}>
        <tr>
          <th scope="col">{t('figure')}</th>
          <th scope="col">{t('tokens')}</th>
          <th scope="col">{t('dollars')}</th>
        </tr>
      </thead>
      <tbody>
        <Row term={t('putIn')} usd={dollars?.putIn}>
          <Amounts pool={pool} amounts={story.putIn} rounding="up" />
        </Row>
        <Row term={t('takenOut')} usd={dollars?.takenOut}>
          <Amounts pool={pool} amounts={story.takenOut} />
        </Row>
        <Row term={t('worth')} usd={dollars?.worth}>
          <Amounts pool={pool} amounts={story.worth} />
        </Row>
        <Row term={t('fees')} usd={dollars?.fees}>
          {story.fees ? (
            <Amounts pool={pool} amounts={story.fees} />
          ) : (
            <MissingFigure label={t('unknown')} />
          )}
        </Row>
        <Row term={t('holding')} usd={usd} sign={usd && signOf(isLess ? -1n : usd.numerator)}>
          {shown(pool, story.againstHolding).map(({ currency, raw }) => (
            <span key={currencyId(currency)} className={styles.amount}>
              <SignedAmount currency={currency} raw={raw} />
            </span>
          ))}
        </Row>
      </tbody>
    </table>
  );
}

type RowProps = {
  term: string;
  usd: Fraction | undefined;
  /** Before the dollars. */
  sign?: string | undefined;
  /** The amounts of both tokens. */
  children: ReactNode;
};

function Row({ term, usd, sign = '', children }: RowProps) {
  const t = useTranslations('story');
  const locale = useLocale();
  return (
    <tr>
      <th scope="row">{term}</th>
      <td>{children}</td>
      <td translate="no">
        {usd ? `${sign}${formatUsd(usd, locale)}` : <MissingFigure label={t('unknown')} />}
      </td>
    </tr>
  );
}

type AmountsProps = { pool: Pool; amounts: Both; rounding?: 'up' | 'down' };

function Amounts({ pool, amounts, rounding = 'down' }: AmountsProps) {
  return shown(pool, amounts).map(({ currency, raw }) => (
    <span key={currencyId(currency)} className={styles.amount}>
      <CurrencyAmount amount={amountOf(currency, raw)} rounding={rounding} digits={SHORT_DIGITS} />
    </span>
  ));
}

/** A difference with its sign: a loss is rounded up, and a gain down. */
function SignedAmount({ currency, raw }: { currency: Currency; raw: bigint }) {
  const locale = useLocale();
  const amount = amountOf(currency, raw < 0n ? -raw : raw);
  const sign = signOf(raw);
  const rounding = raw < 0n ? 'up' : 'down';
  const digits = formatAmount(amount, { digits: SHORT_DIGITS, rounding, locale });
  return (
    <ExactAmount amount={amount} sign={sign}>
      {withSymbol(`${sign}${digits}`, shortSymbol(currency.symbol))}
    </ExactAmount>
  );
}

/** Figures of both tokens in the order in which the pair is named. */
function shown(pool: Pool, [first, second]: Both) {
  return pairCurrencies({ pool }).map((currency) => {
    const isFirst = isSameToken(wrapped(currency), pool.pair.token0);
    return { currency, raw: isFirst ? first : second };
  });
}

function signOf(value: bigint): string {
  if (value === 0n) return '';
  return value < 0n ? '−' : '+';
}
