import { erc20Abi, parseAbi } from 'viem';
import type { DevnetChain } from '@/devnet/devnet';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { mineMany } from '@/devnet/node/mineMany';
import { stakingAprs } from '@/devnet/services/stats/aprs';
import { BAD_APRS } from '@/devnet/services/stats/statsFaults';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { stakingRewardsAbi } from '@/lib/chain/contracts/abis/stakingRewards';
import { expect, test } from '../../chain/manualMining';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { FarmListPage } from '../../pages/FarmListPage';
import { FarmPage } from '../../pages/FarmPage';
import { expectStartWithinBudget, untilQuiet } from '../../screen/budgets';

const PAIR = 'AVAX / PNG';
/** In blocks: the nearest of the distances that the page looks back. */
const DISTANCE = 3_000n;
const pairAbi = parseAbi([
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function totalSupply() view returns (uint256)',
]);

/** A pool's root of k per pool token at a block, and the time of the block. */
async function rootPerToken({ client }: DevnetChain, blockNumber: bigint) {
  const pool = { address: rewardPlace('WAVAX_PNG_V2').stakingToken, abi: pairAbi, blockNumber };
  const [a, b] = await client.readContract({ ...pool, functionName: 'getReserves' });
  const supply = await client.readContract({ ...pool, functionName: 'totalSupply' });
  const { timestamp } = await client.getBlock({ blockNumber });
  return { root: Math.sqrt(Number(a) * Number(b)) / Number(supply), seconds: Number(timestamp) };
}

/** What the growth of the pool is in a year, in percent, by the contracts alone. */
async function feesByHand(chain: DevnetChain): Promise<number> {
  const latest = await chain.client.getBlockNumber({ cacheTime: 0 });
  const before = await rootPerToken(chain, latest - DISTANCE);
  const after = await rootPerToken(chain, latest);
  const growth = after.root / before.root - 1;
  return (100 * growth * 31_536_000) / (after.seconds - before.seconds);
}

/** What the farm of version 1 pays in a year, in percent of what is staked, by the contracts alone. */
async function rewardsByHand({ client, tokens }: DevnetChain): Promise<number> {
  const { contract, stakingToken } = rewardPlace('WAVAX_PNG_V1');
  const farm = { address: contract.address, abi: stakingRewardsAbi } as const;
  const [rate, staked, supply, reserve] = await Promise.all([
    client.readContract({ ...farm, functionName: 'rewardRate' }),
    client.readContract({ ...farm, functionName: 'totalSupply' }),
    client.readContract({ address: stakingToken, abi: pairAbi, functionName: 'totalSupply' }),
    client.readContract({
      address: tokens.WAVAX.address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [stakingToken],
    }),
  ]);
  // PNG costs 20 cents, and AVAX 20 dollars.
  const yearly = Number(rate) * 31_536_000 * 0.2;
  return (100 * yearly * Number(supply)) / (2 * 20 * Number(reserve) * Number(staked));
}

/** The percentages in a text, in order. */
function percentsIn(text: string | null): readonly number[] {
  return [...(text ?? '').matchAll(/([\d,.]+)%/g)].map(([, number = '']) =>
    Number(number.replaceAll(',', '')),
  );
}

test(
  'FRM-35 FRM-20 without the statistics service the swap fees are the growth of the pool, with its period, in the list, on the screen of the farm and where liquidity is added',
  fullOnly(),
  async ({ page, chains, exchange, blocks }) => {
    test.slow();
    const chain = chains[43114];
    await mineMany(chain, Number(DISTANCE) + 100);
    await sellAlong(chain, ['WAVAX', 'PNG'], '50000');
    await sellAlong(chain, ['PNG', 'WAVAX'], '50000');
    await blocks.hold();
    exchange.devnet.stats.add({ fault: { type: 'body', body: BAD_APRS.trillions } });
    const fees = await feesByHand(chain);
    expect(fees).toBeGreaterThan(0.1);

    chain.proxy.resetTraffic();
    const farms = new FarmListPage(page);
    await farms.open('2');
    const apr = farms.figure(PAIR, 'APR');
    await expect(apr).toContainText(/%\srewards \+ [\d,.]+%\sswap fees \(over 1\shour\)/);
    const [total = 0, rewards = 0, shown = 0] = percentsIn((await apr.allInnerTexts()).join(' '));
    expect(Math.abs(shown - fees)).toBeLessThanOrEqual(0.011);
    expect(Math.abs(total - rewards - shown)).toBeLessThanOrEqual(0.021);
    // A pool without swaps has earned nothing.
    await expect(farms.figure('AVAX / LINK.e', 'APR')).toContainText(
      '+ 0% swap fees (over 1 hour)',
    );

    // The first batch, and three to load the list; then a probe, and one read of all pools at each block.
    await untilQuiet(chain.proxy);
    expectStartWithinBudget(chain, 'farms with swap fees');

    const farm = new FarmPage(page);
    await farms.card(PAIR).getByRole('link').click();
    const fact = farm.figure(/^APR$/);
    await expect(fact).toContainText(/%\srewards \+ [\d,.]+%\sswap fees \(over 1\shour\)/);
    const figures = percentsIn((await fact.allInnerTexts()).join(' '));
    expect(figures).toHaveLength(3);
    expect(figures[1]).toBe(rewards);
    expect(figures[2]).toBe(shown);
    expect(Math.abs((figures[0] ?? 0) - (figures[1] ?? 0) - shown)).toBeLessThanOrEqual(0.021);

    // The screen that adds liquidity to the pool says the same, from the same read.
    const add = new AddPage(page);
    await add.follow(`/add/AVAX/${chain.tokens.PNG.address}/`);
    await expect(add.figure('Swap fee APR')).toHaveText(/^[\d.]+%\s\(over 1\shour\)$/);
    expect(percentsIn(await add.figure('Swap fee APR').textContent())).toEqual([shown]);
  },
);

