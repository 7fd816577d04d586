import { useLocale, useTranslations } from 'next-intl';
import { AmountInput } from '@/components/parts/amounts/AmountInput';
import { PercentSliderSkeleton } from '@/components/parts/amounts/PercentSliderSkeleton';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { MaxButton } from '@/components/parts/tokens/MaxButton';
import { SpendableBalance } from '@/components/parts/tokens/SpendableBalance';
import type { Amount } from '@/lib/base/amounts/amount';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { partText, percentOf } from '@/lib/base/amounts/typedAmount';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import type { RewardSide } from '@/lib/exchange/rewards/positions/rewardForms';
import type { RewardFormState } from '@/lib/exchange/rewards/positions/useRewardForms';
import { AwaitedFigure } from './AwaitedFigure';
import type { RewardView } from './rewardView';
import * as styles from './StakeAmountField.css';
import { useRewardWords } from './useRewardWords';

/** The slider's code is loaded with the form. */
const PercentSlider = lazyPart(
  () => import('@/components/parts/amounts/PercentSlider'),
  'PercentSlider',
  PercentSliderSkeleton,
);

type Props = {
  side: RewardSide;
  form: RewardFormState;
  view: RewardView;
  /** What is staked. */
  token: Token;
  hasAccount: boolean;
  /** Whether the available amount can't be read. */
  hasFailed: boolean;
};

/** How much to deposit or withdraw, as an amount or as a part of what there is. */
export function StakeAmountField(props: Props) {
  const { side, form, view, token, hasAccount, hasFailed } = props;
  const t = useTranslations('rewards');
  const own = useRewardWords(view.words);
  const locale = useLocale();
  const { isStale } = useFreshness(token.chainId);
  const { available, amount, text } = form;
  const balanceText = (balance: Amount) => {
    const written = { amount: formatBalance(balance, { locale }) };
    return side === 'deposit' ? t('available', written) : own('staked', written);
  };
  return (
    <>
      <AmountInput
        label={own(`${side}Amount`)}
        text={text}
        unit={shortSymbol(token.symbol)}
        onType={form.setTyped}
        isStale={isStale}
        currency={<span className={styles.mark}>{view.mark}</span>}
        value={amount && view.value(amount)}
        note={
          hasAccount &&
          (available ? (
            <>
              <SpendableBalance balance={available} text={text} onFill={form.setTyped}>
                {balanceText(available)}
              </SpendableBalance>
              <MaxButton balance={available} text={text} onMax={form.setTyped} />
            </>
          ) : (
            <AwaitedFigure hasFailed={hasFailed} characters={12} />
          ))
        }
      />
      <PercentSlider
        label={own(`${side}Share`)}
        percent={percentOf(amount, available)}
        disabled={available === undefined || available.raw === 0n}
        onPercent={(percent) => available && form.setTyped(partText(available, percent))}
      />
    </>
  );
}
