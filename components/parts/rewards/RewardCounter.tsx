import { useLocale } from 'next-intl';
import { ExactAmount } from '@/components/parts/tokens/ExactAmount';
import { useCountedUp } from '@/components/ui/useCountedUp';
import { type Amount, amountOf } from '@/lib/base/amounts/amount';
import { withSymbol } from '@/lib/base/amounts/withSymbol';
import { shortSymbol } from '@/lib/base/tokens/shortSymbol';
import { formatReward } from '@/lib/exchange/rewards/pools/formatReward';

/**
 * A reward that grows with each block: it counts up to what the contract says now. Its exact figure
 * is on hover and focus. Give it a key of its account and its pool, between which it must not
 * count.
 */
export function RewardCounter({ reward }: { reward: Amount }) {
  const locale = useLocale();
  const { currency } = reward;
  const shown = amountOf(currency, useCountedUp(reward.raw));
  const symbol = shortSymbol(currency.symbol);
  return (
    <ExactAmount amount={reward} readAs={withSymbol(formatReward(reward, locale), symbol)} hasNote>
      {withSymbol(formatReward(shown, locale), symbol)}
    </ExactAmount>
  );
}
