import { useLocale } from 'next-intl';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { useCountedUp } from '@/components/ui/useCountedUp';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { formatReward } from '@/lib/exchange/rewards/pools/formatReward';

/** A reward with four decimals: the last two change with nearly each block. */
const TICKING = /\D\d{4}$/;
const TICKING_DIGITS = 2;

type Props = {
  reward: Amount;
  /** Whether its symbol is next to it already. */
  isBare?: boolean;
};

/**
 * A reward that grows with each block: it counts up to what the contract says now. Hover and focus
 * show its exact figure. Its key must name its account and its pool, because it must not count from
 * the reward of one to that of another.
 */
export function RewardCounter({ reward, isBare = false }: Props) {
  const locale = useLocale();
  const { currency } = reward;
  const shown = formatReward(amountOf(currency, useCountedUp(reward.raw)), locale);
  const symbol = shortSymbol(currency.symbol);
  return (
    <ExactAmount
      amount={reward}
      readAs={withSymbol(formatReward(reward, locale), symbol)}
      faint={isBare && TICKING.test(shown) ? TICKING_DIGITS : 0}
      hasNote
    >
      {isBare ? shown : withSymbol(shown, symbol)}
    </ExactAmount>
  );
}
