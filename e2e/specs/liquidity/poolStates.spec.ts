import { parseAbi } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { factorySeedAbi } from '@/devnet/contracts/abis';
import type { DevnetChain } from '@/devnet/devnet';
import { transact } from '@/devnet/node/transact';
import { mint } from '@/devnet/tokens/mint';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { changesBy } from '../../chain/balances';
import { giveLiquidity, type PairKeys, pairAddressOf, removePosition } from '../../chain/liquidity';
import { growPool, turnFeeOn } from '../../chain/protocolFee';
import { fullOnly } from '../../fullOnly';
import { expectExactAdd, expectExactRemoval } from '../../journeys/exactLiquidity';
import { AddPage } from '../../pages/AddPage';
import { FindPage } from '../../pages/FindPage';
import { PoolPage } from '../../pages/PoolPage';
import { RemovePage } from '../../pages/RemovePage';
import { SwapPage } from '../../pages/SwapPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
/** A pair without AVAX and PNG, which no search covers. */
const STABLE = ['USDC.e', 'DAI.e'] as const;
const pathOf = ({ tokens }: DevnetChain, [a, b]: PairKeys) =>
  `${tokens[a].address}/${tokens[b].address}/`;

test(
  'LIQ-28 a pair that is supplied is listed at once and after a reload, though no search covers it',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const add = new AddPage(page);
    await add.openApproved(`/add/${pathOf(chain, STABLE)}`, { amounts: ['10'], symbols: STABLE });
    await add.review.confirmButton.click();
    await expect(add.review.outcome('Confirmed')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
    const pool = new PoolPage(page);
    await pool.expectPairs(['USDC.e / DAI.e']);
    await page.reload();
    await pool.expectPairs(['USDC.e / DAI.e']);
  },
);

test('LIQ-28 a pair that the account holds is listed once one of its screens was open', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await giveLiquidity(chain, STABLE, 1n);
  const pool = new PoolPage(page);
  await pool.openConnected();
  await expect(pool.status).toHaveText('0 positions');
  const add = new AddPage(page);
  await add.follow(`/add/${pathOf(chain, STABLE)}`);
  await expect(add.position).toContainText('USDC.e / DAI.e');
  await page.goBack();
  await pool.expectPairs(['USDC.e / DAI.e']);
});

test(
  'LIQ-29 with the protocol fee on, a position stays exact to the last digit after a deposit of another account',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await turnFeeOn(chain);
    await growPool(chain, STABLE);
    await giveLiquidity(chain, STABLE, 10n);
    const add = new AddPage(page);
    await add.openConnected(`/add/${pathOf(chain, STABLE)}`);
    await expect(add.position).toContainText('USDC.e / DAI.e');
    await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
    const pool = new PoolPage(page);
    const name = 'USDC.e / DAI.e';
    await pool.expectPairs([name]);
    const share = pool.figure(name, 'Pool share');
    const before = await share.textContent();

    // One block for the page.
    const block = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
    chain.proxy.add({ fault: { type: 'freezeBlock', block } });
    await growPool(chain, STABLE);
    chain.proxy.clear();
    await expect(share).not.toHaveText(before ?? '');
    const [usdc, dai] = await pool.exactFigures(name, [6, 18]);
    const received = await changesBy(chain, STABLE, () => removePosition(chain, STABLE));
    expect([usdc?.raw, dai?.raw]).toEqual(received);
  },
);

test(
  'LIQ-29 with the protocol fee on, what the reviews of an addition and a removal show is what moves',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await turnFeeOn(chain);
    await growPool(chain, STABLE);
    await giveLiquidity(chain, STABLE, 10n);
    const form = { currencies: STABLE, keys: STABLE };
    const add = new AddPage(page);
    await add.openConnected(`/add/${pathOf(chain, STABLE)}`);
    await add.first.fill('100');
    await add.openReview();
    await add.approve(...STABLE);
    await expectExactAdd(add, chain, form);
    await page.keyboard.press('Escape');

    await growPool(chain, STABLE);
    const [usdc, dai] = STABLE.map((key) => chain.tokens[key].address);
    const remove = new RemovePage(page);
    await remove.follow(usdc ?? '', dai ?? '');
    await remove.action('100%').click();
    await remove.openReview();
    await remove.review.action('Approve with a signature').click();
    await expectExactRemoval(remove, chain, form);
  },
);

