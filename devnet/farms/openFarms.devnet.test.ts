import { isAddressEqual } from 'viem';
import { miniChefAbi } from '@/lib/chain/contracts/abis/miniChef';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { FARMS, farmsOf } from '@/lib/exchange/rewards/farms/farmCatalogue';
import { STAKES } from '@/lib/exchange/rewards/stakes/stakeCatalogue';
import { setUpDevnet } from '../setUpDevnet';
import { openFarms } from './openFarms';
import {
  CHEF_FARM_NAMES,
  rewardPlace,
  SINGLE_STAKE_NAMES,
  STAKING_FARM_NAMES,
} from './rewardPlace';

const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

test('the seeded farms and stakes have the addresses of the catalogue', () => {
  for (const name of [...STAKING_FARM_NAMES, ...CHEF_FARM_NAMES])
    expect(rewardPlace(name).contract.address).toBe(
      FARMS.find((farm) => farm.name === name)?.contract,
    );
  expect(SINGLE_STAKE_NAMES.map((name) => rewardPlace(name).contract.address)).toEqual(
    STAKES.map(({ pool }) => pool.contract.address),
  );
});

test('all 120 farms of version 1 can be opened, with a live period and a stake', async () => {
  const { client } = chain();
  const farms = farmsOf(43114, 1);
  await openFarms(chain(), farms);
  expect(farms).toHaveLength(120);
  const open = await Promise.all(
    farms.map(({ contract }) =>
      client.readContract({
        address: contract,
        abi: stakingRewardsAbi,
        functionName: 'totalSupply',
      }),
    ),
  );
  // The two that are in the seed, where nobody has staked.
  expect(open.filter((total) => total === 0n)).toHaveLength(2);
});

test('all 37 farms of version 2 can be opened, after those of the seed', async () => {
  const { client } = chain();
  const farms = farmsOf(43114, 2);
  const chef = { address: rewardPlace('WAVAX_PNG_V2').contract.address, abi: miniChefAbi } as const;
  const before = await client.readContract({ ...chef, functionName: 'lpTokens' });
  await openFarms(chain(), farms);
  const after = await client.readContract({ ...chef, functionName: 'lpTokens' });
  expect(after).toHaveLength(37);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(
    after.every((pool, index) => after.findIndex((p) => isAddressEqual(p, pool)) === index),
  ).toBe(true);
});
