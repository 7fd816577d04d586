import { useQuery } from '@tanstack/react-query';
import { type Address, type Client, encodeFunctionData } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { RETURNED_FALSE } from '@/lib/chain/contracts/returnedFalse';
import { chainClient } from '@/lib/chain/rpc/clients';

type RefusedApproval = {
  readonly account: Address | undefined;
  readonly token: Token | undefined;
  readonly spender: Address | undefined;
  /** When the refused approval was requested, in milliseconds; undefined while none was refused. */
  readonly requestedAtMs: number | undefined;
};

/**
 * Whether the user has to revoke before a refused approval: only if the token would accept the
 * revoke. Undefined while the token is being read.
 */
export function useNeedsRevoke({ account, token, spender, requestedAtMs }: RefusedApproval) {
  const isRefused =
    account !== undefined &&
    token !== undefined &&
    spender !== undefined &&
    requestedAtMs !== undefined;
  const { data, isPending } = useQuery({
    queryKey: ['canRevoke', token?.chainId, token?.address, account, spender, requestedAtMs],
    queryFn: () => isRefused && canRevoke(chainClient(token.chainId), { account, token, spender }),
    enabled: isRefused,
    retry: false,
    networkMode: 'always',
  });
  if (!isRefused) return false;
  return isPending ? undefined : data === true;
}

type Approval = { readonly account: Address; readonly token: Token; readonly spender: Address };

/**
 * Whether a token would accept the revoke of an account's approval now. A paused token rejects it,
 * so that sending it would only cost the network fee.
 *
 * @throws the node's error when the call fails or the token reverts.
 */
async function canRevoke(client: Client, { account, token, spender }: Approval): Promise<boolean> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  const call = { from: account, to: token.address, data };
  const answer = await client.request({ method: 'eth_call', params: [call, 'latest'] });
  return answer !== RETURNED_FALSE;
}
