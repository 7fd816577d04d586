import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { chainClient } from '@/lib/chain/rpc/clients';
import { canRevoke } from './canRevoke';

type RefusedApproval = {
  readonly account: Address | undefined;
  readonly token: Token | undefined;
  readonly spender: Address | undefined;
  /** When the refused approval was requested, in milliseconds; undefined while none was refused. */
  readonly askedAtMs: number | undefined;
};

/**
 * Whether the user has to revoke before a refused approval: only if the token would accept the
 * revoke. Undefined while the token is being read.
 */
export function useNeedsRevoke({ account, token, spender, askedAtMs }: RefusedApproval) {
  const isRefused =
    account !== undefined &&
    token !== undefined &&
    spender !== undefined &&
    askedAtMs !== undefined;
  const { data, isPending } = useQuery({
    queryKey: ['canRevoke', token?.chainId, token?.address, account, spender, askedAtMs],
    queryFn: () => isRefused && canRevoke(chainClient(token.chainId), { account, token, spender }),
    enabled: isRefused,
    retry: false,
    networkMode: 'always',
  });
  if (!isRefused) return false;
  return isPending ? undefined : data === true;
}
