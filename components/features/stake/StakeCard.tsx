import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { EarnedPanel } from '@/components/parts/rewards/EarnedPanel';
import { OwnFigure } from '@/components/parts/rewards/OwnFigure';
import { RewardForms } from '@/components/parts/rewards/RewardForms';
import type { RewardView } from '@/components/parts/rewards/rewardView';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Card } from '@/components/ui/Card';
import { Notice } from '@/components/ui/Notice';
import { PageLink } from '@/components/ui/PageLink';
import type { Amount } from '@/lib/base/amounts/amount';
import {
  type RewardScreen,
  useRewardScreen,
} from '@/lib/exchange/rewards/positions/useRewardScreen';
import type { Stake } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { GetPngNotice } from './GetPngNotice';
import { StakeFigures } from './StakeFigures';
import * as styles from './StakeScreen.css';
import { STAKES_PATH } from './stakesPath';

const LOGO_SIZE = 28;

/** A stake: what it pays, what the account has in it, and the forms that change that. */
export function StakeCard({ stake }: { stake: Stake }) {
  const t = useTranslations('stake');
  const symbolText = useSymbolText();
  const { pool } = stake;
  const screen = useRewardScreen(pool);
  const title = t('screen', { symbol: symbolText(pool.rewardToken) });
  const view: RewardView = {
    words: 'stake',
    mark: (
      <>
        <TokenLogo currency={pool.stakingToken} size={LOGO_SIZE} />
        {symbolText(pool.stakingToken)}
      </>
    ),
    value: (amount) => <UsdValue amount={amount} />,
  };
  return (
    <Card
      title={title}
      action={
        <PageLink href={STAKES_PATH} className={styles.all}>
          {t('all')}
        </PageLink>
      }
    >
      <PageTitle screen={title} />
      <div className={styles.parts}>
        <GetPngNotice screen={screen} />
        {screen.hasFailed && (
          <Notice tone="warning">{t(screen.staked ? 'failedPartly' : 'failed')}</Notice>
        )}
        {screen.figures?.isFinished && <Notice tone="warning">{t('ended')}</Notice>}
        {screen.account && (
          <>
            <OwnStake screen={screen} />
            <EarnedPanel screen={screen} />
          </>
        )}
        <RewardForms
          screen={screen}
          view={view}
          depositNote={<Notice tone="plain">{t('votes')}</Notice>}
        />
        <StakeFigures stake={stake} figures={screen.figures} hasFailed={screen.hasFailed} />
      </div>
    </Card>
  );
}

/** What an account has staked and what it has in its wallet, with what that is worth. */
function OwnStake({ screen }: { screen: RewardScreen }) {
  const t = useTranslations('stake');
  const { staked, balance, hasFailed, isBalanceUnreadable } = screen;
  return (
    <dl className={styles.own}>
      <OwnFigure term={t('ownStake')} amount={staked} hasFailed={hasFailed}>
        <Value amount={staked} />
      </OwnFigure>
      <OwnFigure term={t('inWallet')} amount={balance} hasFailed={isBalanceUnreadable}>
        <Value amount={balance} />
      </OwnFigure>
    </dl>
  );
}

function Value({ amount }: { amount: Amount | undefined }) {
  return (
    <dd className={styles.below}>
      {amount !== undefined && amount.raw > 0n && <UsdValue amount={amount} />}
    </dd>
  );
}
