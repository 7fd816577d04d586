import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/tokens/CurrencyAmount';
import { amountOf } from '@/lib/amounts/amount';
import { SHORT_DIGITS } from '@/lib/amounts/decimalText';
import { type Fraction, scaleFraction } from '@/lib/amounts/fraction';
import { weeklyRate } from '@/lib/rewards/rewardRates';
import type { Token } from '@/lib/tokens/token';

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
