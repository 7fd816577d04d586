import { useLocale, useTranslations } from 'next-intl';
import { SentenceSkeleton } from '@/components/ui/SentenceSkeleton';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import { useProviderFeeBps } from '@/lib/exchange/pairs/useProviderFeeBps';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';

/** The fee if the protocol takes no part, in place of one that is being read. */
const FULL_FEE_BPS = Number(SWAP_FEE_BPS);

/** What a provider earns, by whether the protocol takes its part. */
export function PoolRewards() {
  const t = useTranslations('pool');
  const locale = useLocale();
  const feeBps = useProviderFeeBps(useActiveChainId());
  const sentence = t('rewards', { fee: formatBps(feeBps ?? FULL_FEE_BPS, locale) });
  return <p>{feeBps === undefined ? <SentenceSkeleton>{sentence}</SentenceSkeleton> : sentence}</p>;
}
