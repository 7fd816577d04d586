import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { PairLogos } from '@/components/parts/tokens/PairLogos';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { announcement } from '@/components/ui/announcement.css';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { MissingFigure } from '@/components/ui/MissingFigure';
import * as table from '@/components/ui/table.css';
import { amountOf } from '@/lib/base/amounts/amount';
import { formatShortUsd } from '@/lib/base/amounts/formatShortUsd';
import { formatWholeUsd } from '@/lib/base/amounts/formatUsd';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { pairText } from '@/lib/base/tokens/pairText';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { unwrapped } from '@/lib/base/tokens/wrapped';
import { farmHref } from '@/lib/exchange/rewards/farms/farmHref';
import {
  type FarmRow,
  isKnownFinished,
  linkActionOf,
  ownUsdOf,
  weightOf,
} from '@/lib/exchange/rewards/farms/farmRow';
import { formatReward } from '@/lib/exchange/rewards/pools/formatReward';
import { ownRate, weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';
import { hasStakeOrReward, isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import * as styles from './FarmListCard.css';
import { FarmListFigure } from './FarmListFigure';
import { useAprText } from './useAprText';

const LOGO_SIZE = 32;

/** A farm in the list: its pair, its figures, and the link to its own screen. */
export function FarmListCard({ row }: { row: FarmRow }) {
  const t = useTranslations('farms');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { farm, figures, own, stakedUsd } = row;
  const hasEnded = isKnownFinished(row);
  const weight = weightOf(row);
  const [a, b] = [unwrapped(farm.tokens[0]), unwrapped(farm.tokens[1])];
  const pair = pairText([symbolText(a), symbolText(b)]);
  const isMine = hasStakeOrReward(own);
  const isStaked = (own?.staked ?? 0n) > 0n;
  const ownUsd = ownUsdOf(row);
  const earned = own?.earned ? amountOf(row.reward, own.earned) : undefined;
  const paying = isPaying(figures) ? figures : undefined;
  const isEmpty = figures?.totalStaked === 0n;
  const action = linkActionOf(row);
  const href = farmHref(farm);
  const payState = hasEnded ? 'finished' : 'paying';
  return (
    <li className={styles.rows[isMine ? 'own' : payState]}>
      <span className={table.logos}>
        <PairLogos currencies={[a, b]} size={LOGO_SIZE} />
      </span>
      <div className={table.name}>
        <h2 className={table.title}>
          <bdi translate="no">{pair}</bdi>
        </h2>
        <div className={table.notes}>
          <dl className={styles.weight}>
            <div>
              <dt className={announcement}>{t('weight')}</dt>
              <dd>
                {weight === undefined ? (
                  <MissingFigure label={t('unknown')} />
                ) : (
                  t('weightFigure', { weight })
                )}
              </dd>
            </div>
          </dl>
          {isStaked && <span className={table.ownNote}>{t('staked')}</span>}
          {earned && (
            <span className={table.ownNote}>
              {t.rich('earned', {
                amount: () => (
                  <ExactAmount amount={earned}>
                    {withSymbol(formatReward(earned, locale), shortSymbol(earned.currency.symbol))}
                  </ExactAmount>
                ),
              })}
            </span>
          )}
          {figures?.period === 'extraOnly' && <span>{t('extraOnly')}</span>}
          {hasEnded && <span>{t('finished')}</span>}
        </div>
      </div>
      <dl className={table.figures}>
        <FarmListFigure
          term={t('weekly')}
          below={
            paying && own && isStaked
              ? t.rich('yours', {
                  amount: () => <Weekly rate={ownRate(paying, own.staked)} row={row} />,
                })
              : undefined
          }
        >
          {paying && <Weekly rate={paying.ratePerSecond} row={row} />}
        </FarmListFigure>
        <FarmListFigure
          term={t('total')}
          below={
            (ownUsd && t.rich('yours', { amount: () => formatWholeUsd(ownUsd, locale) })) ||
            (isEmpty && t('noDeposits'))
          }
        >
          {stakedUsd && formatWholeUsd(stakedUsd, locale)}
        </FarmListFigure>
        <CardApr row={row} />
      </dl>
      <ButtonLink variant="secondary" href={href} aria-label={t(`${action}In`, { pair })}>
        {t(action)}
      </ButtonLink>
    </li>
  );
}

/** What a rate pays in a week. */
function Weekly({ rate, row: { reward } }: { rate: Fraction; row: FarmRow }) {
  return <CurrencyAmount amount={weeklyAmount(rate, reward)} digits={SHORT_DIGITS} />;
}

/**
 * A farm's APR, with the part of the rewards and that of the swap fees; on a phone with what is
 * staked in place of the parts.
 */
function CardApr({ row: { aprs, figures, stakedUsd } }: { row: FarmRow }) {
  const t = useTranslations('aprs');
  const farms = useTranslations('farms');
  const locale = useLocale();
  const isEmpty = figures?.totalStaked === 0n;
  const { total, parts } = useAprText(aprs, { isEmpty, isShort: true });
  const staked = stakedUsd && farms('stakedUsd', { amount: formatShortUsd(stakedUsd, locale) });
  return (
    <FarmListFigure
      term={t('apr')}
      below={
        <>
          <span className={styles.staked}>{isEmpty ? farms('noDeposits') : staked}</span>
          <span className={aprs.swapFeeSeconds === undefined ? styles.parts : styles.longParts}>
            {parts}
          </span>
        </>
      }
    >
      {total}
    </FarmListFigure>
  );
}
