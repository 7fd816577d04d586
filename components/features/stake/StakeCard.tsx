import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/parts/page/PageTitle';
import { EarnedPanel } from '@/components/parts/rewards/EarnedPanel';
import { OwnFact } from '@/components/parts/rewards/OwnFact';
import { OwnHead } from '@/components/parts/rewards/OwnHead';
import { withoutHead } from '@/components/parts/rewards/OwnHead.css';
import { RewardForms } from '@/components/parts/rewards/RewardForms';
import type { RewardView } from '@/components/parts/rewards/rewardView';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { card } from '@/components/ui/Card.css';
import { Facts } from '@/components/ui/Facts';
import { FactsBesideForm } from '@/components/ui/FactsBesideForm';
import { Notice } from '@/components/ui/Notice';
import {
  type RewardScreenState,
  useRewardScreen,
} from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { Stake } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { GetPngNotice } from './GetPngNotice';
import { StakeFigures } from './StakeFigures';
import { StakeIntro } from './StakeIntro';
import * as styles from './StakeScreen.css';

const LOGO_SIZE = 28;

/** A stake: what it pays, what the account has in it, and the forms that change that. */
export function StakeCard({ stake }: { stake: Stake }) {
  const t = useTranslations('stake');
  const symbolText = useSymbolText();
  const { pool } = stake;
  const state = useRewardScreen(pool);
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
    <FactsBesideForm
      label={title}
      intro={<StakeIntro stake={stake} title={title} state={state} />}
      facts={<StakeFigures stake={stake} state={state} />}
    >
      <PageTitle screen={title} />
      <div className={card}>
        {state.account && (
          <OwnHead title={t('ownStake')}>
            <UsdValue amount={state.staked} keepsRoom={!state.hasFailed} />
          </OwnHead>
        )}
        <div className={styles.parts}>
          <GetPngNotice state={state} />
          {state.hasFailed && (
            <Notice tone="warning">{t(state.staked ? 'failedPartly' : 'failed')}</Notice>
          )}
          {state.figures?.period === 'finished' && <Notice tone="warning">{t('ended')}</Notice>}
          {state.account && <EarnedPanel state={state} />}
          <RewardForms
            state={state}
            view={view}
            depositNote={<p className={styles.note}>{t('votes')}</p>}
          />
          {state.account && <OwnStake state={state} />}
        </div>
      </div>
    </FactsBesideForm>
  );
}

/** What an account has staked and what it has in its wallet, with what that is worth. */
function OwnStake({ state }: { state: RewardScreenState }) {
  const t = useTranslations('stake');
  const symbolText = useSymbolText();
  const { pool, staked, balance, hasFailed, isBalanceUnreadable } = state;
  const symbol = symbolText(pool.stakingToken);
  return (
    <Facts>
      <OwnFact term={t('ownStaked', { symbol })} amount={staked} hasFailed={hasFailed}>
        {staked && staked.raw > 0n && (
          <span className={withoutHead}>
            <UsdValue amount={staked} />
          </span>
        )}
      </OwnFact>
      <OwnFact term={t('inWallet')} amount={balance} hasFailed={isBalanceUnreadable}>
        <span className={styles.below}>
          {balance && balance.raw > 0n && <UsdValue amount={balance} />}
        </span>
      </OwnFact>
    </Facts>
  );
}
