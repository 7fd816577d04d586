import { type Address, numberToHex } from 'viem';
import { callData, type TransactionCall } from '@/lib/chain/contracts/contractCall';

/** What a wallet on Avalanche is asked to send for a call. */
export function sentParameters(from: Address, call: TransactionCall) {
  return {
    chainId: '0xa86a',
    from,
    to: call.address,
    data: callData(call),
    value: numberToHex(call.value ?? 0n),
    gas: '0x7a120',
  } as const;
}
