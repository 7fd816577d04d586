import { type Address, formatEther, hexToBigInt, toHex } from 'viem';
import type { Chain } from '@/devnet/node/chain';
import { pairAbi } from '@/lib/chain/contracts/abis/pair';
import { pairAddressOf } from '../../chain/liquidity';
import { turnFeeOn } from '../../chain/protocolFee';
import { AddPage } from '../../pages/AddPage';
import { expect, test } from '../../test';

test('a pool shows its size and what its providers earn before anything is typed', async ({
  page,
  problems,
  chains,
}) => {
  problems.allow(/status of 404/);
  const { client, tokens } = chains[43114];
  const [png, avax] = await client.readContract({
    address: await pairAddressOf(chains[43114], ['WAVAX', 'PNG']),
    abi: pairAbi,
    functionName: 'getReserves',
  });
  const add = new AddPage(page);
  await add.openByUrl(`/add/AVAX/${tokens.PNG.address}/`);
  const size = add.figure('Pool size');
  await expect(size).toContainText(/^\$800,000\.00/);
  const shown = await size
    .locator('[data-exact]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-exact')));
  expect(shown.map((text) => text?.replaceAll(',', ''))).toEqual([
    `${formatEther(avax)} AVAX`,
    `${formatEther(png)} PNG`,
  ]);
  await expect(add.figure('Providers earn')).toHaveText('0.3% of each swap');
  // The chain is too short to compute what was earned.
  await expect(add.figure('Swap fee APR')).toHaveCount(0);
  await add.first.fill('3');
  // 3 AVAX at 20 dollars, and as much of PNG.
  await expect(add.figure('Total value')).toHaveText('$120.00');
});

test('while the protocol takes a sixth, the providers of a pool earn the rest', async ({
  page,
  problems,
  chains,
}) => {
  problems.allow(/status of 404/);
  await turnFeeOn(chains[43114]);
  const add = new AddPage(page);
  await add.openByUrl(`/add/AVAX/${chains[43114].tokens.PNG.address}/`);
  await expect(add.figure('Providers earn')).toHaveText('0.25% of each swap');
  await expect(page.getByText(/^When prices move, .* the two tokens kept\.$/)).toBeVisible();
});

test('a pool shows how long ago it was last used', async ({ page, problems, chains }) => {
  problems.allow(/status of 404/);
  const { client, tokens } = chains[43114];
  const address = await pairAddressOf(chains[43114], ['WAVAX', 'PNG']);
  const hoursAgo = BigInt(Math.floor(Date.now() / 1000) - 3 * 3_600 - 120);
  await setLastChange(client, address, hoursAgo);
  const add = new AddPage(page);
  await add.openByUrl(`/add/AVAX/${tokens.PNG.address}/`);
  await expect(add.figure('Pool last changed')).toHaveText('3 hours ago');
  await setLastChange(client, address, BigInt(Math.floor(Date.now() / 1000)));
  await expect(add.figure('Pool last changed')).toHaveText('under 1 minute ago');
});

/** Where a pair keeps both reserves, of 14 bytes each, below the second of their last change. */
const RESERVES_SLOT = toHex(8, { size: 32 });

async function setLastChange(client: Chain['client'], address: Address, seconds: bigint) {
  const kept = hexToBigInt((await client.getStorageAt({ address, slot: RESERVES_SLOT })) ?? '0x0');
  const reserves = kept & ((1n << 224n) - 1n);
  const value = toHex((seconds << 224n) | reserves, { size: 32 });
  await client.setStorageAt({ address, index: RESERVES_SLOT, value });
  await client.mine({ blocks: 1 });
}

test('LIQ-08 the price and the share are beside the form where there is room, and below it elsewhere', async ({
  page,
  problems,
  chains,
}) => {
  problems.allow(/status of 404/);
  const add = new AddPage(page);
  const form = page.getByRole('region', { name: 'Add liquidity' });
  const price = page.getByRole('term').filter({ hasText: /^Price$/ });
  for (const [width, isBeside] of [
    [1280, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await add.openByUrl(`/add/AVAX/${chains[43114].tokens.PNG.address}/`);
    await expect(add.figure('Providers earn')).toHaveText('0.3% of each swap');
    const [card, fact] = [await form.boundingBox(), await price.boundingBox()];
    if (card === null || fact === null) throw new TypeError('Not visible');
    if (isBeside) expect(fact.x + fact.width).toBeLessThanOrEqual(card.x);
    else expect(fact.y).toBeGreaterThanOrEqual(card.y + card.height);
  }
});
