import { type Address, type Client, withRetry } from 'viem';
import { getTransactionCount } from 'viem/actions';

const RETRIES = 10;
const RETRY_MS = 3_000;

/**
 * The next nonce of an account at a recent block: what the account sends after it has this nonce or
 * a higher one. A failed read is repeated for half a minute.
 *
 * @returns Undefined if no endpoint reports it.
 */
export async function nextNonceAt(
  client: Client,
  address: Address,
  blockNumber: bigint,
): Promise<number | undefined> {
  try {
    return await withRetry(() => getTransactionCount(client, { address, blockNumber }), {
      retryCount: RETRIES,
      delay: RETRY_MS,
    });
  } catch {
    return undefined;
  }
}
