import type { Listeners } from './listeners';
import { askChain } from './node';
import { INVALID_PARAMS, ProviderError, UNAUTHORIZED, UNKNOWN_CHAIN } from './providerError';
import { readState, shownAccounts, writeState } from './walletState';

type Method = (params: readonly unknown[]) => Promise<unknown> | unknown;

/** The methods that the wallet answers itself. Every other method goes to the node of its chain. */
export function walletMethods({ emit }: Listeners): Readonly<Record<string, Method>> {
  function connect(): readonly string[] {
    const wasShown = shownAccounts();
    writeState({ isConnected: true, isLocked: false });
    if (wasShown.length === 0) emit('accountsChanged', shownAccounts());
    return shownAccounts();
  }
  function enterChain(chainId: number): null {
    if (chainId !== readState().chainId) {
      writeState({ chainId });
      emit('chainChanged', toHex(chainId));
    }
    return null;
  }
  return {
    eth_requestAccounts: connect,
    eth_accounts: shownAccounts,
    eth_chainId: () => toHex(readState().chainId),
    net_version: () => String(readState().chainId),
    eth_sendTransaction: sign('eth_sendTransaction', (params) => field(params[0], 'from')),
    eth_signTypedData_v4: sign('eth_signTypedData_v4', (params) => params[0]),
    personal_sign: sign('personal_sign', (params) => params[1]),
    wallet_switchEthereumChain: (params) => {
      const chainId = chainIdOf(params[0]);
      if (readState().knownChains.includes(chainId)) return enterChain(chainId);
      throw new ProviderError(UNKNOWN_CHAIN, `Unrecognized chain ID ${toHex(chainId)}.`);
    },
    wallet_addEthereumChain: (params) => {
      const chainId = chainIdOf(params[0]);
      const { knownChains } = readState();
      writeState({ knownChains: [...new Set([...knownChains, chainId])] });
      return enterChain(chainId);
    },
    wallet_watchAsset: () => true,
    wallet_getPermissions: () => permissions(),
    wallet_requestPermissions: () => {
      connect();
      return permissions();
    },
    wallet_revokePermissions: () => {
      writeState({ isConnected: false });
      emit('accountsChanged', []);
      return null;
    },
  };
}

/** Forwards to the node, which has the keys, if the page may see the signing account. */
function sign(method: string, signerOf: (params: readonly unknown[]) => unknown): Method {
  return (params) => {
    const [account] = shownAccounts();
    const isAllowed = account?.toLowerCase() === String(signerOf(params)).toLowerCase();
    if (!isAllowed) throw new ProviderError(UNAUTHORIZED, 'The page may not use this account.');
    return askChain(readState().chainId, method, params);
  };
}

function permissions() {
  const accounts = shownAccounts();
  if (accounts.length === 0) return [];
  const caveats = [{ type: 'restrictReturnedAccounts', value: accounts }];
  return [{ parentCapability: 'eth_accounts', caveats }];
}

function chainIdOf(params: unknown): number {
  const id = field(params, 'chainId');
  const isHex = typeof id === 'string' && /^0x[0-9a-f]+$/i.test(id);
  if (!isHex) throw new ProviderError(INVALID_PARAMS, 'chainId must be a hexadecimal number.');
  return Number(id);
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}

export function toHex(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}
