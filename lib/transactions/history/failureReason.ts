import { type Client, numberToHex } from 'viem';
import { getTransaction } from 'viem/actions';
import { revertReason } from '@/lib/chain/contracts/revertReason';
import type { StoredReceipt } from './receipt';

/**
 * Why a mined transaction failed. Repeats the call in the state after its block.
 *
 * @returns Undefined when the node cannot say: the state is pruned, or the call would succeed now.
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
    // The reason is optional: it is already known that the transaction failed.
    return revertReason(error);
  }
}
