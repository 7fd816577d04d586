import { useTranslations } from 'next-intl';
import type { ChainId } from '@/lib/base/networks/network';
import { useFigureAge } from '@/lib/chain/reads/useFigureAge';

/**
 * In place of the label of an action: why nothing can be signed with the figures of a chain.
 * Undefined while they are fresh.
 */
export function useStaleText(chainId: ChainId | undefined): string | undefined {
  const t = useTranslations('frame');
  const { isOffline, isStale } = useFigureAge(chainId);
  if (isOffline) return t('offline');
  return isStale ? t('stale') : undefined;
}
