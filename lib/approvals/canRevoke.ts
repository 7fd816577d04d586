import { type Address, type Client, encodeFunctionData, numberToHex } from 'viem';
import { erc20Abi } from '@/lib/contracts/abis/erc20';
import type { Token } from '@/lib/tokens/token';

type Approval = { readonly account: Address; readonly token: Token; readonly spender: Address };

/** What a token that cannot approve may return instead of reverting: the boolean false. */
const FALSE = numberToHex(0, { size: 32 });

/**
 * Whether a token would take an account's approval back now. A token that is paused refuses this too,
 * and then a revoke would only cost its network fee.
 *
 * @throws what the node says when it cannot make the call, a refusal of the token included.
 */
export async function canRevoke(
  client: Client,
  { account, token, spender }: Approval,
): Promise<boolean> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] });
  const call = { from: account, to: token.address, data };
  const answer = await client.request({ method: 'eth_call', params: [call, 'latest'] });
  return answer !== FALSE;
}
