import type { Page } from 'playwright/test';
import { maxUint256, parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import type { DevnetChain } from '@/devnet/devnet';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { stake, stakedBy, unstake } from '@/devnet/farms/stakes';
import { transact } from '@/devnet/node/transact';
import { approve } from '@/devnet/tokens/approve';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { giveLiquidity } from '../../chain/liquidity';
import { expect, test } from '../../chain/manualMining';
import { growPool, turnFeeOn } from '../../chain/protocolFee';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { AllPoolsPage } from '../../pages/AllPoolsPage';
import { FarmPage } from '../../pages/FarmPage';
import { PoolPage } from '../../pages/PoolPage';
import { dollarsIn, PositionStory } from '../../pages/PositionStory';
import { RemovePage } from '../../pages/RemovePage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';

const { demo } = ACCOUNTS;
const { router } = EXCHANGE_ADDRESSES[43114];
const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const PAIR = 'AVAX / PNG';
/** Whether it is up or down, by how much, and since when. A small change is below a cent. */
const HEADLINE = /^(Up|Down) <?\$[\d,.]+ \(<?[\d.]+%\) against holding, since\s.+\s\d{4}/;
const PLACE = rewardPlace('WAVAX_PNG_V2');

const abi = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function kLast() view returns (uint256)',
  'function feeTo() view returns (address)',
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
]);

/** AVAX and PNG, as the page orders them. */
type Both = readonly [avax: number, png: number];

const both = (of: (side: 0 | 1) => number): Both => [of(0), of(1)];

/** The pool of AVAX and PNG and what the account has of it, by the contracts. */
async function stateOf(chain: DevnetChain) {
  const { client, tokens } = chain;
  const pair = PLACE.stakingToken;
  const { factory } = EXCHANGE_ADDRESSES[43114];
  const balanceOf = (address: `0x${string}`, owner: `0x${string}`) =>
    client.readContract({ address, abi, functionName: 'balanceOf', args: [owner] });
  const [avax, png, supply, kLast, feeTo, held, staked] = await Promise.all([
    balanceOf(tokens.WAVAX.address, pair),
    balanceOf(tokens.PNG.address, pair),
    client.readContract({ address: pair, abi, functionName: 'totalSupply' }),
    client.readContract({ address: pair, abi, functionName: 'kLast' }),
    client.readContract({ address: factory, abi, functionName: 'feeTo' }),
    balanceOf(pair, demo),
    stakedBy(chain, PLACE, demo),
  ]);
  const [now, last] = [Math.sqrt(Number(avax) * Number(png)), Math.sqrt(Number(kLast))];
  // What the pair would mint to the protocol first: a sixth of the growth.
  const owed = BigInt(feeTo) === 0n || last === 0 ? 0 : (now - last) / (5 * now + last);
  const counted = Number(supply) * (1 + Math.max(0, owed));
  return {
    ...{ held, staked, supply, reserves: [avax, png] as const },
    /** The root of the product for each pool token. */
    root: now / counted,
    worthOf: (liquidity: number): Both =>
      both((side) => (liquidity * Number([avax, png][side])) / counted),
  };
}

/** Sells along the pool in both directions, from another account. */
async function trade(chain: DevnetChain): Promise<void> {
  await sellAlong(chain, ['WAVAX', 'PNG'], '700');
  await sellAlong(chain, ['PNG', 'WAVAX'], '60000');
}

