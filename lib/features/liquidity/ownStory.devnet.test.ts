import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStakingTokens, shareOf, stake, stakedBy } from '@/devnet/farms/stakes';
import { setUpDevnet } from '@/devnet/setUpDevnet';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { sortedPair, type Token } from '@/lib/base/tokens/token';
import { pairAddress } from '@/lib/chain/contracts/pairAddress';
import { readBalance, readPool } from '@/lib/exchange/pairs/testing/readPool.setup';
import { ownStory } from './ownStory';
import { storyDollars } from './storyDollars';

const { demo } = ACCOUNTS;
const devnet = setUpDevnet();
const chain = () => devnet().chains[43114];

function tokenOf(key: TokenKey): Token {
  const { address, symbol, name, decimals } = chain().tokens[key];
  return { type: 'token', chainId: 43114, address, symbol, name, decimals };
}

test('MKT-35 MKT-36 MKT-39 a position that was seen, traded in, and staked in part has the result that its contracts pay', async () => {
  const { client } = chain();
  const tokens = sortedPair(tokenOf('PNG'), tokenOf('WAVAX'));
  const pair = pairAddress(...tokens);
  const place = rewardPlace('WAVAX_PNG_V2');
  const amount = await shareOf(chain(), place, 10n);
  await giveStakingTokens(chain(), place, { account: demo, amount });
  const whole = async () => {
    const staked = await stakedBy(chain(), place, demo);
    const held = await readBalance(client, pair, demo);
    return { pool: await readPool(client, ...tokens), liquidity: held + staked, staked };
  };
  const before = await whole();
  const { supply, balance0, balance1 } = before.pool;
  const seen = {
    ...{ account: demo, pair, atMs: 1, block: await client.getBlockNumber({ cacheTime: 0 }) },
    ...{ liquidity: before.liquidity, supply, balance0, balance1 },
  };
  await sellAlong(chain(), ['WAVAX', 'PNG'], '2000');
  await stake(chain(), place, { account: demo, amount: amount / 2n });
  await sellAlong(chain(), ['PNG', 'WAVAX'], '100000');
  const after = await whole();
  expect(after).toMatchObject({ liquidity: before.liquidity, staked: amount / 2n });

  const own = ownStory([], seen, after);
  if (typeof own === 'string') throw new TypeError(own);
  const { story } = own;
  const partOf = (held: bigint, all: bigint) => (held * before.liquidity) / all;
  const put = [partOf(balance0, supply), partOf(balance1, supply)] as const;
  const { pool } = after;
  const worth = [partOf(pool.balance0, pool.supply), partOf(pool.balance1, pool.supply)] as const;
  expect(story).toMatchObject({ putIn: put, worth, takenOut: [0n, 0n] });
  const rootOf = ({ balance0: a, balance1: b, supply: all }: typeof pool) =>
    (Math.sqrt(Number(a)) * Math.sqrt(Number(b))) / Number(all);
  for (const side of [0, 1] as const) {
    const fees = Number(worth[side]) * (1 - rootOf(before.pool) / rootOf(pool));
    expect(fees).toBeGreaterThan(0);
    expect(Number(story.fees?.[side]) / fees).toBeCloseTo(1, 6);
  }

  // AVAX costs 20 dollars, and PNG as many of it as the pool has for each.
  const isFirst = tokens[0].symbol === 'WAVAX';
  const [avax, png] = isFirst ? [pool.balance0, pool.balance1] : [pool.balance1, pool.balance0];
  const poolUsd = { numerator: 40n * avax, denominator: 10n ** 18n };
  const dollars = storyDollars(story, pool, poolUsd);
  const usdOf = (amounts: readonly [bigint, bigint]) => {
    const [ofAvax, ofPng] = isFirst ? amounts : [amounts[1], amounts[0]];
    return (20 * (Number(ofAvax) + (Number(ofPng) * Number(avax)) / Number(png))) / 1e18;
  };
  const shown = (value: { numerator: bigint; denominator: bigint } | undefined) =>
    value ? Number(value.numerator) / Number(value.denominator) : Number.NaN;
  expect(shown(dollars?.putIn) / usdOf(put)).toBeCloseTo(1, 9);
  expect(shown(dollars?.worth) / usdOf(worth)).toBeCloseTo(1, 9);
  expect(shown(dollars?.worth)).toBeCloseTo(
    (shown(poolUsd) * Number(before.liquidity)) / Number(pool.supply),
    6,
  );
  const change = usdOf(worth) - usdOf(put);
  const signed = shown(dollars?.result.usd) * (dollars?.result.isLess ? -1 : 1);
  expect(signed / change).toBeCloseTo(1, 6);
});
