import { useTranslations } from 'next-intl';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import type { Fraction } from '@/lib/base/amounts/fraction';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import type { Token } from '@/lib/base/tokens/token';
import { weeklyAmount } from '@/lib/exchange/rewards/pools/rewardRates';

type Props = {
  /** In smallest units of the reward per second. */
  rate: Fraction;
  rewardToken: Token;
};

/** A rate as what it pays in a week. */
export function WeeklyRate({ rate, rewardToken }: Props) {
  const t = useTranslations('rewards');
  const weekly = weeklyAmount(rate, rewardToken);
  return (
    <>
      {t.rich('perWeek', {
        amount: () => <CurrencyAmount amount={weekly} digits={SHORT_DIGITS} />,
      })}
    </>
  );
}
