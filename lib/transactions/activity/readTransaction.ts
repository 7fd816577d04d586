import {
  type Address,
  type Client,
  getAddress,
  type Hash,
  isAddressEqual,
  keccak256,
  type Transaction,
  TransactionNotFoundError,
} from 'viem';
import { getBlock, getBlockNumber, getTransaction } from 'viem/actions';
import type { ChainId } from '@/lib/base/networks/network';
import { nativeCurrency } from '@/lib/base/tokens/currency';
import { fetchReceipt } from '@/lib/transactions/history/fetchReceipt';
import type { TransactionSummary } from '@/lib/transactions/history/summary';
import type { TransactionRecord } from '@/lib/transactions/history/transaction';

/**
 * Why a transaction is not added. `otherChain`: only the other chain has the hash. `failed`: a node
 * fails. `notKept`: this device refuses to keep it.
 */
export type AddingProblem = 'foreign' | 'unknown' | 'pending' | 'otherChain' | 'failed' | 'notKept';

type Wanted = {
  readonly hash: Hash;
  readonly chainId: ChainId;
  readonly account: Address;
  /** A client of the other chain. */
  readonly otherClient: Client;
};

/**
 * Reads a transaction that the account sent from elsewhere, as a record. Only one that this account
 * sent and this chain has mined is one.
 *
 * @throws what the node fails with.
 */
export async function readTransaction(
  client: Client,
  { hash, chainId, account, otherClient }: Wanted,
): Promise<TransactionRecord | Exclude<AddingProblem, 'failed' | 'notKept'>> {
  const transaction = await transactionOf(client, hash);
  if (transaction === undefined) {
    const other = await transactionOf(otherClient, hash).catch(() => undefined);
    return other ? 'otherChain' : 'unknown';
  }
  if (transaction.chainId !== undefined && transaction.chainId !== chainId) return 'otherChain';
  if (!isAddressEqual(transaction.from, account)) return 'foreign';
  const fetched = await fetchReceipt(client, hash, await getBlockNumber(client));
  if (fetched === undefined) return 'pending';
  const { receipt, fee } = fetched;
  if (!isAddressEqual(receipt.from, account)) return 'foreign';
  const { timestamp } = await getBlock(client, { blockNumber: receipt.blockNumber });
  const minedMs = Number(timestamp) * 1000;
  // A contract that was created is the target of its creation.
  const to = getAddress(transaction.to ?? receipt.contractAddress ?? account);
  return {
    hash,
    from: account,
    chainId,
    summary: summaryOf(transaction, to, chainId),
    to,
    value: transaction.value,
    dataHash: keccak256(transaction.input),
    nonce: transaction.nonce,
    addedTime: minedMs,
    confirmedTime: minedMs,
    receipt,
    ...(fee !== undefined && { fee }),
  };
}

/** A plain transfer of AVAX is a send. */
function summaryOf(
  { input, value }: Pick<Transaction, 'input' | 'value'>,
  to: Address,
  chainId: ChainId,
): TransactionSummary {
  if (input !== '0x' || value === 0n) return { type: 'other', target: to };
  return { type: 'send', amount: { currency: nativeCurrency(chainId), raw: value }, recipient: to };
}

async function transactionOf(client: Client, hash: Hash): Promise<Transaction | undefined> {
  try {
    const transaction = await getTransaction(client, { hash });
    // A node may answer with anything.
    return transaction.hash.toLowerCase() === hash.toLowerCase() ? transaction : undefined;
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}
