import { withTimeout } from 'viem';
import { AppError } from '@/lib/base/errors/appError';
import { errorChain } from '@/lib/base/errors/errorChain';
import type { ChainId } from '@/lib/base/networks/network';
import { chainClient } from '@/lib/chain/rpc/clients';
import { isWalletProvider, type WalletProvider } from '@/lib/holdings/wallet/walletProvider';
import { WalletSilentError } from './checkWallet';
import type { SigningContext } from './signingContext';
import type { AssertFresh } from './useAssertFresh';
import type { Attempt } from './useAttempt';
import type { WalletConnection } from './walletConnection';
import { WalletDisconnectedError, withNamedFailures } from './walletFailure';

/**
 * How long a connector may take to provide its wallet. It may have to load the wallet's code first.
 */
const PROVIDER_MS = 10_000;

/** What a request to the wallet needs: the wallet, the chain, and the attempt that it is. */
export type RequestSetup = {
  readonly connection: WalletConnection;
  readonly chainId: ChainId;
  readonly attempt: Attempt;
  readonly assertFresh: AssertFresh;
};

/**
 * The wallet, if a request can be made. It gets one at a time, because a second one could repeat
 * the first.
 *
 * @throws {NoWalletError} without a wallet.
 * @throws {WalletBusyError} while an earlier request is open.
 */
export function freeConnection(connection: WalletConnection | undefined): WalletConnection {
  if (connection === undefined) throw new NoWalletError();
  connection.assertFree();
  return connection;
}

/**
 * Provides an attempt with what it needs to ask the connected wallet.
 *
 * When the wallet answers that it no longer serves the page, the page disconnects it.
 *
 * @throws {StaleFiguresError} when the page's figures are too old right before the request.
 * @throws {WalletSilentError} when the connector does not provide its wallet in time.
 * @throws the reason of the attempt's signal once it has ended.
 */
export async function withWallet<Answer>(
  { connection, chainId, attempt, assertFresh }: RequestSetup,
  task: (context: SigningContext) => Promise<Answer>,
): Promise<Answer> {
  const { signal } = attempt;
  const wallet = await attempt.awaitWallet(providerOf(connection));
  signal.throwIfAborted();
  const askUser: SigningContext['askUser'] = async (request, onRequested) => {
    // No other code may run between these lines and the request.
    signal.throwIfAborted();
    assertFresh(chainId);
    const closeRequest = connection.openRequest();
    attempt.recordRequested();
    try {
      const answer = wallet.request(request);
      onRequested?.();
      return await answer;
    } finally {
      closeRequest();
    }
  };
  const acceptsUnchecked = connection.acceptsUnchecked(chainId);
  const client = chainClient(chainId);
  const provider: WalletProvider = {
    request: (request) => attempt.awaitWallet(wallet.request(request)),
  };
  try {
    return await task({ client, provider, now: Date.now, signal, acceptsUnchecked, askUser });
  } catch (error) {
    const isDisconnected = errorChain(error).some(
      (link) => link instanceof WalletDisconnectedError,
    );
    if (isDisconnected) connection.disconnect();
    throw error;
  }
}

async function providerOf({ connector }: WalletConnection): Promise<WalletProvider> {
  const provider: unknown = await withTimeout(() => connector.getProvider(), {
    errorInstance: new WalletSilentError(),
    timeout: PROVIDER_MS,
  });
  if (!isWalletProvider(provider)) throw new NoWalletError();
  return withNamedFailures(provider);
}

/** No wallet is connected, or it cannot be asked. */
export class NoWalletError extends AppError {
  constructor() {
    super('Missing dependencies', { code: 'errors.missingDependencies' });
  }
}
