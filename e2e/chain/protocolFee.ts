import { parseAbi } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import type { PairKeys } from './liquidity';
import { supply } from './market';

const feeAbi = parseAbi([
  'function feeToSetter() view returns (address)',
  'function setFeeTo(address)',
]);

/** An account that nobody owns. */
const RECIPIENT = '0x000000000000000000000000000000000000dEaD';

/** Makes the pairs of a chain pay a sixth of their growth to the protocol. */
export async function turnFeeOn({ chainId, client }: DevnetChain): Promise<void> {
  const { factory } = EXCHANGE_ADDRESSES[chainId];
  const contract = { address: factory, abi: feeAbi } as const;
  const setter = await client.readContract({ ...contract, functionName: 'feeToSetter' });
  await transact(client, setter, {
    ...contract,
    functionName: 'setFeeTo',
    args: [RECIPIENT],
  });
}

/**
 * A deposit of another account, which mints what the protocol is due, then swaps in both
 * directions.
 */
export async function growPool(chain: DevnetChain, keys: PairKeys): Promise<void> {
  const [a, b] = keys;
  await supply(chain, keys, ['1000', '1000']);
  await sellAlong(chain, [a, b], '50000');
  await sellAlong(chain, [b, a], '50000');
}
