import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatValueDifference } from '@/lib/base/amounts/formatPercent';
import { formatUsd } from '@/lib/base/amounts/formatUsd';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { formatDay } from '@/lib/base/time/formatDate';
import { usePoolUsd } from '@/lib/exchange/pairs/usePoolUsd';
import { type StoryDollars, storyDollars } from '@/lib/features/liquidity/storyDollars';
import type { ToldStory as Told } from '@/lib/features/liquidity/usePositionStory';
import * as styles from './PositionStory.css';
import { StoryTable } from './StoryTable';

type Props = { told: Told };

/** A result that is known: the answer, its figures, what they count, and where they come from. */
export function ToldStory({ told: { story, missing, whole, transactions } }: Props) {
  const t = useTranslations('story');
  const { pool, staked } = whole;
  const poolUsd = usePoolUsd(pool, pool.supply);
  const dollars = poolUsd && storyDollars(story, pool, poolUsd);
  const { isSinceSeen, liquidity } = story;
  const { liquidityToken } = pool.pair;
  return (
    <>
      <Headline
        sinceMs={story.sinceMs}
        dollars={dollars}
        isMost={2n * liquidity.known >= liquidity.all}
      />
      {liquidity.known < liquidity.all && (
        <p className={styles.note}>
          {t.rich('counted', {
            known: () => (
              <CurrencyAmount
                amount={amountOf(liquidityToken, liquidity.known)}
                digits={SHORT_DIGITS}
              />
            ),
            all: () => (
              <CurrencyAmount
                amount={amountOf(liquidityToken, liquidity.all)}
                digits={SHORT_DIGITS}
              />
            ),
          })}
        </p>
      )}
      {missing && <p className={styles.note}>{t('sinceSeen')}</p>}
      <p className={styles.note}>{t('compared')}</p>
      <StoryTable story={story} pool={pool} dollars={dollars} />
      {story.fees === undefined && <p className={styles.note}>{t('feesHidden')}</p>}
      {missing && <p className={styles.note}>{t(missing)}</p>}
      {staked > 0n && <p className={styles.note}>{t('withFarms')}</p>}
      <p className={styles.note}>
        {isSinceSeen ? t('sourceSeen') : t('source', { count: transactions })}
      </p>
    </>
  );
}

type HeadlineProps = {
  sinceMs: number;
  dollars: StoryDollars | undefined;
  /** Whether it is the result of at least half of the position. */
  isMost: boolean;
};

/** Whether the account is up or down against holding, and since when. A small part has no colour. */
function Headline({ sinceMs, dollars, isMost }: HeadlineProps) {
  const t = useTranslations('story');
  const locale = useLocale();
  const date = formatDay(sinceMs, locale);
  if (dollars === undefined) return <p className={styles.headline}>{t('unpriced', { date })}</p>;
  const { isLess, usd, share } = dollars.result;
  const direction = isLess ? 'down' : 'up';
  const tone = usd.numerator === 0n ? 'even' : direction;
  const amount = formatUsd(usd, locale);
  const percent = share ? formatValueDifference(share, locale) : NOT_KNOWN;
  return (
    <p className={`${styles.headline} ${styles.tones[isMost ? tone : 'even']}`}>
      {t(tone, { amount, percent, date })}
    </p>
  );
}
