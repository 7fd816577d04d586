import { useLocale, useTranslations } from 'next-intl';
import { SentenceSkeleton } from '@/components/ui/SentenceSkeleton';
import { formatBps } from '@/lib/base/amounts/formatPercent';
import { SWAP_FEE_BPS } from '@/lib/exchange/pairs/constantProduct';
import { useProviderFeeBps } from '@/lib/exchange/pairs/useProviderFeeBps';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';

/** The fee without a share for the protocol: a placeholder while the real one is being read. */
const FULL_FEE_BPS = Number(SWAP_FEE_BPS);

/** What a liquidity provider earns of each trade, with or without the protocol's share. */
export function PoolRewards() {
  const t = useTranslations('pool');
  const locale = useLocale();
  const feeBps = useProviderFeeBps(useActiveChainId());
  const sentence = t('rewards', { fee: formatBps(feeBps ?? FULL_FEE_BPS, locale) });
  return <p>{feeBps === undefined ? <SentenceSkeleton>{sentence}</SentenceSkeleton> : sentence}</p>;
}
