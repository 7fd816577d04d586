import type { Page } from 'playwright/test';
import type { Address } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { taxedAbi } from '@/devnet/contracts/abis';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import type { SwapPage } from '@/e2e/pages/SwapPage';
import { TokenDialog } from '@/e2e/pages/TokenDialog';
import { wrappedNative } from '@/lib/base/tokens/wrapped';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import type { CurrencyKey } from './balances';

type Side = 'pay' | 'receive';

/** Chooses a currency for a side; adds a token by its address. */
export async function bring(swap: SwapPage, { tokens }: DevnetChain, side: Side, key: CurrencyKey) {
  if (key !== 'AVAX') await new TokenDialog(swap.page).importToken(side, tokens[key].address);
}

/** Switches the sides, so that AVAX is received and the token to pay is open. */
export async function receiveAvax(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch tokens' }).click();
}

/** The pool of TAX, which alone makes it take a fee. */
export function taxedPool({ tokens }: DevnetChain) {
  return pairAddress({ chainId: 43114, address: tokens.TAX.address }, wrappedNative(43114));
}

/** Sets what TAX takes of each purchase and sale, in basis points. */
export async function setTaxes(chain: DevnetChain, bps: bigint): Promise<void> {
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.TAX.address,
    abi: taxedAbi,
    functionName: 'setTaxes',
    args: [taxedPool(chain), bps, bps],
  });
}

/** Sets what TAX takes of one account's purchases and sales, in basis points. */
export async function setOwnTax(chain: DevnetChain, account: Address, bps: bigint): Promise<void> {
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.TAX.address,
    abi: taxedAbi,
    functionName: 'setOwnTax',
    args: [account, bps],
  });
}

/** From now on TAX cannot be sold. */
export async function refuseSales(chain: DevnetChain): Promise<void> {
  await transact(chain.client, ACCOUNTS.second, {
    address: chain.tokens.TAX.address,
    abi: taxedAbi,
    functionName: 'setRefusing',
    args: [taxedPool(chain), true],
  });
}
