import { type Address, type Client, encodeFunctionData } from 'viem';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import { RETURNED_FALSE } from '@/lib/contracts/returnedFalse';
import type { Token } from '@/lib/tokens/token';

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
