import { useLocale, useTranslations } from 'next-intl';
import { AmountInput } from '@/components/parts/amounts/AmountInput';
import { PercentSliderSkeleton } from '@/components/parts/amounts/PercentSliderSkeleton';
import { lazyPart } from '@/components/parts/loading/lazyPart';
import { AmountShortcuts } from '@/components/parts/tokens/AmountShortcuts';
import { atEnd } from '@/components/parts/tokens/FieldBalance.css';
import { MaxButton } from '@/components/parts/tokens/MaxButton';
import { SpendableBalance } from '@/components/parts/tokens/SpendableBalance';
import { formatBalance } from '@/lib/base/amounts/formatAmount';
import { partText, percentOf } from '@/lib/base/amounts/typedAmount';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import type { Token } from '@/lib/base/tokens/token';
import { useFreshness } from '@/lib/chain/reads/useFreshness';
import type { RewardSide } from '@/lib/exchange/rewards/actions/rewardForms';
import type { RewardFormState } from '@/lib/exchange/rewards/actions/useRewardForms';
import { AwaitedFigure } from './AwaitedFigure';
import type { RewardView } from './rewardView';
import * as styles from './StakeAmountField.css';
import { useRewardWords } from './useRewardWords';

/** Only a migration has it. Its code is loaded with the form. */
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
  const { side, form, view, token, hasAccount } = props;
  const t = useTranslations('rewards');
  const own = useRewardWords(view.words);
  const { isStale } = useFreshness(token.chainId);
  const { available, amount, text } = form;
  const value = amount && (view.fieldValue ?? view.value)(amount);
  const balance = hasAccount && <Available {...props} />;
  const field = {
    label: own(`${side}Amount`),
    text,
    unit: shortSymbol(token.symbol),
    onType: form.setTyped,
    isStale,
    currency: <span className={styles.mark}>{view.mark}</span>,
  };
  if (!view.hasSlider) {
    return (
      <AmountInput
        {...field}
        label={t('amount')}
        fullLabel={field.label}
        note={
          available && (
            <AmountShortcuts
              balance={available}
              text={text}
              onChoose={form.setTyped}
              partLabel={(percent) => own(`${side}Part`, { percent })}
            />
          )
        }
        value={
          <>
            {value}
            <span className={atEnd}>{balance}</span>
          </>
        }
      />
    );
  }
  return (
    <>
      <AmountInput
        {...field}
        value={value}
        note={
          <>
            {balance}
            {available && <MaxButton balance={available} text={text} onMax={form.setTyped} />}
          </>
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

/** What could be deposited or withdrawn. A press fills it in. */
function Available({ side, form, view, hasFailed }: Props) {
  const t = useTranslations('rewards');
  const own = useRewardWords(view.words);
  const locale = useLocale();
  const { available } = form;
  if (!available) return <AwaitedFigure hasFailed={hasFailed} characters={12} />;
  const written = { amount: formatBalance(available, { locale }) };
  return (
    <SpendableBalance balance={available} text={form.text} onFill={form.setTyped}>
      {side === 'deposit' ? t('available', written) : own('staked', written)}
    </SpendableBalance>
  );
}
