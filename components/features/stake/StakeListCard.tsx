import { useLocale, useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Figure } from '@/components/ui/Figure';
import { MissingFigure } from '@/components/ui/MissingFigure';
import * as table from '@/components/ui/table.css';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { currencyId } from '@/lib/base/tokens/currency';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { formatReward } from '@/lib/exchange/rewards/pools/formatReward';
import { ownRate, weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';
import { hasStakeOrReward, isPaying } from '@/lib/exchange/rewards/pools/rewardState';
import { hasScreenLink, paysOwn, type StakeRow } from '@/lib/exchange/rewards/stakes/stakeRow';
import { hrefOf } from '@/lib/site/navigation/routes';
import { StakeAprFigure } from './StakeAprFigure';
import * as styles from './StakeListCard.css';

const LOGO_SIZE = 32;

/** A stake in the list: its reward, its figures, and the link to its own screen. */
export function StakeListCard({ row }: { row: StakeRow }) {
  const t = useTranslations('stake');
  const locale = useLocale();
  const symbolText = useSymbolText();
  const { stake, figures, own, apr } = row;
  const { stakingToken, rewardToken } = stake.pool;
  const symbol = symbolText(rewardToken);
  const isStaked = own !== undefined && own.staked > 0n;
  const isMine = hasStakeOrReward(own);
  const earned = own?.earned ? amountOf(rewardToken, own.earned) : undefined;
  const weekly = figures && weeklyAmount(ownRate(figures, own?.staked ?? 0n), rewardToken);
  return (
    <li className={styles.rows[isMine ? 'own' : 'other']}>
      <span className={table.logos}>
        <TokenLogo currency={rewardToken} size={LOGO_SIZE} />
      </span>
      <div className={table.name}>
        <h2 className={table.title}>{t('earn', { symbol })}</h2>
        <div className={table.notes}>
          {isStaked && <span className={table.ownNote}>{t('staked')}</span>}
          {earned && (
            <span className={table.ownNote}>
              {t.rich('earned', {
                amount: () => (
                  <ExactAmount amount={earned}>
                    {withSymbol(formatReward(earned, locale), shortSymbol(rewardToken.symbol))}
                  </ExactAmount>
                ),
              })}
            </span>
          )}
        </div>
      </div>
      <dl className={table.figures}>
        {paysOwn(row) && weekly !== undefined && (
          <Figure term={t('weekly')}>
            <CurrencyAmount amount={weekly} digits={SHORT_DIGITS} />
          </Figure>
        )}
        <Figure term={t('total')}>
          {figures ? (
            <CurrencyAmount
              amount={amountOf(stakingToken, figures.totalStaked)}
              digits={SHORT_DIGITS}
            />
          ) : (
            <MissingFigure label={t('unknown')} />
          )}
        </Figure>
        <Figure term={t('apr')}>
          {!figures && <MissingFigure label={t('unknown')} />}
          {figures?.period === 'finished' && <span className={styles.ended}>{t('finished')}</span>}
          {isPaying(figures) && <StakeAprFigure apr={apr} />}
        </Figure>
      </dl>
      {hasScreenLink(row) && (
        <ButtonLink
          variant="secondary"
          href={hrefOf({
            name: 'stake',
            version: String(stake.version),
            rewardCurrencyId: currencyId(rewardToken),
          })}
          aria-label={t(isMine ? 'manageIn' : 'depositIn', { symbol })}
        >
          {t(isMine ? 'manage' : 'deposit')}
        </ButtonLink>
      )}
    </li>
  );
}
