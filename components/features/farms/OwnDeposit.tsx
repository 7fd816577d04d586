import { useTranslations } from 'next-intl';
import { AwaitedFigure } from '@/components/parts/rewards/AwaitedFigure';
import { OwnFact } from '@/components/parts/rewards/OwnFact';
import { withoutHead } from '@/components/parts/rewards/OwnHead.css';
import { Fact, Facts } from '@/components/ui/Facts';
import { NOT_KNOWN } from '@/components/ui/notKnown';
import type { Amount } from '@/lib/base/amounts/amount';
import type { RewardScreenState } from '@/lib/exchange/rewards/actions/useRewardScreen';
import type { LiquidityValue } from '@/lib/exchange/rewards/farms/useLiquidityValue';
import * as styles from './FarmScreen.css';
import { LiquidityValueLine } from './LiquidityValueLine';

type Props = {
  state: RewardScreenState;
  liquidityValueOf: (liquidity: bigint) => LiquidityValue | undefined;
};

/** The pool tokens that an account has in a farm and in its wallet, with what they are worth. */
export function OwnDeposit({ state, liquidityValueOf }: Props) {
  const t = useTranslations('farm');
  const { staked, balance, forms } = state;
  const typed = forms[forms.side].amount;
  const shownValue = ({ raw }: Amount, usdStyle?: string) => {
    const value = raw > 0n ? liquidityValueOf(raw) : undefined;
    return value && <LiquidityValueLine value={value} {...(usdStyle && { usdStyle })} />;
  };
  const isWholeStake = forms.side === 'withdraw' && typed?.raw === staked?.raw;
  return (
    <Facts>
      <OwnFact term={t('deposited')} amount={staked} hasFailed={state.hasFailed} />
      <Fact term={t('inPool')} isBeside>
        {staked ? (
          (shownValue(staked, withoutHead) ?? NOT_KNOWN)
        ) : (
          <AwaitedFigure hasFailed={state.hasFailed} characters={20} />
        )}
      </Fact>
      <OwnFact term={t('unstaked')} amount={balance} hasFailed={state.isBalanceUnreadable}>
        <span className={styles.below}>{balance && shownValue(balance)}</span>
      </OwnFact>
      {typed && typed.raw > 0n && !isWholeStake && (
        <Fact term={t('amountInPool')} isBeside>
          {shownValue(typed) ?? NOT_KNOWN}
        </Fact>
      )}
    </Facts>
  );
}
