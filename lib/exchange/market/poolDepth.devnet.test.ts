import { parseAbi } from 'viem';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { poolDepth } from './poolDepth';

const abi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function token0() view returns (address)',
  'function getAmountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) pure returns (uint256)',
]);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

/** Whole units as a text, exactly. */
const whole = (raw: bigint, decimals: number) =>
  `${raw / 10n ** BigInt(decimals)}.${(raw % 10n ** BigInt(decimals)).toString().padStart(decimals, '0')}`;

test('MKT-29 what moves the price by 1, 2, 5 and 10 percent pays what the router and the pair say, to the unit', async () => {
  const { client, tokens } = chain();
  const { router } = EXCHANGE_ADDRESSES[43114];
  const keys: readonly [TokenKey, TokenKey] = ['WAVAX', 'USDC.e'];
  const pair = pairAddress(
    { chainId: 43114, address: tokens[keys[0]].address },
    { chainId: 43114, address: tokens[keys[1]].address },
  );
  const reserves = () => client.readContract({ address: pair, abi, functionName: 'getReserves' });
  const [reserve0, reserve1] = await reserves();
  const depth = poolDepth({ reserve0, reserve1 }, [1, 2, 5, 10]);
  if (depth === undefined) throw new TypeError('no depth');
  const paid = (sold: bigint, reserveIn: bigint, reserveOut: bigint) =>
    client.readContract({
      address: router,
      abi,
      functionName: 'getAmountOut',
      args: [sold, reserveIn, reserveOut],
    });
  expect([depth.down.length, depth.up.length]).toEqual([4, 4]);
  for (const { sold, bought } of depth.down)
    expect(await paid(sold, reserve0, reserve1)).toBe(bought);
  for (const { sold, bought } of depth.up)
    expect(await paid(sold, reserve1, reserve0)).toBe(bought);

  // Sold, for real: the reserves afterwards are those of the step, and the price is 5 percent lower.
  const first = await client.readContract({ address: pair, abi, functionName: 'token0' });
  const [sells, buys] =
    tokens[keys[0]].address.toLowerCase() === first.toLowerCase() ? keys : [keys[1], keys[0]];
  const step = depth.down.find(({ percent }) => percent === 5);
  if (step === undefined) throw new TypeError('no step');
  await sellAlong(chain(), [sells, buys], whole(step.sold, tokens[sells].decimals));
  const [after0, after1] = await reserves();
  expect([after0, after1]).toEqual([reserve0 + step.sold, reserve1 - step.bought]);
  expect(after1 * reserve0 * 100n <= reserve1 * 95n * after0).toBe(true);
});
