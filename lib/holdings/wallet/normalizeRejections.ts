import { UserRejectedRequestError } from 'viem';
import type { Connector } from 'wagmi';
import { isUserRejection } from '@/lib/base/errors/userRejection';
import { isWalletProvider, type WalletProvider } from './walletProvider';

const normalized = new WeakSet<Connector>();
const originals = new WeakMap<object, unknown>();

/**
 * Sets the code of EIP-1193 on the rejections of a connector's wallet, whatever their own code is.
 * wagmi knows no other code: after any other failure it asks the wallet once more, in another way.
 */
export function normalizeRejections(connector: Connector): void {
  if (connector.type !== 'injected' || normalized.has(connector)) return;
  normalized.add(connector);
  const { getProvider } = connector;
  connector.getProvider = async (parameters) => {
    const provider = await getProvider.call(connector, parameters);
    return isWalletProvider(provider) ? withNormalizedRejections(provider) : provider;
  };
}

/** A wallet's own provider, even if its rejections got the code of EIP-1193. */
export function ownProvider(provider: unknown): unknown {
  const isObject = typeof provider === 'object' && provider !== null;
  return (isObject && originals.get(provider)) || provider;
}

function withNormalizedRejections(provider: WalletProvider): unknown {
  const request: WalletProvider['request'] = async (parameters) => {
    try {
      return await provider.request(parameters);
    } catch (error) {
      if (!isUserRejection(error)) throw error;
      throw new UserRejectedRequestError(new Error('Rejected in the wallet', { cause: error }));
    }
  };
  // A Proxy of the wallet itself could not replace the request of a frozen one.
  const withNames = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === 'request') return request;
        const value: unknown = Reflect.get(provider, name);
        // A function of a wallet may need its own object.
        return typeof value === 'function' ? value.bind(provider) : value;
      },
    },
  );
  originals.set(withNames, provider);
  return withNames;
}
