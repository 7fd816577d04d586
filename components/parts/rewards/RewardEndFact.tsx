import { useLocale, useTranslations } from 'next-intl';
import { Fact } from '@/components/ui/Facts';
import { formatDateTime } from '@/lib/base/time/formatDate';
import { rewardEndMs } from '@/lib/exchange/rewards/pools/rewardEnd';
import type { RewardFigures } from '@/lib/exchange/rewards/pools/rewardState';

/** When a pool stops paying, in the user's own time; nothing if that is not set. */
export function RewardEndFact({ figures }: { figures: RewardFigures }) {
  const t = useTranslations('rewards');
  const locale = useLocale();
  const endMs = rewardEndMs(figures);
  if (endMs === undefined) return null;
  return <Fact term={t('rewardsEnd')}>{formatDateTime(endMs, locale)}</Fact>;
}
