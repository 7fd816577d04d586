import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Figure } from '@/components/ui/Figure';
import { ownRow } from '@/components/ui/list.css';
import {
  alignedFigures,
  badge,
  cardName,
  ownBadge,
  wideListCard,
} from '@/components/ui/listCard.css';
import { MissingFigure } from '@/components/ui/MissingFigure';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { currencyId } from '@/lib/base/tokens/currency';
import { ownRate, weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';
import { isOwnStake } from '@/lib/exchange/rewards/pools/rewardState';
import { hasScreenLink } from '@/lib/exchange/rewards/stakes/stakeLink';
import type { StakeRow } from '@/lib/exchange/rewards/stakes/stakeRow';
import { hrefOf } from '@/lib/site/navigation/routes';
import { StakeAprFigure } from './StakeAprFigure';

const LOGO_SIZE = 28;

/** A stake in the list: its reward, its figures, and the link to its own screen. */
export function StakeListCard({ row }: { row: StakeRow }) {
  const t = useTranslations('stake');
  const symbolText = useSymbolText();
  const { stake, figures, own, apr } = row;
  const { stakingToken, rewardToken } = stake.pool;
  const symbol = symbolText(rewardToken);
  const isStaked = own !== undefined && own.staked > 0n;
  const isMine = isOwnStake(own);
  const weekly = figures && weeklyAmount(ownRate(figures, own?.staked ?? 0n), rewardToken);
  return (
    <li className={isMine ? `${wideListCard} ${ownRow}` : wideListCard}>
      <h2 className={cardName}>
        <TokenLogo currency={rewardToken} size={LOGO_SIZE} />
        {t('earn', { symbol })}
        {isStaked && <span className={ownBadge}>{t('staked')}</span>}
        {isMine && !isStaked && <span className={ownBadge}>{t('owed')}</span>}
        {figures?.isFinished && <span className={badge}>{t('finished')}</span>}
      </h2>
      <dl className={alignedFigures}>
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
          {figures ? <StakeAprFigure apr={apr} /> : <MissingFigure label={t('unknown')} />}
        </Figure>
        {isStaked && weekly !== undefined && (
          <Figure term={t('weekly')}>
            <CurrencyAmount amount={weekly} digits={SHORT_DIGITS} />
          </Figure>
        )}
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
