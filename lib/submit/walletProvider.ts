import {
  type Address,
  BlockNotFoundError,
  type Client,
  type Hash,
  isAddressEqual,
  numberToHex,
  withRetry,
  withTimeout,
} from 'viem';
import { getBlock } from 'viem/actions';
import * as z from 'zod/mini';
import { AppError } from '@/lib/errors/appError';
import { hashSchema } from '@/lib/history/amountSchema';
import type { Review } from '@/lib/review/statement';
import { addressSchema } from '@/lib/tokens/tokenSchema';
import type { SigningContext, WalletProvider } from './signingContext';

/** Whether the wallet showed that it is on the page's network, or could not answer. */
export type NetworkCheck = 'matched' | 'unchecked';

/** The block compared is this far below the latest, as a wallet's node may lag a little. */
const COMPARED_BLOCK_DEPTH = 8n;
const LAGGING_RETRIES = 3;
const LAGGING_RETRY_MS = 300;

/** How long the wallet has for an answer that needs no person. */
const ANSWER_MS = 5_000;

const blockSchema = z.object({ hash: hashSchema });
const chainIdSchema = z.union([z.string(), z.number()]);
const accountsSchema = z.array(addressSchema);

/**
 * Makes sure that the wallet is on the page's network, and is the one that reviewed.
 *
 * @param latestBlock - The latest block of our endpoint.
 * @throws {UncheckedNetworkError} when the wallet cannot show its network and the person has not
 * accepted that; otherwise as `checkNetwork` and `assertSameWallet` do.
 * @throws the reason of the signal once the attempt has ended.
 */
export async function checkWallet(
  { provider, client, signal, acceptsUnchecked }: SigningContext,
  review: Pick<Review, 'chainId' | 'account'>,
  latestBlock: bigint,
): Promise<NetworkCheck> {
  const networkCheck = await checkNetwork(provider, client, latestBlock);
  signal.throwIfAborted();
  if (networkCheck === 'unchecked' && !acceptsUnchecked) throw new UncheckedNetworkError();
  await assertSameWallet(provider, review);
  signal.throwIfAborted();
  return networkCheck;
}

/**
 * Compares the hash that the wallet and our endpoint give one recent block: networks may share a
 * chain id, a local fork with its original for one.
 *
 * @throws {OtherNetworkError} when the hashes differ.
 * @throws {LaggingWalletError} when the wallet's node does not have the block.
 * @throws {LaggingBlockError} when our endpoint does not have it.
 */
async function checkNetwork(
  provider: WalletProvider,
  client: Client,
  latestBlock: bigint,
): Promise<NetworkCheck> {
  const blockNumber = latestBlock > COMPARED_BLOCK_DEPTH ? latestBlock - COMPARED_BLOCK_DEPTH : 0n;
  const [ours, wallets] = await Promise.all([
    blockHash(client, blockNumber),
    walletBlockHash(provider, blockNumber),
  ]);
  if (wallets === undefined) return 'unchecked';
  if (wallets.toLowerCase() !== ours.toLowerCase()) throw new OtherNetworkError();
  return 'matched';
}

/**
 * The hash that the wallet gives a block; undefined when it does not answer such questions. A node
 * that does not have the block yet is asked again.
 */
function walletBlockHash(provider: WalletProvider, blockNumber: bigint): Promise<Hash | undefined> {
  const ask = async () => {
    const method = 'eth_getBlockByNumber';
    const params = [numberToHex(blockNumber), false];
    // A wallet need not serve reads; RPC-08 names it as unchecked.
    const answer = await askInTime(provider, { method, params }).catch(() => undefined);
    if (answer === null) throw new LaggingWalletError();
    return z.safeParse(blockSchema, answer).data?.hash;
  };
  return withRetry(ask, {
    retryCount: LAGGING_RETRIES,
    delay: LAGGING_RETRY_MS,
    shouldRetry: ({ error }) => error instanceof LaggingWalletError,
  });
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
 * @throws {WalletSilentError} when it does not answer in time.
 * @throws {OtherNetworkError} when it is on another chain than the review's.
 * @throws {WalletChangedError} when its active account is not the review's.
 */
async function assertSameWallet(
  provider: WalletProvider,
  { chainId, account }: Pick<Review, 'chainId' | 'account'>,
): Promise<void> {
  const [walletChainId, accounts] = await Promise.all([
    askInTime(provider, { method: 'eth_chainId' }),
    askInTime(provider, { method: 'eth_accounts' }),
  ]);
  const activeAccount: Address | undefined = z.safeParse(accountsSchema, accounts).data?.[0];
  if (Number(z.safeParse(chainIdSchema, walletChainId).data) !== chainId)
    throw new OtherNetworkError();
  if (activeAccount === undefined || !isAddressEqual(activeAccount, account))
    throw new WalletChangedError();
}

/** Asks the wallet something that it answers without its person. */
function askInTime(
  provider: WalletProvider,
  request: Parameters<WalletProvider['request']>[0],
): Promise<unknown> {
  return withTimeout(() => provider.request(request), {
    errorInstance: new WalletSilentError(),
    timeout: ANSWER_MS,
  });
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

/** The wallet cannot show which network it is on, and the person has not been told so yet. */
export class UncheckedNetworkError extends AppError {
  constructor() {
    super('Your wallet could not show its network; it was not checked.', {
      code: 'errors.uncheckedNetwork',
    });
  }
}

/** The wallet does not answer a question that needs no person. */
export class WalletSilentError extends AppError {
  constructor() {
    super('Your wallet does not answer. Nothing was sent.', { code: 'errors.walletSilent' });
  }
}

/** The wallet's node does not know a block a little below our endpoint's latest. */
export class LaggingWalletError extends AppError {
  constructor() {
    super("Your wallet's network node is behind. Nothing was sent; please try again.", {
      code: 'errors.laggingWallet',
    });
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
