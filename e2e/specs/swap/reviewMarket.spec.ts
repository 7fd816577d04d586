import { parseEther } from 'viem';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { routerAbi } from '@/lib/chain/contracts/abis/router';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { changesBy, routerAllowance } from '../../chain/balances';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { buyToken } from '../../journeys/exactLiquidity';
import { quotedSale, REVIEW, reviewedSale } from '../../journeys/shallowSale';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { approveExactly } from '../../screen/approveExactly';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';

test(
  'SWP-19 C20 a better price updates the figures and the minimum, is marked and announced, and is sent',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const swap = await reviewedSale(page);
    const before = await swap.exact(swap.side(/^You receive/), 18);
    const minimum = () => swap.exact(swap.fact('Minimum received'), 18);
    expect((await minimum()).raw).toBe((before.raw * 10_000n) / 10_050n);
    const value = swap.fact('Minimum received').locator('dd');
    await expect(value).toHaveCSS('animation-name', 'none');

    // With 800 QI more in a pool of 50,000, AVAX is worth 3 percent more.
    await sellAlong(chain, ['QI', 'WAVAX'], '800');
    await expect(
      swap.review.getByRole('status').getByText(/^You now receive at least/),
    ).toBeVisible();
    await expect(value).not.toHaveCSS('animation-name', 'none');
    const received = await swap.exact(swap.side(/^You receive/), 18);
    expect(received.raw).toBeGreaterThan((before.raw * 103n) / 100n);
    const [, quoted] = await chain.client.readContract({
      address: EXCHANGE_ADDRESSES[43114].router,
      abi: routerAbi,
      functionName: 'getAmountsOut',
      args: [parseEther('0.5'), [chain.tokens.WAVAX.address, chain.tokens.QI.address]],
    });
    expect(received.raw).toBe(quoted);
    expect((await minimum()).raw).toBe((received.raw * 10_000n) / 10_050n);
    await expect(swap.review.getByRole('button', { name: 'Accept new price' })).toBeHidden();
    const [change] = await changesBy(chain, ['QI'], () => swap.complete());
    expect(change).toBe(received.raw);
  },
);

test(
  'SWP-29 a worse price that keeps the reviewed minimum stays confirmable: the estimate follows it, and the minimum stays',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const swap = await reviewedSale(page);
    const before = await swap.exact(swap.side(/^You receive/), 18);
    const minimum = () => swap.exact(swap.fact('Minimum received'), 18);
    const agreed = await minimum();

    // In a pool of 50 AVAX this takes 0.2 percent of the price.
    await sellAlong(chain, ['WAVAX', 'QI'], '0.05');
    await expect(swap.review.getByRole('status').getByText(/^You still/)).toBeVisible();
    const received = await swap.exact(swap.side(/^You receive/), 18);
    expect(received.raw).toBeLessThan(before.raw);
    expect(received.raw).toBeGreaterThan(agreed.raw);
    expect(await minimum()).toEqual(agreed);
    await expect(swap.reviewed('Accept new price')).toHaveCount(0);
    const [change] = await changesBy(chain, ['QI'], () => swap.complete());
    expect(change).toBe(received.raw);
  },
);

test(
  'while the wallet is asked, a price beyond the limit is reported for as long as it is beyond',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const swap = await quotedSale(page);
    const background = () =>
      swap.action(REVIEW).evaluate((button) => getComputedStyle(button).backgroundColor);
    const primary = await background();
    await swap.action(REVIEW).click();
    await wallet.act('hangNext', SEND);
    await swap.confirm();
    await expect(swap.review.getByText('Confirm in your wallet.')).toBeVisible();
    const warning = swap.review.getByText(/^The price passed your limit:/);
    await expect(warning).toHaveCount(0);
    await sellAlong(chain, ['WAVAX', 'QI'], '1');
    await expect(warning).toBeVisible();
    await expect(swap.review.getByText(/^Confirm in your wallet/)).toHaveCount(0);
    // Closed, the form still has the request, so that another review is not the first thing to do.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').getByText(/^The price passed your limit:/)).toBeVisible();
    expect(await background()).not.toBe(primary);
    await swap.pendingItems().getByRole('button', { name: 'Show' }).click();
    const again = page.getByRole('dialog').getByText(/^The price passed your limit/);
    await expect(again).toBeVisible();
    await sellAlong(chain, ['QI', 'WAVAX'], '1000');
    await expect(again).toHaveCount(0);
    await expect(page.getByRole('dialog').getByText(/^Confirm in your wallet/)).toBeVisible();
  },
);

test('SWP-19 C20 with reduced motion nothing flashes', fullOnly(), async ({ page, chains }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const swap = await reviewedSale(page);
  await sellAlong(chains[43114], ['QI', 'WAVAX'], '800');
  await expect(swap.review.getByText(/^You now receive at least/)).toBeVisible();
  await expect(swap.fact('Minimum received').locator('dd')).toHaveCSS('animation-name', 'none');
});

test(
  'SWP-19 C21 a reviewed path that got worse is replaced by another that offers as much, and that one is sent',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    await swap.choose('pay', 'WETH.e');
    await swap.choose('receive', 'USDC.e');
    await swap.pays.pressSequentially('0.001');
    await swap.action('Review swap').click();
    await swap.reviewed('Approve WETH.e').click();
    await swap.openDetails();
    await expect(swap.review.getByRole('img', { name: 'WETH.e → USDC.e' })).toBeVisible();
    const before = await swap.exact(swap.side(/^You receive/), 6);

    // Both moves are in one block for the page: the direct pool gets worse, the long route better.
    chain.proxy.add({ fault: { type: 'freezeBlock' } });
    await sellAlong(chain, ['WETH.e', 'USDC.e'], '0.2');
    await sellAlong(chain, ['USDC.e', 'WAVAX'], '20000');
    chain.proxy.clear();
    await expect(swap.review.getByRole('img', { name: 'WETH.e → WAVAX → USDC.e' })).toBeVisible();
    const received = await swap.exact(swap.side(/^You receive/), 6);
    expect(received.raw).toBeGreaterThanOrEqual(before.raw);
    const [change] = await changesBy(chain, ['USDC.e'], () => swap.complete());
    expect(change).toBe(received.raw);
  },
);

