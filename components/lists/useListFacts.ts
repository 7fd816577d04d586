import { useTranslations } from 'next-intl';
import type { ListState } from '@/lib/lists/listState';
import { versionText } from '@/lib/lists/tokenList';
import { type ChainId, NETWORK_NAMES } from '@/lib/networks/network';
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
