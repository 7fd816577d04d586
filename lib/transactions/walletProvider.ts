import {
  type Address,
  BlockNotFoundError,
  type Client,
  type Hash,
  isAddressEqual,
  isHash,
  numberToHex,
  withRetry,
} from 'viem';
import { getBlock } from 'viem/actions';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/appError';
import { addressSchema } from '@/lib/tokens/tokenSchema';
import { hashSchema } from './amountSchema';
import type { TransactionParameters } from './assertReviewed';
import type { Review } from './review';

/** What is asked of a wallet: EIP-1193's `request`. Its answers are not trusted. */
export type WalletProvider = {
  readonly request: (request: {
    readonly method: string;
    readonly params?: readonly unknown[];
  }) => Promise<unknown>;
};

/** Whether the wallet showed that it is on the page's network, or could not answer. */
export type NetworkCheck = 'matched' | 'unchecked';

/** The block compared is this far below the latest, as a wallet's node may lag a little. */
const COMPARED_BLOCK_DEPTH = 8n;
const LAGGING_RETRIES = 3;
const LAGGING_RETRY_MS = 300;

const blockSchema = z.nullable(z.object({ hash: hashSchema }));
const chainIdSchema = z.union([z.string(), z.number()]);
const accountsSchema = z.array(addressSchema);

/**
 * Compares the hash that the wallet and our endpoint give one recent block: networks may share a
 * chain id, a local fork with its original for one.
 *
 * @throws {OtherNetworkError} when the hashes differ, or the wallet does not have the block.
 * @throws {LaggingBlockError} when our endpoint does not have it.
 */
export async function checkNetwork(
  provider: WalletProvider,
  client: Client,
  latestBlock: bigint,
): Promise<NetworkCheck> {
  const blockNumber = latestBlock > COMPARED_BLOCK_DEPTH ? latestBlock - COMPARED_BLOCK_DEPTH : 0n;
  const [hash, answer] = await Promise.all([
    blockHash(client, blockNumber),
    ask(provider, 'eth_getBlockByNumber', [numberToHex(blockNumber), false]),
  ]);
  const walletBlock = z.safeParse(blockSchema, answer);
  if (!walletBlock.success) return 'unchecked';
  if (walletBlock.data?.hash.toLowerCase() !== hash.toLowerCase()) throw new OtherNetworkError();
  return 'matched';
}

/** The hash of a recent block; behind the one address of an endpoint, a node that lags may answer. */
async function blockHash(client: Client, blockNumber: bigint): Promise<Hash> {
  try {
    const { hash } = await withRetry(() => getBlock(client, { blockNumber }), {
      retryCount: LAGGING_RETRIES,
      delay: LAGGING_RETRY_MS,
      shouldRetry: ({ error }) => error instanceof BlockNotFoundError,
    });
    return hash;
  } catch (error) {
    throw error instanceof BlockNotFoundError ? new LaggingBlockError(error) : error;
  }
}

/**
 * Reads chain and account from the wallet itself, since what the page remembers may be out of date.
 *
 * @throws {OtherNetworkError} when it is on another chain than the review's.
 * @throws {WalletChangedError} when its active account is not the review's.
 */
export async function assertSameWallet(
  provider: WalletProvider,
  { chainId, account }: Pick<Review, 'chainId' | 'account'>,
): Promise<void> {
  const [walletChainId, accounts] = await Promise.all([
    provider.request({ method: 'eth_chainId' }),
    provider.request({ method: 'eth_accounts' }),
  ]);
  const activeAccount: Address | undefined = z.safeParse(accountsSchema, accounts).data?.[0];
  if (Number(z.safeParse(chainIdSchema, walletChainId).data) !== chainId)
    throw new OtherNetworkError();
  if (activeAccount === undefined || !isAddressEqual(activeAccount, account))
    throw new WalletChangedError();
}

/**
 * Asks the wallet to sign and send.
 *
 * @throws {UnexpectedWalletAnswerError} when the answer is no transaction hash.
 */
export async function sendTransaction(
  provider: WalletProvider,
  parameters: TransactionParameters,
): Promise<Hash> {
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [parameters] });
  if (typeof hash !== 'string' || !isHash(hash)) throw new UnexpectedWalletAnswerError();
  return hash;
}

async function ask(
  provider: WalletProvider,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch {
    // A wallet need not serve reads; RPC-08 names it as unchecked.
    return undefined;
  }
}

/** The wallet is not on the network that the page shows. */
export class OtherNetworkError extends AppError {
  constructor() {
    super('Your wallet is on another network than this page', { code: 'errors.otherNetwork' });
  }
}

/** The wallet's account is not the one that reviewed. */
export class WalletChangedError extends AppError {
  constructor() {
    super('Your wallet changed. Review again.', { code: 'errors.walletChanged' });
  }
}

/** The wallet answered a transaction request with something that is no hash. */
export class UnexpectedWalletAnswerError extends AppError {
  constructor() {
    super('Your wallet gave an unexpected answer.', { code: 'errors.unexpectedWalletAnswer' });
  }
}

/** The endpoint has named its latest block, and does not know one a little below it. */
export class LaggingBlockError extends AppError {
  constructor(cause: unknown) {
    super('The network endpoint lags behind. Nothing was sent; please try again.', {
      code: 'errors.laggingBlock',
      cause,
    });
  }
}
