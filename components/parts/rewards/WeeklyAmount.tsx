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

/** What a rate pays in a week, where its term says that it is for a week. */
export function WeeklyAmount({ rate, rewardToken }: Props) {
  return <CurrencyAmount amount={weeklyAmount(rate, rewardToken)} digits={SHORT_DIGITS} />;
}
