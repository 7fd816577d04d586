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
import { AppError } from '@/lib/base/errors/appError';
import { addressSchema, hashSchema } from '@/lib/base/json/hexSchemas';
import type { WalletProvider } from '@/lib/holdings/wallet/walletProvider';
import type { ReviewedStatement } from '@/lib/transactions/review/statement';
import type { SigningContext } from './signingContext';

/** `matched`: the wallet proved to be on the page's network. `unchecked`: it could not answer. */
export type NetworkCheck = 'matched' | 'unchecked';

/** The compared block is this far below the latest, because a wallet's node may lag a little. */
const COMPARED_BLOCK_DEPTH = 8n;
const LAGGING_RETRIES = 3;
const LAGGING_RETRY_MS = 300;

/** How long the wallet may take to answer an automatic request. */
const ANSWER_MS = 5_000;

const blockSchema = z.object({ hash: hashSchema });
const chainIdSchema = z.union([z.string(), z.number()]);
const accountsSchema = z.array(addressSchema);

/**
 * Checks that the wallet is on the page's network, with the account that reviewed.
 *
 * @param latestBlock - The latest block of our endpoint.
 * @throws {UncheckedNetworkError} when the wallet cannot show its network and the user has not
 * accepted that; otherwise like `checkNetwork` and `assertSameWallet`.
 * @throws the reason of the signal once the attempt has ended.
 */
export async function checkWallet(
  { provider, client, signal, acceptsUnchecked }: SigningContext,
  reviewed: Pick<ReviewedStatement, 'chainId' | 'account'>,
  latestBlock: bigint,
): Promise<NetworkCheck> {
  const networkCheck = await checkNetwork(provider, client, latestBlock);
  signal.throwIfAborted();
  if (networkCheck === 'unchecked' && !acceptsUnchecked) throw new UncheckedNetworkError();
  await assertSameWallet(provider, reviewed);
  signal.throwIfAborted();
  return networkCheck;
}

/**
 * Compares the wallet's and our endpoint's hashes of one recent block. The chain id does not
 * suffice, because a local fork has the same id as its original.
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
 * The wallet's hash of a block; undefined when the wallet does not support such requests. A wallet
 * whose node does not have the block yet is asked again.
 */
function walletBlockHash(provider: WalletProvider, blockNumber: bigint): Promise<Hash | undefined> {
  const ask = async () => {
    const method = 'eth_getBlockByNumber';
    const params = [numberToHex(blockNumber), false];
    // A wallet need not support reads. RPC-08: it is then shown as unchecked.
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

/**
 * The hash of a recent block. It retries, because one endpoint may have several nodes, and some
 * lag.
 */
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
 * Reads chain and account from the wallet itself, because the page's state may be out of date.
 *
 * @throws {WalletSilentError} when it does not answer in time.
 * @throws {OtherNetworkError} when it is on another chain than the review's.
 * @throws {WalletChangedError} when its active account is not the review's.
 */
async function assertSameWallet(
  provider: WalletProvider,
  { chainId, account }: Pick<ReviewedStatement, 'chainId' | 'account'>,
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

/** Sends the wallet a request that it can answer without the user. */
function askInTime(
  provider: WalletProvider,
  request: Parameters<WalletProvider['request']>[0],
): Promise<unknown> {
  return withTimeout(() => provider.request(request), {
    errorInstance: new WalletSilentError(),
    timeout: ANSWER_MS,
  });
}

/** The wallet is not on the page's network. */
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

/** The wallet cannot show its network, and the user has not accepted that yet. */
export class UncheckedNetworkError extends AppError {
  constructor() {
    super("Your wallet's network could not be checked.", {
      code: 'errors.uncheckedNetwork',
    });
  }
}

/** The wallet does not answer a request that needs no user. */
export class WalletSilentError extends AppError {
  constructor() {
    super('Your wallet is not responding. Nothing was sent.', { code: 'errors.walletSilent' });
  }
}

/** The wallet's node lacks a block that is slightly below our endpoint's latest. */
export class LaggingWalletError extends AppError {
  constructor() {
    super("Your wallet's network endpoint is behind the network. Nothing was sent.", {
      code: 'errors.laggingWallet',
    });
  }
}

/** Our endpoint reported its latest block, but lacks one that is slightly below it. */
export class LaggingBlockError extends AppError {
  constructor(cause: unknown) {
    super('The network endpoint is behind the network. Nothing was sent.', {
      code: 'errors.laggingBlock',
      cause,
    });
  }
}
