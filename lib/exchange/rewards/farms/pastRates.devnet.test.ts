import { numberToHex, parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { RewardPlaceName } from '@/devnet/farms/farmTables';
import { passTime } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, shareOf } from '@/devnet/farms/stakes';
import { mineMany } from '@/devnet/node/mineMany';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { KEPT_EVERY, keptAtOrBefore } from '@/lib/chain/reads/oldState';
import type { AskInOwnBatch } from '@/lib/chain/rpc/askInOwnBatch';
import type { JsonRpcRequest } from '@/lib/chain/rpc/jsonRpcBatch';
import { ONE_ENDPOINT } from '@/lib/chain/rpc/testing/oneEndpoint.setup';
import type { PricePoint } from '@/lib/exchange/market/pricePoints';
import { readStakeRates } from '@/lib/exchange/rewards/stakes/readStakeRates';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { readPool } from '@/lib/exchange/rewards/testing/readRewards.setup';
import { FARMS } from './farmCatalogue';
import { readFarmRates } from './readFarmRates';

const YEAR = 31_536_000;
const abi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function rewardRate() view returns (uint256)',
  'function rewardPerSecond() view returns (uint256)',
  'function totalAllocPoint() view returns (uint256)',
  'function poolInfo(uint256) view returns (uint128, uint64, uint64)',
  'function getAmountsOut(uint256, address[]) view returns (uint256[])',
]);

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];
const latestBlock = () => chain().client.getBlockNumber({ cacheTime: 0 });

const ask: AskInOwnBatch = async (_chainId, requests, read) => {
  const request = chain().client.request as (asked: JsonRpcRequest) => Promise<unknown>;
  return read(await Promise.allSettled(requests.map(request)), ONE_ENDPOINT);
};

const own = async () => ({
  ...{ block: await latestBlock(), signal: new AbortController().signal, ask },
});

/** A reader of the chain's contracts at a block. */
function at(blockNumber: bigint) {
  const { client, tokens } = chain();
  const png = tokens.PNG.address;
  const held = (token: `0x${string}`, owner: `0x${string}`) =>
    client.readContract({
      address: token,
      abi,
      functionName: 'balanceOf',
      args: [owner],
      blockNumber,
    });
  const supplyOf = (address: `0x${string}`) =>
    client.readContract({ address, abi, functionName: 'totalSupply', blockNumber });
  return {
    /** What the farm of AVAX and PNG in MiniChef pays in a year, as a part, by its contracts. */
    async chefApr(): Promise<number> {
      const { contract, stakingToken } = rewardPlace('WAVAX_PNG_V2');
      if (contract.type !== 'miniChef') throw new TypeError(contract.type);
      const { address, poolId } = contract;
      const [rate, all, info] = await Promise.all([
        client.readContract({ address, abi, functionName: 'rewardPerSecond', blockNumber }),
        client.readContract({ address, abi, functionName: 'totalAllocPoint', blockNumber }),
        client.readContract({
          address,
          abi,
          functionName: 'poolInfo',
          args: [poolId],
          blockNumber,
        }),
      ]);
      const [staked, supply, reserve] = await Promise.all([
        held(stakingToken, address),
        supplyOf(stakingToken),
        held(png, stakingToken),
      ]);
      // PNG is paid, and PNG is one side of the pool: its price does not matter.
      const yearly = (Number(rate) * YEAR * Number(info[2])) / Number(all);
      return (yearly * Number(supply)) / (2 * Number(reserve) * Number(staked));
    },
    /** What the stake that pays WAVAX pays in a year, as a part, by its contract and the router. */
    async stakeApr(name: RewardPlaceName): Promise<number> {
      const { contract, rewardToken } = rewardPlace(name);
      const { address } = contract;
      const { router } = EXCHANGE_ADDRESSES[43114];
      const [rate, staked, quoted] = await Promise.all([
        client.readContract({ address, abi, functionName: 'rewardRate', blockNumber }),
        supplyOf(address),
        client.readContract({
          ...{ address: router, abi, functionName: 'getAmountsOut', blockNumber },
          args: [10n ** 18n, [png, rewardToken]],
        }),
      ]);
      return (Number(rate) * YEAR * 1e18) / (Number(quoted.at(-1)) * Number(staked));
    },
  };
}

const numberOf = ({ price }: PricePoint) => Number(price.numerator) / Number(price.denominator);

/** Mines to the next block whose state is kept, and beyond. */
async function toKeptBlock(): Promise<bigint> {
  await mineMany(chain(), Number(KEPT_EVERY - ((await latestBlock()) % KEPT_EVERY)));
  return keptAtOrBefore(await latestBlock());
}

test('MKT-42 the APRs of a farm and of a stake within a week are those of the contracts at their blocks', async () => {
  const farm = FARMS.find(({ name }) => name === 'WAVAX_PNG_V2');
  const stake = STAKES.find(({ name }) => name === 'WAVAX_V0');
  if (farm === undefined || stake === undefined) throw new TypeError('no farm');
  const pool = await readPool(chain().rpcUrl, farm.name);
  await passTime(chain(), 600n);
  const kept = await toKeptBlock();
  // More is staked, and the prices move.
  const amount = await shareOf(chain(), rewardPlace('WAVAX_PNG_V2'), 20n);
  await giveStake(chain(), rewardPlace('WAVAX_PNG_V2'), { account: ACCOUNTS.second, amount });
  await sellAlong(chain(), ['WAVAX', 'PNG'], '500');
  const latest = await latestBlock();

  const timeOf = async (blockNumber: bigint) =>
    Number((await chain().client.getBlock({ blockNumber })).timestamp);
  const blocks = [kept, latest];
  const times = await Promise.all(blocks.map(timeOf));
  const farmRates = await readFarmRates({ ...(await own()), pool, pair: farm.tokens });
  expect(farmRates.slice(-2).map(({ seconds }) => seconds)).toEqual(times);
  const stakeRates = await readStakeRates({ ...(await own()), stake });
  expect(stakeRates.slice(-2).map(({ seconds }) => seconds)).toEqual(times);
  for (const [index, block] of blocks.entries()) {
    const [shown, shownStake] = [farmRates.at(index - 2), stakeRates.at(index - 2)];
    if (shown === undefined || shownStake === undefined) throw new TypeError(numberToHex(block));
    expect(numberOf(shown) / (await at(block).chefApr())).toBeCloseTo(1, 9);
    expect(numberOf(shownStake) / (await at(block).stakeApr('WAVAX_V0'))).toBeCloseTo(1, 9);
  }
  for (const rates of [farmRates, stakeRates])
    expect(new Set(rates.slice(-2).map(numberOf)).size).toBe(2);
});
