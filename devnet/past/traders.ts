import { type Address, erc20Abi, getAddress, maxUint256, parseEther, parseUnits } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { transact } from '@/devnet/node/transact';
import { approve } from '@/devnet/tokens/approve';
import { mint } from '@/devnet/tokens/mint';
import type { TradedChain } from '@/devnet/tokens/sellAlong';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

export type Trader = 'abe' | 'bea' | 'dee';

/** Those who traded in the past. Nobody has their keys. */
export const TRADERS: Readonly<Record<Trader, Address>> = {
  abe: getAddress('0xde40000000000000000000000000000000abe000'),
  bea: getAddress('0xde40000000000000000000000000000000bea000'),
  dee: getAddress('0xde40000000000000000000000000000000dee000'),
};

/** What each of them has of each token that they trade, in whole tokens. */
const HOLDINGS: readonly (readonly [TokenKey, string])[] = [
  ['WAVAX', '100000'],
  ['PNG', '3000000'],
  ['USDC.e', '1000000'],
  ['USDT.e', '1000000'],
  ['USDT', '1000000'],
  ['WETH.e', '100'],
];
const AVAX = '1000';

/** Lets the traders act, who have what they trade and have approved it for the router. */
export async function withTraders(chain: TradedChain, task: () => Promise<void>): Promise<void> {
  const { client } = chain;
  for (const address of Object.values(TRADERS)) {
    await client.setBalance({ address, value: parseEther(AVAX) });
    await client.impersonateAccount({ address });
    for (const [key, whole] of HOLDINGS) await give(chain, address, key, whole);
  }
  await task();
  for (const address of Object.values(TRADERS)) await client.stopImpersonatingAccount({ address });
}

async function give(chain: TradedChain, to: Address, key: TokenKey, whole: string): Promise<void> {
  const { chainId, client } = chain;
  const { address: token, decimals, contract } = chain.tokens[key];
  const amount = parseUnits(whole, decimals);
  // WAVAX and PNG come from the deployer's supply.
  if (contract === 'Wavax' || contract === 'Png')
    await transact(client, ACCOUNTS.deployer, {
      address: token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [to, amount],
    });
  else await mint(client, { token, to, amount });
  const { router } = EXCHANGE_ADDRESSES[chainId];
  await approve(client, to, { token, spender: router, amount: maxUint256 });
}
