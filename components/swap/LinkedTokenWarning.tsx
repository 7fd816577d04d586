'use client';

import { isAddress } from 'viem';
import { UnknownTokenDialog } from '@/components/tokens/UnknownTokenDialog';
import { useTokenByAddress } from '@/lib/lists/useTokenByAddress';
import { rememberToken } from '@/lib/settings/store';
import type { SwapState } from '@/lib/swap/useSwap';

type Props = { swap: SwapState; id: string };

/** Warns of a token that a link has brought into the form and that no list knows. */
export function LinkedTokenWarning({ swap, id }: Props) {
  const { chainId, act } = swap;
  const lookedUp = useTokenByAddress(chainId, isAddress(id) ? id : undefined);
  if (lookedUp.status !== 'found') return null;
  return (
    <UnknownTokenDialog
      key={lookedUp.token.address}
      token={lookedUp.token}
      onAccept={() => rememberToken(lookedUp.token)}
      onClose={() => act({ type: 'cleared', id })}
    />
  );
}