test('FRM-35 FRM-20 the screen of a farm shows what the service says; without it, and on a chain that is too short, it shows a dash for the fees', async ({
  page,
  exchange,
  problems,
}) => {
  problems.allow(/Failed to load/, /net::ERR/);
  const body = JSON.stringify({ swapFeeApr: 12.5, stakingApr: 30.25, combinedApr: 99 });
  exchange.devnet.stats.add({ fault: { type: 'body', body } });
  const farm = new FarmPage(page);
  await farm.open(2);
  await expect(farm.figure(/^APR$/)).toContainText('42.75%');
  await expect(farm.figure(/^APR$/)).toContainText('30.25% rewards + 12.50% swap fees');
  for (const fault of [{ type: 'body', body: BAD_APRS.nan }, { type: 'down' }] as const) {
    exchange.devnet.stats.add({ fault });
    await farm.open(2);
    await expect(farm.figure(/^APR$/)).toContainText(/[\d.]+%Without swap fees/);
  }
});

test(
  'FRM-18 FRM-19 until a slow service answers, a farm of version 1 shows the APR of its rewards on chain',
  fullOnly(),
  async ({ page, chains, exchange }) => {
    exchange.devnet.stats.add({ fault: { type: 'slow', ms: 6_000 } });
    const farm = new FarmPage(page);
    await farm.open(1);
    const apr = farm.figure(/^APR$/);
    await expect(apr).toContainText(/%Without swap fees/);
    const [rewards = 0] = percentsIn((await apr.allInnerTexts()).join(' '));
    const byHand = await rewardsByHand(chains[43114]);
    expect(rewards / byHand).toBeCloseTo(1, 3);

    await expect(apr).toContainText(/%\srewards \+ [\d,.]+%\sswap fees$/);
    const [, ...parts] = percentsIn((await apr.allInnerTexts()).join(' '));
    const { contract } = rewardPlace('WAVAX_PNG_V1');
    const expected = await stakingAprs(chains[43114].client, contract.address);
    expect(parts[0]).toBeCloseTo(expected?.stakingApr ?? 0, 1);
    expect(parts[1]).toBeCloseTo(expected?.swapFeeApr ?? 0, 1);
  },
);

test(
  'FRM-19 FRM-35 a service that never answers is given up, and the swap fees are then the growth of the pool',
  fullOnly(),
  async ({ page, chains, exchange, blocks, problems }) => {
    test.slow();
    problems.allow(/Failed to load the APRs/);
    const chain = chains[43114];
    await mineMany(chain, Number(DISTANCE) + 100);
    await sellAlong(chain, ['WAVAX', 'PNG'], '50000');
    await sellAlong(chain, ['PNG', 'WAVAX'], '50000');
    await blocks.hold();
    exchange.devnet.stats.add({ fault: { type: 'hang' } });
    const farm = new FarmPage(page);
    await farm.open(2);
    const apr = farm.figure(/^APR$/);
    await expect(apr).toContainText(/%Without swap fees/);
    await expect(apr).toContainText(/swap fees \(over 1\shour\)/);
    const [, , fees = 0] = percentsIn((await apr.allInnerTexts()).join(' '));
    expect(Math.abs(fees - (await feesByHand(chain)))).toBeLessThanOrEqual(0.011);
  },
);
