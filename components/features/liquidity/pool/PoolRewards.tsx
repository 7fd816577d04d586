import { useLocale, useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/Skeleton';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { useProviderFeeBps } from '@/lib/exchange/pairs/useProviderFeeBps';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';

/** As long as the sentence about rewards. */
const REWARD_CHARACTERS = 32;

/** What a provider earns, by whether the protocol takes its part. */
export function PoolRewards() {
  const t = useTranslations('pool');
  const locale = useLocale();
  const feeBps = useProviderFeeBps(useActiveChainId());
  return (
    <p>
      {feeBps === undefined ? (
        <Skeleton characters={REWARD_CHARACTERS} />
      ) : (
        t('rewards', { fee: formatBps(feeBps, locale) })
      )}
    </p>
  );
}
