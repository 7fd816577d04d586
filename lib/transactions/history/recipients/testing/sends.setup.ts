import { type Address, getAddress, numberToHex, zeroHash } from 'viem';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import type { StoredReceipt } from '../../receipt';
import type { TransactionRecord } from '../../transaction';

export const ACCOUNT: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const FRIEND: Address = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc');

export const RECEIPT: StoredReceipt = {
  blockHash: zeroHash,
  blockNumber: 1n,
  contractAddress: null,
  from: ACCOUNT,
  to: FRIEND,
  transactionHash: zeroHash,
  transactionIndex: 0,
  status: 1,
};

/** A send of one unit of AVAX that is pending, on Avalanche. */
export function pendingSend(recipient: Address, addedTime = 0): TransactionRecord {
  return {
    hash: numberToHex(addedTime, { size: 32 }),
    from: ACCOUNT,
    chainId: 43114,
    summary: {
      type: 'send',
      amount: { currency: nativeCurrency(43114), raw: 1n },
      recipient,
    },
    to: recipient,
    value: 1n,
    dataHash: zeroHash,
    addedTime,
  };
}

/** The same, confirmed. */
export function confirmedSend(recipient: Address, addedTime = 0): TransactionRecord {
  return { ...pendingSend(recipient, addedTime), receipt: RECEIPT };
}
