import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { TokenLogo } from '@/components/parts/tokens/TokenLogo';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { useSymbolText } from '@/components/parts/tokens/useSymbolText';
import { Button } from '@/components/ui/Button';
import { useLatch } from '@/components/ui/useLatch';
import type { Amount } from '@/lib/base/amounts/amount';
import { rewardClaimTerms } from '@/lib/exchange/rewards/actions/claimTerms';
import type { RewardSide } from '@/lib/exchange/rewards/actions/rewardForms';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import { formatReward } from '@/lib/exchange/rewards/pools/formatReward';
import { rewardPoolKey } from '@/lib/exchange/rewards/pools/rewardPool';
import { ownRate } from '@/lib/exchange/rewards/pools/rewardRates';
import { AwaitedFigure } from './AwaitedFigure';
import * as styles from './EarnedPanel.css';
import { RewardCounter } from './RewardCounter';
import { WeeklyRate } from './WeeklyRate';

/** Loaded once there is a reward: it has everything that signing needs. */
const RewardClaimReviewFlow = lazyPart(
  () => import('./RewardClaimReviewFlow'),
  'RewardClaimReviewFlow',
  Claim,
);

const LOGO_SIZE = 32;

type Props = {
  state: RewardScreenState;
  /** The form below it; by default the one that is chosen. */
  side?: RewardSide;
};

/**
 * The reward that an account is owed, as it grows, with the button that claims it. That is the next
 * step until an amount is in the form.
 */
export function EarnedPanel({ state, side = state.forms.side }: Props) {
  const t = useTranslations('rewards');
  const symbolText = useSymbolText();
  const { pool, account, earned, claimFormStatus } = state;
  const isOwed = rewardClaimTerms(state) !== undefined;
  const hasBegun = useLatch(isOwed || claimFormStatus.status !== 'unsent');
  const size = useAmountSize(earned);
  const isTyped = /[1-9]/.test(state.forms[side].text);
  const hasFailed = state.isEarnedUnreadable || state.hasFailed;
  return (
    <section className={styles.panel} aria-label={t('toClaim')}>
      <h2 className={styles.term}>{t('toClaim')}</h2>
      <div className={styles.figure}>
        <p className={styles.amount}>
          <span className={size}>
            {earned ? (
              <RewardCounter key={`${account} ${rewardPoolKey(pool)}`} reward={earned} isBare />
            ) : (
              <AwaitedFigure hasFailed={hasFailed} characters={7} />
            )}
          </span>
        </p>
        <span className={styles.mark}>
          <TokenLogo currency={pool.rewardToken} size={LOGO_SIZE} />
          {symbolText(pool.rewardToken)}
        </span>
      </div>
      <p className={styles.value}>
        {(earned === undefined || earned.raw > 0n) && (
          <UsdValue amount={earned} keepsRoom={!hasFailed} />
        )}
      </p>
      <p className={styles.rate}>
        <RateText state={state} />
      </p>
      {state.owedExtra.amounts.map((extra) => (
        <p key={extra.currency.address} className={styles.extra}>
          + <RewardCounter key={account} reward={extra} />
        </p>
      ))}
      <div className={styles.action}>
        {hasBegun ? <RewardClaimReviewFlow state={state} isNext={!isTyped} /> : <Claim />}
      </div>
    </section>
  );
}

/** What the account earns in a week, or why it earns nothing. */
function RateText({ state }: { state: RewardScreenState }) {
  const t = useTranslations('rewards');
  const { pool, staked, figures } = state;
  if (state.isEarnedUnreadable) return <>{t('earnedUnreadable')}</>;
  if (figures?.period === 'finished') return <>{t('finishedRate')}</>;
  if (figures?.period === 'extraOnly') return <>{t('extraOnly')}</>;
  if (!figures || !staked) return null;
  return <WeeklyRate rate={ownRate(figures, staked.raw)} rewardToken={pool.rewardToken} />;
}

const LENGTHS = [9, 12, 16] as const;

/** The font size for an amount this long. */
function useAmountSize(earned: Amount | undefined): string {
  const locale = useLocale();
  const { length } = earned ? formatReward(earned, locale) : '';
  return styles.sizes[LENGTHS.find((characters) => length <= characters) ?? 24];
}

function Claim() {
  return (
    <Button variant="accent" disabled>
      {useTranslations('rewards')('claim')}
    </Button>
  );
}
