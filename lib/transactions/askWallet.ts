import type { Connector } from 'wagmi';
import { chainClient } from '@/lib/chain/clients';
import { AppError } from '@/lib/errors/appError';
import type { ChainId } from '@/lib/networks/network';
import { WalletBusyError } from './sendFailure';
import type { Surroundings } from './submit';
import type { WalletProvider } from './walletProvider';

/** Whether the wallet still has a request of this page: a second one could do the same again. */
let isWalletAsked = false;

/**
 * Asks the connected wallet for something, one request at a time.
 *
 * @throws {WalletBusyError} while an earlier request is under way.
 * @throws {MissingDependenciesError} without a wallet.
 */
export async function askWallet<Answer>(
  connector: Connector | undefined,
  chainId: ChainId,
  ask: (surroundings: Surroundings) => Promise<Answer>,
): Promise<Answer> {
  if (isWalletAsked) throw new WalletBusyError(undefined);
  isWalletAsked = true;
  try {
    const provider: unknown = await connector?.getProvider();
    if (!isWalletProvider(provider)) throw new MissingDependenciesError();
    return await ask({ client: chainClient(chainId), provider, now: Date.now });
  } finally {
    isWalletAsked = false;
  }
}

function isWalletProvider(provider: unknown): provider is WalletProvider {
  return (
    typeof provider === 'object' &&
    provider !== null &&
    'request' in provider &&
    typeof provider.request === 'function'
  );
}

/** There is no wallet to send with. */
export class MissingDependenciesError extends AppError {
  constructor() {
    super('Missing dependencies', { code: 'errors.missingDependencies' });
  }
}
