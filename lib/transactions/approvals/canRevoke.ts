import { type Address, type Client, encodeFunctionData } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { erc20Abi } from '@/lib/chain/contracts/abis/erc20';
import { RETURNED_FALSE } from '@/lib/chain/contracts/returnedFalse';

type Approval = { readonly account: Address; readonly token: Token; readonly spender: Address };

/**
 * Whether a token would accept the revoke of an account's approval now. A paused token rejects it,
 * so that sending it would only cost the network fee.
 *
 * @throws the node's error when the call fails or the token reverts.
 */
export async function canRevoke(
  client: Client,
  { account, token, spender }: Approval,
): Promise<boolean> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  const call = { from: account, to: token.address, data };
  const answer = await client.request({ method: 'eth_call', params: [call, 'latest'] });
  return answer !== RETURNED_FALSE;
}
