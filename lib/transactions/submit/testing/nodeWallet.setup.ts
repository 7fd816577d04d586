import { type Address, createClient, http } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';
import { avalanche } from 'viem/chains';
import type { WalletProvider } from '@/lib/holdings/wallet/walletProvider';
import type { Intent } from '@/lib/transactions/submit/intent';
import type { SigningContext } from '@/lib/transactions/submit/signingContext';
import { type SentTransaction, submit } from '@/lib/transactions/submit/submit';

const POLLING_MS = 50;

/**
 * A real node in both roles: our client reads it, and it is also the wallet, because it has the
 * keys.
 */
export function nodeWallet(rpcUrl: string, account: Address): SigningContext {
  const ask = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    });
    const { result, error } = await response.json();
    if (error !== undefined) throw error;
    return result;
  };
  const request: WalletProvider['request'] = async ({ method, params = [] }) =>
    method === 'eth_accounts' ? [account] : ask(method, params);
  return {
    client: createClient({
      chain: avalanche,
      transport: http(rpcUrl, { retryCount: 0 }),
      cacheTime: 0,
    }),
    provider: { request },
    signal: new AbortController().signal,
    acceptsUnchecked: false,
    askUser: request,
    now: Date.now,
  };
}

/**
 * Submits, and resolves once the transaction is in a block, which may be a moment after it was
 * sent.
 */
export async function submitMined(
  context: SigningContext,
  intent: Intent,
): Promise<SentTransaction> {
  const submission = await submit(context, intent);
  const { hash } = submission.transaction;
  await waitForTransactionReceipt(context.client, { hash, pollingInterval: POLLING_MS });
  return submission;
}
