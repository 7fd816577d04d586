import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { type Blocks, expect, test } from '../../chain/manualMining';
import { InLanguage } from '../../journeys/languages/InLanguage';
import { Frame } from '../../pages/Frame';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { untilQuiet } from '../../screen/budgets';
import { textsIn } from '../../screen/textsIn';

/** Longer than requests are gathered, and shorter than figures stay unread on a chain without blocks. */
const LATER_MS = 6_000;
const STEP_MS = 300;
const POLL = /^\[?\{[^[]*"method":"eth_blockNumber"[^{]*\}\]?$/;

/** What a page requests from now on: the polls that ask for the block, and all else. */
function requestsOf(page: Page) {
  const polls: string[] = [];
  const others: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (POLL.test(body)) polls.push(body);
    else others.push(`${new URL(request.url()).pathname} ${body}`.trim());
  });
  return { polls, others };
}

/** A swap with an amount in a connected wallet, on a chain whose blocks stand still. */
async function openSwap(page: Page, blocks: Blocks): Promise<SwapPage> {
  await page.clock.install();
  const swap = new SwapPage(page);
  await swap.openConnected();
  await swap.choose('receive', 'PNG');
  await swap.pays.pressSequentially('1.5');
  await expect(swap.action('Review swap')).toBeEnabled();
  await blocks.hold();
  return swap;
}

/** Stops the page's clock right after all figures were read, so that none is due. */
async function stopAfterReads(page: Page, { chain, blocks }: Held): Promise<void> {
  await untilQuiet(chain.proxy);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await blocks.mine();
  const block = Number(await chain.client.getBlockNumber({ cacheTime: 0 }));
  await expect(async () => {
    await page.clock.runFor(300);
    expect(await new Frame(page).blockNumber()).toBe(block);
  }).toPass();
  const { others } = requestsOf(page);
  let before: number;
  do {
    before = others.length;
    await pass(page, { chain, ms: STEP_MS });
  } while (others.length > before);
}

type Held = { readonly chain: DevnetChain; readonly blocks: Blocks };

/** Lets time pass for a page whose clock stands still, in steps after which the node has answered. */
async function pass(page: Page, { chain, ms }: { chain: DevnetChain; ms: number }): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await expect.poll(() => chain.proxy.unanswered()).toBe(0);
  }
}

test('LNG-20 a change of language keeps the amount and the quote, and requests nothing but its texts', async ({
  page,
  chains,
  blocks,
}) => {
  const chain = chains[43114];
  const german = await textsIn('de');
  const swap = await openSwap(page, blocks);
  await swap.toggleFormDetails();
  const received = await swap.receives.inputValue();
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  await stopAfterReads(page, { chain, blocks });
  const { polls, others } = requestsOf(page);
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  const pays = page.getByLabel(german('swap.youPay'), { exact: true });
  await expect(pays).toHaveValue('1,5');
  const receives = page.getByLabel(german('swap.youReceive'), { exact: true });
  await expect(receives).toHaveValue(received.replace('.', ','));
  await expect(page.getByRole('button', { name: german('swap.review') })).toBeEnabled();
  await expect(page.getByText(german('swap.details')).first()).toBeVisible();
  await pass(page, { chain, ms: LATER_MS });
  expect(polls.length).toBeGreaterThan(1);
  expect(others).toEqual(['/locales/de.json']);
});

test('LNG-20 a change of language in another tab keeps the open review and settings, and repeats no request', async ({
  page,
  context,
  chains,
  blocks,
  wallet,
}) => {
  const chain = chains[43114];
  const german = await textsIn('de');
  const swap = await openSwap(page, blocks);
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/ido/');
  const choose = async (opener: string, name: string) => {
    await other.getByRole('button', { name: opener, exact: true }).click();
    await other.getByRole('menuitemradio', { name }).click();
  };
  await stopAfterReads(page, { chain, blocks });
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const { polls, others } = requestsOf(page);
  await choose('Language', 'Deutsch');
  const site = new InLanguage(page, { t: german, wallet });
  const review = site.dialog('swapReview.reviewTitle');
  await expect(site.button('swapReview.confirm', review)).toBeEnabled();
  await expect(review).toContainText('1,5\u00a0AVAX');
  await pass(page, { chain, ms: LATER_MS });
  expect(polls.length).toBeGreaterThan(1);
  expect(others).toEqual(['/locales/de.json']);

  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  // Its name goes on with the slippage tolerance.
  await site.main
    .getByRole('button', { name: german('frame.settings') })
    .first()
    .click();
  const dialog = site.dialog('settings.title');
  await dialog.getByLabel(german('settings.customSlippage'), { exact: true }).fill('0,7');
  await choose(german('frame.language'), 'English');
  const settings = new SettingsPanel(page);
  await expect(settings.slippage).toHaveValue('0.7');
  await settings.close();
  await expect(swap.pays).toHaveValue('1.5');
});
