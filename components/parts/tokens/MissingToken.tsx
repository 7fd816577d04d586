'use client';

import { withMessages } from '@/components/frame/layout/withMessages';
import { tokenChoiceMessages } from '@/lib/base/i18n/exported/tokenChoice';
import type { ChainId } from '@/lib/base/networks/network';
import { useTokenOfOtherChain } from '@/lib/holdings/knownTokens/useTokenOfOtherChain';
import { useAreListsReady } from '@/lib/holdings/lists/useAreListsReady';
import { TokenElsewhere } from './TokenElsewhere';
import { UnlistedToken } from './UnlistedToken';

type Props = {
  chainId: ChainId;
  /** The id of no known token of the chain. */
  id: string;
  /** Whether a link named it; otherwise the user chose it. */
  isLinked: boolean;
  /** Called when the user gives up the token. */
  onRemove: () => void;
};

/**
 * Says why a token of the form is missing, and how to go on, once no list in use can have it any
 * more.
 */
export const MissingToken = withMessages({ tokenChoice: tokenChoiceMessages }, Content);

function Content({ chainId, id, isLinked, onRemove }: Props) {
  const areListsReady = useAreListsReady();
  const elsewhere = useTokenOfOtherChain(chainId, id);
  if (!areListsReady) return null;
  return elsewhere && !isLinked ? (
    <TokenElsewhere token={elsewhere} chainId={chainId} onRemove={onRemove} />
  ) : (
    <UnlistedToken chainId={chainId} id={id} isLinked={isLinked} onRemove={onRemove} />
  );
}
