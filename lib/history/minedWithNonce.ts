import { type Client, isAddressEqual, keccak256, type Transaction } from 'viem';
import { getBlock, getTransactionCount } from 'viem/actions';
import type { TransactionRecord } from './transaction';

type Sender = Pick<TransactionRecord, 'from'> & { readonly nonce: number };

/**
 * The transaction that an account has mined with a nonce, given a block after it; undefined when
 * none is found, for example on a node that lags.
 *
 * @throws what the node fails with. Nodes keep the state of recent blocks only.
 */
export async function minedWithNonce(
  client: Client,
  { from: address, nonce }: Sender,
  blockNumber: bigint,
): Promise<Transaction | undefined> {
  const { transactions } = await getBlock(client, {
    blockNumber: await firstBlockWhere(
      async (block) => (await getTransactionCount(client, { address, blockNumber: block })) > nonce,
      blockNumber,
    ),
    includeTransactions: true,
  });
  return transactions.find(
    (candidate) => isAddressEqual(candidate.from, address) && candidate.nonce === nonce,
  );
}

/** Whether a transaction makes the call that a record describes. */
export function isSameCall(
  { to, value, input }: Transaction,
  record: Pick<TransactionRecord, 'to' | 'value' | 'dataHash'>,
): boolean {
  if (to === null || !isAddressEqual(to, record.to)) return false;
  return value === record.value && keccak256(input) === record.dataHash;
}

/**
 * The first block where a condition is true, given a later block where it is true. The search goes
 * back in growing steps, because nodes keep the state of recent blocks only.
 */
async function firstBlockWhere(
  holdsAt: (blockNumber: bigint) => Promise<boolean>,
  known: bigint,
): Promise<bigint> {
  let holding = known;
  let step = 1n;
  while (holding >= step && (await holdsAt(holding - step))) {
    holding -= step;
    step *= 2n;
  }
  let failing = holding >= step ? holding - step : -1n;
  while (holding - failing > 1n) {
    const middle = (holding + failing) / 2n;
    if (await holdsAt(middle)) holding = middle;
    else failing = middle;
  }
  return holding;
}