test(
  'SWP-19 S08 a tolerance that another tab sets does not enter an open review, nor with a better or an accepted price',
  fullOnly(),
  async ({ page, context, chains }) => {
    const chain = chains[43114];
    const swap = await reviewedSale(page);
    const other = await context.newPage();
    await other.goto('/swap/');
    await new SettingsPanel(other).setSlippage('5');
    await other.close();
    await sellAlong(chain, ['QI', 'WAVAX'], '400');
    await expect(swap.review.getByText(/^You now receive at least/)).toBeVisible();
    await expect(swap.fact('Slippage tolerance')).toContainText('0.5%');
    await buyToken(chain, 'QI', '1');
    // One instruction at a time: the new price, and how it differs.
    await expect(
      swap.review.getByText(
        /^You would now receive [\d.]+\sQI instead of [\d.]+\sQI, [\d.]+% less\.$/,
      ),
    ).toBeVisible();
    await expect(swap.review.getByText(/^You now receive at least/)).toBeHidden();
    await expect(swap.review.getByText(/^Accept the new figures/)).toBeVisible();
    await expect(swap.review.getByText(/increasing your slippage/)).toBeHidden();
    await swap.review.getByRole('button', { name: 'Accept new price' }).press('Enter');
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeFocused();
    await expect(swap.fact('Slippage tolerance')).toContainText('0.5%');
  },
);

test(
  'APR-12 C18 "only this amount" of a purchase still suffices at a slightly worse price: it approves the maximum',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    await swap.choose('pay', 'QI');
    await swap.choose('receive', 'AVAX');
    await swap.receives.pressSequentially('0.5');
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    await expect(swap.reviewed('Confirm swap')).toBeEnabled();
    await page.keyboard.press('Escape');
    const quoted = await swap.pays.inputValue();
    await sellAlong(chain, ['QI', 'WAVAX'], '10');
    await expect(swap.pays).not.toHaveValue(quoted);
    await expect(swap.action('Review swap')).toBeEnabled();

    await swap.action('Review swap').click();
    const paid = await swap.exact(swap.side(/^You pay/), 18);
    const most = await swap.exact(swap.fact('Maximum sold'), 18);
    const approved = await routerAllowance(chain, 'QI');
    expect(most.raw).toBe(approved);
    expect(most.raw).toBeLessThan((paid.raw * 10_050n) / 10_000n);
    const [change] = await changesBy(chain, ['QI'], () => swap.complete());
    expect(change).toBe(-paid.raw);
    expect(await countOf(wallet, SEND)).toBe(2);
  },
);

test(
  'APR-12 C18 a worse price that the approval no longer covers is approved in the review before it is confirmed',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const swap = await connectedSwap(page);
    await swap.choose('pay', 'QI');
    await swap.choose('receive', 'AVAX');
    await swap.receives.pressSequentially('0.5');
    await swap.action('Review swap').click();
    await approveExactly(swap.review);
    const before = await swap.exact(swap.side(/^You pay/), 18);
    await sellAlong(chain, ['QI', 'WAVAX'], '1000');
    const notice =
      (await swap.review.getByText(/^You would now pay .* more\.$/).textContent()) ?? '';
    await swap.review.getByRole('button', { name: 'Accept new price' }).click();
    const now = await swap.exact(swap.side(/^You pay/), 18);
    const figures =
      /^You would now pay (.+)\sQI instead of (.+)\sQI, (.+)% more\.$/.exec(notice) ?? [];
    const [paid = 0, paidBefore = 0, percent = 0] = figures.slice(1).map(Number);
    expect(paid).toBeCloseTo(Number(now.raw) / 1e18, 2);
    expect(paidBefore).toBeCloseTo(Number(before.raw) / 1e18, 2);
    expect(percent).toBeCloseTo((Number(now.raw - before.raw) / Number(before.raw)) * 100, 1);
    expect(now.raw).toBeGreaterThan(before.raw);
    await expect(
      swap.review.getByText('This swap costs more than you approved. Approve the new amount.'),
    ).toBeVisible();
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toHaveCount(0);
    await approveExactly(swap.review);
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    expect((await swap.exact(swap.fact('Maximum sold'), 18)).raw).toBe(
      await routerAllowance(chain, 'QI'),
    );
    await swap.complete();
  },
);

test(
  'RPC-08 SWP-19 continuing with an unchecked wallet leads back to the review, which has followed the market',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const swap = await reviewedSale(page);
    const minimum = () => swap.exact(swap.fact('Minimum received'), 18);
    const before = await minimum();
    const refuse = () =>
      wallet.act('rejectNext', 'eth_getBlockByNumber', -32601, 'No such method.');
    await refuse();
    await swap.confirm();
    const goOn = swap.review.getByRole('button', { name: 'Continue unchecked' });
    await expect(goOn).toBeVisible();
    await sellAlong(chain, ['QI', 'WAVAX'], '800');
    await goOn.click();
    await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    await expect.poll(async () => (await minimum()).raw).toBeGreaterThan(before.raw);
    expect(await countOf(wallet, SEND)).toBe(0);
    await refuse();
    await swap.complete();
    expect(await countOf(wallet, SEND)).toBe(1);
  },
);
