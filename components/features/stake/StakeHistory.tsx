import { withMessages } from '@/components/parts/loading/withMessages';
import { RewardHistory } from '@/components/parts/rewards/RewardHistory';
import { storyMessages } from '@/lib/base/i18n/exported/story';
import { useRates } from '@/lib/exchange/rewards/pools/useRates';
import { readStakeRates } from '@/lib/exchange/rewards/stakes/readStakeRates';
import type { Stake } from '@/lib/exchange/rewards/stakes/stakeCatalogue';

type Props = {
  stake: Stake;
  /** Whether it pays now. The past of one that has ended is not read. */
  isRunning: boolean;
};

/** What a stake paid in a year within a week, and what it has paid the account so far. */
export const StakeHistory = withMessages(storyMessages, Content);

function Content({ stake, isRunning }: Props) {
  return isRunning ? (
    <Running stake={stake} />
  ) : (
    <RewardHistory pool={stake.pool} rates={undefined} />
  );
}

function Running({ stake }: { stake: Stake }) {
  const rates = useRates(stake.pool, (own) => readStakeRates({ ...own, stake }));
  return <RewardHistory pool={stake.pool} rates={rates} />;
}
