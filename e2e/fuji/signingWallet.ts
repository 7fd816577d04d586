import { createWallet, installMockWallet, type WalletRequest } from '@johanneskares/wallet-mock';
import type { Page } from 'playwright/test';
import { createWalletClient, type Hash, http, type RpcTransactionRequest } from 'viem';
import { avalancheFuji } from 'viem/chains';
import type { FujiAccess } from './fujiAccess';

/** The name under which the wallet announces itself (EIP-6963). */
export const SIGNING_WALLET = 'Mock Wallet';

/**
 * Adds a wallet on Fuji to a page, whose user agrees to everything. It signs in this process, so
 * the key never reaches the browser.
 *
 * @returns The transactions that it has sent so far, oldest first; the list grows.
 */
export async function installSigningWallet(
  page: Page,
  { rpcUrl, account }: FujiAccess,
): Promise<readonly Hash[]> {
  const transport = http(rpcUrl);
  const client = createWalletClient({ account, chain: avalancheFuji, transport });
  const plain = createWallet(account, { [avalancheFuji.id]: transport }, avalancheFuji);
  const sent: Hash[] = [];
  let isConnected = false;

  const request: WalletRequest = async ({ method, params = [] }) => {
    if (/^(eth_requestAccounts|wallet_requestPermissions)$/.test(method)) isConnected = true;
    if (method === 'eth_accounts' && !isConnected) return [];
    if (method === 'eth_signTypedData_v4') return account.signTypedData(JSON.parse(`${params[1]}`));
    if (method !== 'eth_sendTransaction') return plain.request({ method, params });
    const { to, data, value, gas } = params[0] as RpcTransactionRequest;
    const hash = await client.sendTransaction({
      ...{ to, data, value: BigInt(value ?? 0) },
      ...(gas !== undefined && { gas: BigInt(gas) }),
    });
    sent.push(hash);
    return hash;
  };
  await installMockWallet({ page, wallet: { request } });
  return sent;
}
