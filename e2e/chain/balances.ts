import { type Address, erc20Abi, isAddressEqual } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';

/** A currency of the local exchange: the native coin, or a token by its key. */
export type CurrencyKey = 'AVAX' | TokenKey;

/** The balance of a token, in its smallest unit; of the demo account by default. */
export function tokenBalance(
  { client, tokens }: DevnetChain,
  token: TokenKey,
  owner: Address = ACCOUNTS.demo,
): Promise<bigint> {
  return client.readContract({
    address: tokens[token].address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });
}

/** What the router may take of a token of the demo account, in its smallest unit. */
export function routerAllowance({ client, tokens }: DevnetChain, token: TokenKey): Promise<bigint> {
  return client.readContract({
    address: tokens[token].address,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [ACCOUNTS.demo, EXCHANGE_ADDRESSES[43114].router],
  });
}

/** How much an action changes each balance of the demo account, not counting gas. */
export async function changesBy(
  chain: DevnetChain,
  currencies: readonly CurrencyKey[],
  task: () => Promise<void>,
): Promise<readonly bigint[]> {
  const { client } = chain;
  const balances = () =>
    Promise.all(
      currencies.map((currency) =>
        currency === 'AVAX'
          ? client.getBalance({ address: ACCOUNTS.demo })
          : tokenBalance(chain, currency),
      ),
    );
  const from = await client.getBlockNumber();
  const before = await balances();
  await task();
  const after = await balances();
  const gas = await gasPaidSince(chain, from);
  return after.map((balance, index) => {
    const change = balance - (before[index] ?? 0n);
    return currencies[index] === 'AVAX' ? change + gas : change;
  });
}

/** What the demo account has paid for gas in the blocks after `from`, in wei. */
export async function gasPaidSince({ client }: DevnetChain, from: bigint): Promise<bigint> {
  const latest = await client.getBlockNumber();
  let paid = 0n;
  for (let blockNumber = from + 1n; blockNumber <= latest; blockNumber++) {
    const { transactions } = await client.getBlock({ blockNumber });
    for (const hash of transactions) {
      const receipt = await client.getTransactionReceipt({ hash });
      if (isAddressEqual(receipt.from, ACCOUNTS.demo))
        paid += receipt.gasUsed * receipt.effectiveGasPrice;
    }
  }
  return paid;
}
