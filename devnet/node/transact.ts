import { type Address, encodeFunctionData, type Hex, numberToHex } from 'viem';
import type { ContractCall } from '@/lib/chain/contracts/contractCall';
import type { ChainClient } from './chain';

/** Enough gas for any call of the seed, so that the chain need not estimate it. */
const GAS = 10_000_000n;

/** Sends a call from an account that the local chain signs for, and waits until it is mined. */
export async function transact(
  client: ChainClient,
  from: Address,
  call: ContractCall,
): Promise<void> {
  const receipt = await client.sendTransactionSync({
    from,
    to: call.address,
    data: encodeFunctionData(call),
    value: numberToHex(call.value ?? 0n),
    gas: numberToHex(GAS),
  });
  if (receipt.status !== '0x1') throw new SeedRevertedError(call, receipt.transactionHash);
}

export class SeedRevertedError extends Error {
  override readonly name = 'SeedRevertedError';

  constructor({ functionName, address }: ContractCall, hash: Hex) {
    super(`${functionName} of ${address} reverted in ${hash}.`);
  }
}
