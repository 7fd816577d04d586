import { type Address, erc20Abi, type Hash } from 'viem';
import { expect, type Fuji } from './fixtures';

/**
 * What a transaction changed of the balances of an address, in their smallest unit: those of its
 * block less those of the block before, not counting what the address paid for gas.
 *
 * @param currencies - Tokens by their address, and the native coin.
 */
export async function changesBy(
  { client, account }: Fuji,
  hash: Hash | undefined,
  currencies: readonly ('AVAX' | Address)[],
  owner: Address = account.address,
): Promise<readonly bigint[]> {
  if (hash === undefined) throw new Error('The wallet has sent nothing.');
  const { status, blockNumber, ...receipt } = await client.waitForTransactionReceipt({ hash });
  expect(status).toBe('success');
  const gas = owner === account.address ? receipt.gasUsed * receipt.effectiveGasPrice : 0n;
  const balanceAt = (currency: 'AVAX' | Address, block: bigint) =>
    currency === 'AVAX'
      ? client.getBalance({ address: owner, blockNumber: block })
      : client.readContract({
          ...{ address: currency, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
          blockNumber: block,
        });
  return Promise.all(
    currencies.map(async (currency) => {
      const [before, after] = await Promise.all([
        balanceAt(currency, blockNumber - 1n),
        balanceAt(currency, blockNumber),
      ]);
      return after - before + (currency === 'AVAX' ? gas : 0n);
    }),
  );
}
