import { type Client, numberToHex } from 'viem';
import { getTransaction } from 'viem/actions';
import { revertReason } from '@/lib/contracts/revertReason';
import type { StoredReceipt } from './receipt';

/**
 * Why a mined transaction failed. It makes the same call again, in the state after its block.
 *
 * @returns Undefined when the node cannot tell: the state is pruned, or the call would succeed now.
 */
export async function failureReason(
  client: Client,
  { transactionHash: hash, blockNumber }: StoredReceipt,
): Promise<string | undefined> {
  try {
    const { from, to, input: data, value, gas } = await getTransaction(client, { hash });
    const call = { from, to, data, value: numberToHex(value), gas: numberToHex(gas) };
    await client.request({ method: 'eth_call', params: [call, numberToHex(blockNumber)] });
    return undefined;
  } catch (error) {
    // The reason is an extra: that the transaction failed is known without it.
    return revertReason(error);
  }
}
