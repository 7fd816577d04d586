import { useTranslations } from 'next-intl';
import type { ChainId } from '@/lib/base/networks/network';
import { useFreshness } from '@/lib/chain/reads/useFreshness';

/**
 * In place of the label of an action: why nothing can be signed with the figures of a chain.
 * Undefined while they are fresh.
 */
export function useStaleText(chainId: ChainId | undefined): string | undefined {
  const t = useTranslations('frame');
  const { isOffline, isStale } = useFreshness(chainId);
  if (isOffline) return t('offline');
  return isStale ? t('stale') : undefined;
}
