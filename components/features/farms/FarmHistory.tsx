import { withMessages } from '@/components/parts/loading/withMessages';
import { RewardHistory } from '@/components/parts/rewards/RewardHistory';
import { storyMessages } from '@/lib/base/i18n/exported/story';
import type { Farm } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { readFarmRates } from '@/lib/exchange/rewards/farms/readFarmRates';
import type { RewardPool } from '@/lib/exchange/rewards/pools/rewardPool';
import { useRates } from '@/lib/exchange/rewards/pools/useRates';

type Props = {
  farm: Farm;
  pool: RewardPool;
  /** Whether it pays now. The past of one that has ended is not read. */
  isRunning: boolean;
};

/** What a farm's rewards were in a year within a week, and what it has paid the account so far. */
export const FarmHistory = withMessages(storyMessages, Content);

function Content({ isRunning, ...farm }: Props) {
  return isRunning ? <Running {...farm} /> : <RewardHistory pool={farm.pool} rates={undefined} />;
}

function Running({ farm, pool }: Omit<Props, 'isRunning'>) {
  const rates = useRates(pool, (own) => readFarmRates({ ...own, pool, pair: farm.tokens }));
  return <RewardHistory pool={pool} rates={rates} />;
}
