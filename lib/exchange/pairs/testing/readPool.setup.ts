import { type Address, type PublicClient, parseAbi } from 'viem';
import type { Token } from '@/lib/base/tokens/token';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { toPairResult } from '@/lib/exchange/pairs/pairResult';
import type { Pool } from '@/lib/exchange/pairs/pool';
import { type PoolResult, toPoolResult } from '@/lib/exchange/pairs/poolResult';

/** The functions of the pair and the factory, by their own signatures. */
const pairContractAbi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
  'function kLast() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function feeTo() view returns (address)',
]);

type Reader = Pick<PublicClient, 'readContract'>;

/** An account's balance of a token. */
export function readBalance(client: Reader, token: Address, owner: Address): Promise<bigint> {
  const asked = { address: token, abi: pairContractAbi, functionName: 'balanceOf' } as const;
  return client.readContract({ ...asked, args: [owner] });
}

/** The pool of two tokens that have one. */
export async function readPool(client: Reader, a: Token, b: Token): Promise<Pool> {
  const address = pairAddress(a, b);
  const at = { address, abi: pairContractAbi } as const;
  const [reserves, totalSupply, kLast, feeTo] = await Promise.all([
    client.readContract({ ...at, functionName: 'getReserves' }),
    client.readContract({ ...at, functionName: 'totalSupply' }),
    client.readContract({ ...at, functionName: 'kLast' }),
    client.readContract({
      ...at,
      address: EXCHANGE_ADDRESSES[a.chainId].factory,
      functionName: 'feeTo',
    }),
  ]);
  const pair = toPairResult([a, b], { status: 'success', result: reserves, blockNumber: 0n });
  const [token0, token1] = pair.status === 'exists' ? [pair.pair.token0, pair.pair.token1] : [a, b];
  const [balance0, balance1] = await Promise.all([
    readBalance(client, token0.address, address),
    readBalance(client, token1.address, address),
  ]);
  const result: PoolResult = toPoolResult(pair, {
    totalSupply,
    kLast: BigInt(feeTo) === 0n ? 0n : kLast,
  });
  if (result.status !== 'exists') throw new TypeError(`There is no pool at ${address}`);
  return { ...result.pool, balance0, balance1 };
}
