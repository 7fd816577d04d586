import { type Address, erc20Abi, parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { ageContract, DAY_SECONDS } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { oldStates } from '@/devnet/past/oldStates';
import { heldOf } from '../../chain/farms';
import { postsForPast } from '../../chain/past';
import { expect, test } from '../../chain/pastChain';
import { fullOnly } from '../../fullOnly';
import { FarmPage } from '../../pages/FarmPage';
import { StakePage } from '../../pages/StakePage';
import { accessibilityViolations } from '../../screen/axe';
import { walletOf } from '../../wallets/wallet';

const YEAR = 31_536_000;
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const PLACE = rewardPlace('WAVAX_PNG_V2');
const PAST = 'APR until now';

const abi = parseAbi([
  'function rewardPerSecond() view returns (uint256)',
  'function totalAllocPoint() view returns (uint256)',
  'function poolInfo(uint256) view returns (uint128, uint64, uint64)',
]);

/** What the farm paid in a year after a block, as a part of what was staked, by its contracts. */
async function aprAt({ client, tokens }: DevnetChain, blockNumber: bigint): Promise<number> {
  const { contract, stakingToken } = PLACE;
  if (contract.type !== 'miniChef') throw new TypeError(contract.type);
  const { address, poolId } = contract;
  const held = (token: Address, owner: Address) =>
    client.readContract({
      ...{ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
      blockNumber,
    });
  const chef = { address, abi, blockNumber } as const;
  const pool = { address: stakingToken, abi: erc20Abi, blockNumber } as const;
  const [rate, all, [, , weight], staked, supply, png] = await Promise.all([
    client.readContract({ ...chef, functionName: 'rewardPerSecond' }),
    client.readContract({ ...chef, functionName: 'totalAllocPoint' }),
    client.readContract({ ...chef, functionName: 'poolInfo', args: [poolId] }),
    held(stakingToken, address),
    client.readContract({ ...pool, functionName: 'totalSupply' }),
    held(tokens.PNG.address, stakingToken),
  ]);
  // PNG is paid, and one side of the pool is PNG: its price does not matter.
  const yearly = (Number(rate) * YEAR * Number(weight)) / Number(all);
  return (yearly * Number(supply)) / (2 * Number(png) * Number(staked));
}

/** An APR as the page writes it. */
function shownApr(apr: number): string {
  const percent = Math.floor(apr * 10_000) / 100;
  return `${percent.toLocaleString('en', { minimumFractionDigits: 2 })}%`;
}

test('MKT-41 MKT-42 an opened farm shows its APR within the week as its contracts had it, in one POST, without the drained pool', async ({
  page,
  chains,
  past,
}) => {
  const chain = chains[43114];
  chain.proxy.resetTraffic();
  const farm = new FarmPage(page);
  await farm.open(2);
  const fact = farm.figure(PAST);
  await expect(fact).toContainText(/[\d,.]+% to [\d,.]+%/);
  await expect(fact).toContainText(/from .+ to .+/);
  const [low = '', high = ''] = ((await fact.textContent()) ?? '').match(/[\d,.]+%/g) ?? [];
  const latest = await chain.client.getBlockNumber({ cacheTime: 0 });
  const known = await Promise.all(
    [...past.kept, latest].map(async (block) => shownApr(await aprAt(chain, block))),
  );
  expect(known).toContain(low);
  expect(known).toContain(high);
  // Its pool was drained after one of the kept blocks: no figure comes from that.
  expect([low, high]).not.toContain(shownApr(await aprAt(chain, past.drainedAt)));
  await expect(fact.getByRole('img')).toHaveAccessibleName(new RegExp(`^${PAST}: `));
  const asked = postsForPast(chain.proxy).filter(({ isOfKeptStates }) => isOfKeptStates);
  expect(asked).toHaveLength(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('MKT-41 an opened stake shows its APR within the week', async ({ page, problems }) => {
  // The document of a path with an address.
  problems.allow(/status of 404/);
  const stake = new StakePage(page);
  await stake.open(rewardPlace('WAVAX_V0'));
  await expect(page.getByRole('main')).toContainText(/APR until now[\d,.]+% to [\d,.]+%/);
});

test('MKT-41 on a phone the rates stand beside their term', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const farm = new FarmPage(page);
  await farm.open(2);
  const fact = farm.figure(PAST);
  await expect(fact).toContainText(/[\d,.]+% to [\d,.]+%/);
  const term = await fact.getByRole('term').boundingBox();
  const line = await fact.getByRole('img').boundingBox();
  expect(line?.y).toBeLessThan((term?.y ?? 0) + (term?.height ?? 0));
});

test('MKT-41 without old states an opened farm says so', fullOnly(), async ({ page, chains }) => {
  oldStates(chains[43114].proxy, 'missing');
  const farm = new FarmPage(page);
  await farm.open(2);
  await expect(farm.figure(PAST)).toContainText('No network endpoint shows the past.');
});

test('MKT-43 what a farm has paid is the sum of the claims of this device', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const { farmer } = ACCOUNTS;
  await walletOf(page).prepare({ account: farmer, isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(2);
  const paid = farm.figure('Rewards paid so far');
  await expect(farm.figure('Deposited')).toContainText('PGL');
  await expect(paid).toHaveCount(0);
  const before = await heldOf(chain, PNG, farmer);
  for (const count of [1, 2]) {
    await ageContract(chain, PLACE, DAY_SECONDS);
    await farm.claimButton.click();
    await farm.complete();
    await farm.close();
    await expect(paid).toContainText(`by ${count} transaction${count === 1 ? '' : 's'}`);
    const claimed = (await heldOf(chain, PNG, farmer)) - before;
    expect(await farm.exact(paid)).toEqual({ raw: claimed, symbol: 'PNG' });
  }
});
