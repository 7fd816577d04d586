import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/decimalText';
import { type Fraction, scaleFraction } from '@/lib/base/amounts/fraction';
import type { Token } from '@/lib/base/tokens/token';
import { weeklyRate } from '@/lib/exchange/rewards/pools/rewardRates';

type Props = {
  /** In smallest units of the reward per second. */
  rate: Fraction;
  rewardToken: Token;
};

/** A rate as what it pays in a week. */
export function WeeklyRate({ rate, rewardToken }: Props) {
  const t = useTranslations('rewards');
  const weekly = amountOf(rewardToken, scaleFraction(weeklyRate(rate), 0, 'down'));
  return (
    <>
      {t.rich('perWeek', {
        amount: () => <CurrencyAmount amount={weekly} digits={SHORT_DIGITS} />,
      })}
    </>
  );
}