async function addByApp(page: Page, avax: string): Promise<void> {
  const add = new AddPage(page);
  await add.follow(`/add/AVAX/${PNG}/`);
  await add.first.fill(avax);
  await add.openReview();
  await add.approve('PNG');
  await add.review.confirmButton.click();
  await expect(add.review.outcome('Confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
}

async function removeHalfByApp(page: Page): Promise<void> {
  const remove = new RemovePage(page);
  await remove.follow('AVAX', PNG);
  await remove.action('50%').click();
  await remove.openReview();
  await remove.review.action('Approve with a signature').click();
  await remove.review.confirmButton.click();
  await expect(remove.review.outcome('Confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Opens the result of the position on the pool page. */
async function opened(page: Page): Promise<PositionStory> {
  const pool = new PoolPage(page);
  await pool.open();
  await pool.unfold(PAIR);
  return new PositionStory(pool.story(PAIR));
}

/** Expects two figures to be the same but for their last digits. */
function expectClose(shown: readonly bigint[], expected: readonly (bigint | number)[]): void {
  expect(shown).toHaveLength(expected.length);
  for (const [index, each] of expected.entries())
    expect(Number(shown[index]) / Number(each)).toBeCloseTo(1, 9);
}

for (const isFeeOn of [false, true])
  test(
    `MKT-35 MKT-36 MKT-37 with the protocol fee ${isFeeOn ? 'on' : 'off'}, the result of a position is what its contracts paid: a deposit, trades, a part removed, a stake and back, pool tokens from elsewhere`,
    fullOnly(isFeeOn),
    async ({ page, chains, blocks, wallet }) => {
      test.slow();
      const chain = chains[43114];
      if (isFeeOn) {
        await turnFeeOn(chain);
        // The first addition with the fee on stores the product only.
        await growPool(chain, ['WAVAX', 'PNG']);
      }
      await wallet.prepare({ isConnected: true });
      await page.goto('/pool/');
      const start = await stateOf(chain);
      await addByApp(page, '5');
      const added = await stateOf(chain);
      await trade(chain);
      const middle = await stateOf(chain);
      await removeHalfByApp(page);
      const removed = await stateOf(chain);
      await trade(chain);
      const amount = removed.held / 3n;
      await stake(chain, PLACE, { account: demo, amount });
      await unstake(chain, PLACE, { account: demo, amount: amount / 2n });
      await giveLiquidity(chain, ['WAVAX', 'PNG'], 1n);
      await blocks.hold();
      await blocks.mine();
      const now = await stateOf(chain);

      const story = await opened(page);
      await story.expectHeadline(HEADLINE);
      await expect(story.region).toContainText('With what you have in farms');
      await expect(story.region).toContainText(/Counts .*PGL of your .*PGL\./);
      await expect(story.hash).toBeVisible();

      const known = Number(removed.held);
      const put = both((side) => Number(added.reserves[side] - start.reserves[side]));
      const out = both((side) => Number(middle.reserves[side] - removed.reserves[side]));
      const worth = now.worthOf(known);
      const fees = both(
        (side) =>
          (out[side] ?? 0) * (1 - start.root / middle.root) +
          (worth[side] ?? 0) * (1 - start.root / now.root),
      );
      const shownFees = await story.amounts('Fees earned, included');
      for (const [index, each] of fees.entries())
        expect(Number(shownFees[index]) / each).toBeCloseTo(1, 5);
      expectClose(await story.amounts('Put in'), put);
      expectClose(await story.amounts('Taken out'), out);
      expectClose(await story.amounts('Worth now'), worth);
      const [putIn, takenOut, left, change] = await Promise.all([
        story.amounts('Put in'),
        story.amounts('Taken out'),
        story.amounts('Worth now'),
        story.amounts('Against holding'),
      ]);
      for (const side of [0, 1] as const)
        expect(change[side]).toBe(
          (left[side] ?? 0n) + (takenOut[side] ?? 0n) - (putIn[side] ?? 0n),
        );

      // In dollars it is what the row says that the pool tokens in the wallet are worth.
      const value = dollarsIn((await new PoolPage(page).figure(PAIR, 'Value').textContent()) ?? '');
      const usdOf = (liquidity: number) => (value * liquidity) / Number(now.held);
      expect(Math.abs((await story.dollars('Worth now')) - usdOf(known))).toBeLessThan(0.02);
      const total =
        (await story.dollars('Worth now')) +
        (await story.dollars('Taken out')) -
        (await story.dollars('Put in'));
      expect(Math.abs(total - (await story.dollars('Against holding')))).toBeLessThan(0.03);
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );

test('MKT-35 MKT-36 the screen of a farm shows the same result on demand, and asks for nothing before', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true });
  await page.goto('/pool/');
  await addByApp(page, '5');
  const { held } = await stateOf(chain);
  await stake(chain, PLACE, { account: demo, amount: held });
  await trade(chain);
  const farm = new FarmPage(page);
  await farm.open(2);
  await expect(farm.figure('Deposited')).toContainText('PGL');
  chain.proxy.resetTraffic();
  const show = farm.action('Show your result');
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  expect(chain.proxy.traffic().methods.eth_getTransactionReceipt ?? 0).toBe(0);
  await show.click();
  const story = new PositionStory(farm.card.getByRole('region', { name: 'Your result' }));
  await story.expectHeadline(HEADLINE);
  expect(chain.proxy.traffic().methods.eth_getTransactionReceipt ?? 0).toBe(1);
  const { root, worthOf } = await stateOf(chain);
  expect(root).toBeGreaterThan(0);
  expectClose(await story.amounts('Worth now'), worthOf(Number(held)));
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('MKT-37 MKT-39 without a known beginning it is counted since this device saw it, until the hash of the deposit is pasted', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  const { client, tokens } = chain;
  for (const token of [tokens.WAVAX.address, tokens.PNG.address])
    await approve(client, demo, { token, spender: router, amount: maxUint256 });
  await transact(client, ACCOUNTS.deployer, {
    address: tokens.WAVAX.address,
    abi: parseAbi(['function transfer(address, uint256) returns (bool)']),
    functionName: 'transfer',
    args: [demo, 10n ** 19n],
  });
  const before = await stateOf(chain);
  await transact(client, demo, {
    ...{ address: router, abi, functionName: 'addLiquidity' },
    args: [
      ...([tokens.WAVAX.address, tokens.PNG.address, 10n ** 18n, 10n ** 20n] as const),
      ...([0n, 0n, demo, maxUint256] as const),
    ],
  });
  const after = await stateOf(chain);
  const { transactions } = await client.getBlock();
  const [hash = ''] = transactions;
  await wallet.prepare({ isConnected: true });
  const first = await opened(page);
  await expect(first.region).toContainText(
    /Nothing on this device shows when your position began\.|Same as holding, since/,
  );
  await trade(chain);
  await page.reload();
  const seen = await opened(page);
  await seen.expectHeadline(HEADLINE);
  await expect(seen.region).toContainText('That is when this device first saw the position.');
  expect(await accessibilityViolations(page)).toEqual([]);

  await seen.hash.fill(hash);
  await seen.region.getByRole('button', { name: 'Add this transaction' }).click();
  await expect(seen.region).toContainText('From 1 transaction on this device');
  await expect(seen.hash).toBeHidden();
  expectClose(
    await seen.amounts('Put in'),
    both((side) => Number(after.reserves[side] - before.reserves[side])),
  );
});

test('MKT-38 while the endpoint refuses receipts the result says so, and is read on demand', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/Failed to load resource/);
  const { proxy } = chains[43114];
  await wallet.prepare({ isConnected: true });
  await page.goto('/pool/');
  await addByApp(page, '5');
  proxy.add({
    fault: { type: 'status', status: 403 },
    methods: ['eth_getTransactionReceipt'],
  });
  const story = await opened(page);
  await expect(story.region).toContainText(
    "The network can't show the receipts of your transactions now.",
  );
  proxy.clear();
  await story.region.getByRole('button', { name: 'Try again' }).click();
  await story.expectHeadline(/ since /);
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [768, 'dark'],
  [375, 'light'],
  [320, 'dark'],
] as const)
  test(
    `MKT-35 at ${width} px a result is whole and accessible in ${colorScheme}`,
    fullOnly(width !== 320),
    async ({ page, chains, wallet }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await wallet.prepare({ isConnected: true });
      await page.goto('/pool/');
      await addByApp(page, '5');
      await trade(chains[43114]);
      const story = await opened(page);
      await story.expectHeadline(/^(Up|Down)/);
      await page.mouse.move(0, 0);
      await new AllPoolsPage(page).waitUntilRead();
      await scrollToEnd(page);
      expect(await accessibilityViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBe(0);
    },
  );
