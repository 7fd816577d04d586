import { useTranslations } from 'next-intl';
import { type ChainId, NETWORK_NAMES } from '@/lib/base/networks/network';
import type { ListState } from '@/lib/holdings/lists/listState';
import { versionText } from '@/lib/holdings/lists/tokenList';
import { useChainTokens } from './useChainTokens';

/** The line of a list: how many tokens of the chain it has, and its version. */
export function useListFacts({ current, isPinned, loadingRequestId }: ListState, chainId: ChainId) {
  const t = useTranslations('lists');
  const { length: count } = useChainTokens(current, chainId);
  if (current === undefined) return t(loadingRequestId === undefined ? 'notFetched' : 'fetching');
  return t(isPinned ? 'pinnedFacts' : 'facts', {
    count,
    network: NETWORK_NAMES[chainId],
    version: versionText(current.version),
  });
}
