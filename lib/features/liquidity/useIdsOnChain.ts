import { useIdOnChain } from '@/lib/holdings/knownTokens/useIdOnChain';
import { useActiveChainId } from '@/lib/holdings/wallet/useActiveChainId';
import type { CurrencyIds } from '@/lib/site/navigation/liquidityPaths';

/**
 * The ids of a path on the chain shown: a token that was chosen on another chain becomes the same
 * token here. Ids from a link stay.
 */
export function useIdsOnChain({ idA, idB }: CurrencyIds, isLinked: boolean): CurrencyIds {
  const idOnChain = useIdOnChain(useActiveChainId());
  const moved = (id: string | undefined) => (id === undefined || isLinked ? id : idOnChain(id));
  return { idA: moved(idA), idB: moved(idB) };
}
