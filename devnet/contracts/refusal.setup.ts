import { type Address, encodeFunctionData } from 'viem';
import type { ChainClient } from '@/devnet/node/chain';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import { revertReason } from '@/lib/chain/contracts/revertReason';

/** Why a call from an account would revert now; undefined if it would succeed. */
export async function refusal(
  client: ChainClient,
  account: Address,
  call: ContractCall,
): Promise<string | undefined> {
  const { address: to, value = 0n } = call;
  try {
    await client.call({ account, to, data: encodeFunctionData(call), value });
    return undefined;
  } catch (error) {
    const reason = revertReason(error);
    if (reason === undefined) throw error;
    return reason;
  }
}
