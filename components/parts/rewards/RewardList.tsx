import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import type { Amount } from '@/lib/base/amounts/amount';
import type { Token } from '@/lib/base/tokens/token';

/** Rewards in a sentence. */
export function RewardList({ rewards }: { rewards: readonly Amount<Token>[] }) {
  return rewards.map((reward, index) => (
    <span key={reward.currency.address}>
      {index > 0 && <span> + </span>}
      <CurrencyAmount amount={reward} />
    </span>
  ));
}