/** A created pair with one unit of each token as its reserves, and no liquidity. */
async function dust(chain: DevnetChain, keys: PairKeys): Promise<void> {
  const { chainId, client, tokens } = chain;
  const [a, b] = keys.map((key) => tokens[key].address) as [`0x${string}`, `0x${string}`];
  await transact(client, ACCOUNTS.deployer, {
    address: EXCHANGE_ADDRESSES[chainId].factory,
    abi: factorySeedAbi,
    functionName: 'createPair',
    args: [a, b],
  });
  const pair = await pairAddressOf(chain, keys);
  for (const address of [a, b]) await mint(client, { token: address, to: pair, amount: 1n });
  await transact(client, ACCOUNTS.deployer, {
    address: pair,
    abi: parseAbi(['function sync()']),
    functionName: 'sync',
  });
}

test(
  'LIQ-30 a pool with reserves and no liquidity is reported before any approval, and nothing can be sent',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const keys = ['DAI.e', 'LINK.e'] as const;
    await dust(chain, keys);
    const add = new AddPage(page);
    await add.openConnected(`/create/${pathOf(chain, keys)}`);
    const notice = add.main.getByText(/^This pool has no real price:/);
    await expect(notice).toBeVisible();
    await expect(add.main.getByText(/^You supply first/)).toBeHidden();
    await expect(add.main.getByText(/^This pool exists/)).toBeHidden();
    await add.first.fill('20');
    await add.second.fill('5');
    await expect(add.action("This pool can't be used")).toBeDisabled();
    await page.setViewportSize({ width: 320, height: 700 });
    await scrollToEnd(page);
    expect(await accessibilityViolations(page)).toEqual([]);

    const find = new FindPage(page);
    await find.open();
    await find.choose('First', 'DAI.e');
    await find.choose('Second', 'LINK.e');
    await expect(find.outcome).toContainText('This pool has no real price:');
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'LIQ-32 what is typed belongs to its pair: another starts empty, and a pick on the screen keeps it',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await giveLiquidity(chain, ['PNG', 'JOE'], 1n);
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${chain.tokens['USDC.e'].address}/`);
    await add.second.fill('150');
    await expect(add.first).toHaveValue('7.5');
    await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
    const pool = new PoolPage(page);
    await pool.unfold('PNG / JOE');
    await pool.link('Add to PNG / JOE').click();
    await expect(add.token('First', 'PNG')).toBeVisible();
    await expect(add.first).toHaveValue('');
    await expect(add.second).toHaveValue('');
    await add.first.fill('3');
    await add.choose('Second', 'AVAX');
    await expect(add.token('Second', 'AVAX')).toBeVisible();
    await expect(add.first).toHaveValue('3');
    await expect(add.second).toHaveValue('0.03');
  },
);

test(
  'LIQ-33 a token that does not report its balances is named on the screens of its pool',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const { QI } = chain.tokens;
    await giveLiquidity(chain, ['WAVAX', 'QI'], 1n);
    const add = new AddPage(page);
    await new SwapPage(page).openConnected();
    chain.proxy.add({
      fault: { type: 'entryOutcome', success: false, returnData: '0x' },
      target: QI.address,
    });
    const notice = add.main.getByText(/^QI doesn't report this pool's balance:/);
    await add.follow(`/add/AVAX/${QI.address}/`);
    await expect(notice).toBeVisible();
    await expect(add.action("This pool can't be used")).toBeDisabled();
    const remove = new RemovePage(page);
    await remove.follow('AVAX', QI.address);
    await expect(notice).toBeVisible();
    await expect(remove.action("This pool can't be used")).toBeDisabled();
    chain.proxy.clear();
    await chain.client.mine({ blocks: 1 });
    await expect(notice).toBeHidden();
    await expect(remove.action('Enter an amount')).toBeDisabled();
  },
);
