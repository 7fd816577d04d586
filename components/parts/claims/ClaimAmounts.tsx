import type { Address } from 'viem';
import { CurrencyAmount } from '@/components/parts/tokens/CurrencyAmount';
import { UsdValue } from '@/components/parts/tokens/UsdValue';
import { Skeleton } from '@/components/ui/Skeleton';
import { amountOf } from '@/lib/base/amounts/amount';
import { SHORT_DIGITS } from '@/lib/base/amounts/significantDigits';
import { resultOf } from '@/lib/chain/reads/readState';
import { useChainReads } from '@/lib/chain/reads/useChainReads';
import { rewardsOf } from '@/lib/exchange/rewards/actions/rewardsOf';
import { splitExtra } from '@/lib/exchange/rewards/actions/superFarmRewards';
import { useExtraRewards } from '@/lib/exchange/rewards/actions/useExtraRewards';
import { earnedRead } from '@/lib/exchange/rewards/pools/rewardReads';
import type { Claim } from '@/lib/features/claims/claim';
import * as styles from './ClaimDialog.css';

type Props = { account: Address; claim: Claim };

/** What a claim would bring now, with its value if that is known. */
export function ClaimAmounts({ account, claim }: Props) {
  const { pool, payer } = claim;
  const [state] = useChainReads(pool.chainId, [earnedRead(pool, account)]);
  const earned = resultOf(state) ?? claim.earned;
  const owedExtra = useExtraRewards(pool, account, earned);
  const rewards =
    payer === 'pool'
      ? rewardsOf(amountOf(pool.rewardToken, earned), splitExtra(owedExtra, earned).withPool)
      : owedExtra.amounts;
  if (rewards.length === 0) return <Skeleton characters={9} />;
  return (
    <span className={styles.amounts}>
      {rewards.map((reward) => (
        <span key={reward.currency.address}>
          <CurrencyAmount amount={reward} digits={SHORT_DIGITS} />{' '}
          <span className={styles.note}>
            <UsdValue amount={reward} />
          </span>
        </span>
      ))}
    </span>
  );
}
