import { ACCOUNTS } from '@/devnet/accounts';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { passBlocks } from '../../chain/passBlocks';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { SendPage } from '../../pages/SendPage';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';

// The pool has 50,000 WAVAX and 1,000,000 USDC.e, so an AVAX is worth 20 dollars. PNG costs 20 cents.
test('dollars are typed key by key, and the amount that they buy is reviewed', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  await swap.pays.fill('1.25');
  await swap.action('$25.00: type in dollars').click();
  const dollars = page.getByLabel('You pay, in dollars');
  await expect(dollars).toHaveValue('25');
  // It can be typed over at once.
  await expect(dollars).toBeFocused();
  await page.keyboard.type('150.5');
  await expect(swap.action('7.525 AVAX: type in AVAX')).toBeVisible();
  await swap.action('Review swap').click();
  await expect(swap.side(/^You pay/)).toContainText('7.525 AVAX');
  await page.keyboard.press('Escape');
  await swap.action('7.525 AVAX: type in AVAX').click();
  await expect(swap.pays).toHaveValue('7.525');
});

test('another token takes the same dollars, and one without a price empties the field', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  await swap.action('$0.00: type in dollars').click();
  const dollars = page.getByLabel('You pay, in dollars');
  await dollars.pressSequentially('50');
  await expect(swap.action('2.5 AVAX: type in AVAX')).toBeVisible();
  await swap.choose('pay', 'PNG');
  await expect(dollars).toHaveValue('50');
  await expect(swap.action('250 PNG: type in PNG')).toBeVisible();
  await swap.choose('pay', 'QI');
  await expect(swap.pays).toHaveValue('');
  await swap.pays.fill('3');
  await expect(page.getByText('No dollar price', { exact: true })).toBeVisible();
  // Typed as an amount: from now on the field counts tokens.
  await swap.choose('pay', 'PNG');
  await expect(swap.pays).toHaveValue('3');
  await expect(swap.action('$0.60: type in dollars').first()).toBeVisible();
});

test('dollars typed earlier are not used again: the button that shows a value keeps it', async ({
  page,
}) => {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'USDC.e');
  await swap.action('$0.00: type in dollars').click();
  await page.getByLabel('You pay, in dollars').pressSequentially('50');
  await swap.action('2.5 AVAX: type in AVAX').click();
  await swap.choose('pay', 'PNG');
  await swap.action('$0.50: type in dollars').first().click();
  await expect(page.getByLabel('You pay, in dollars')).toHaveValue('0.5');
  await expect(swap.action('2.5 PNG: type in PNG')).toBeVisible();
});

test(
  'what is typed on the other side stays when a token is chosen for the side in dollars',
  fullOnly(),
  async ({ page }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'USDC.e');
    await swap.action('$0.00: type in dollars').click();
    const dollars = page.getByLabel('You pay, in dollars');
    await dollars.pressSequentially('5');
    await dollars.press('Backspace');
    await swap.receives.fill('10');
    await swap.choose('pay', 'PNG');
    await expect(dollars).not.toHaveValue('');
    await expect(swap.receives).toHaveValue('10');
  },
);

test(
  'what is received can be typed in dollars, and switching the sides keeps the amounts',
  fullOnly(),
  async ({ page }) => {
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    await swap.receives.fill('10');
    await swap.action('$2.00: type in dollars').click();
    const dollars = page.getByLabel('You receive, in dollars');
    await dollars.fill('8');
    await expect(swap.action('40 PNG: type in PNG')).toBeVisible();
    await expect(swap.pays).toHaveValue(/^0\.40\d+$/);
    await page.getByRole('button', { name: 'Switch' }).click();
    await expect(swap.pays).toHaveValue('40');
  },
);

test('a pasted value with its sign is read as dollars', fullOnly(), async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.action('$0.00: type in dollars').click();
  await page.getByLabel('You pay, in dollars').evaluate((input: HTMLInputElement) => {
    const data = new DataTransfer();
    data.setData('text', '$1,234.50');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(swap.action('61.725 AVAX: type in AVAX')).toBeVisible();
});

test('what is sent can be typed in dollars', fullOnly(), async ({ page }) => {
  const send = new SendPage(page);
  await send.openConnected();
  await send.action('$0.00: type in dollars').click();
  await page.getByLabel('You send, in dollars').pressSequentially('30');
  await send.recipient.fill(ACCOUNTS.second);
  await send.action('Review send').click();
  await expect(send.review).toContainText('1.5 AVAX');
});

test(
  'either amount of a supply can be typed in dollars; the other one follows',
  fullOnly(),
  async ({ page, chains }) => {
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${chains[43114].tokens['USDC.e'].address}/`);
    await add.action('$0.00: type in dollars').first().click();
    await page.getByLabel('You supply, in dollars').pressSequentially('40');
    await expect(add.action('2 AVAX: type in AVAX')).toBeVisible();
    await expect(add.second).toHaveValue('40');
    await add.action('$40.00: type in dollars').click();
    await page.getByLabel('You also supply, in dollars').fill('60');
    await expect(page.getByLabel('You supply, in dollars')).toHaveValue('60');
    await expect(add.action('3 AVAX: type in AVAX')).toBeVisible();
  },
);

test(
  'dollars that were typed empty the field on a network without prices; back from it, the amount is the same, whatever the price is',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const swap = await connectedSwap(page);
    await swap.action('$0.00: type in dollars').click();
    await page.getByLabel('You pay, in dollars').pressSequentially('50');
    await expect(swap.action('2.5 AVAX: type in AVAX')).toBeVisible();
    await wallet.act('setChain', 43113);
    await expect(swap.pays).toHaveValue('');
    await sellAlong(chains[43114], ['USDC.e', 'WAVAX'], '50000');
    await wallet.act('setChain', 43114);
    const dollars = page.getByLabel('You pay, in dollars');
    await expect(dollars).toHaveValue('50');
    await expect(swap.action('2.5 AVAX: type in AVAX')).toBeVisible();
    // An AVAX costs more than 20 dollars now.
    await expect(async () => {
      await dollars.clear();
      await dollars.fill('60');
      await expect(swap.action(/^2\.\d+\sAVAX: type in AVAX$/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  },
);

test(
  'dollars of one side are dropped once the other side was typed, or the sides were switched',
  fullOnly(),
  async ({ page, chains }) => {
    const add = new AddPage(page);
    await add.openConnected(`/add/AVAX/${chains[43114].tokens['USDC.e'].address}/`);
    await add.action('$0.00: type in dollars').first().click();
    const first = page.getByLabel('You supply, in dollars');
    await first.pressSequentially('100');
    await add.choose('First', 'QI');
    await expect(add.first).toHaveValue('');
    await add.second.fill('40');
    await add.choose('First', 'WAVAX');
    await expect(first).toHaveValue('40');
    await expect(add.second).toHaveValue('40');

    const swap = new SwapPage(page);
    await swap.open();
    await swap.action('$0.00: type in dollars').click();
    const paid = page.getByLabel('You pay, in dollars');
    await paid.fill('100');
    await expect(swap.action('5 AVAX: type in AVAX')).toBeVisible();
    await page.getByRole('button', { name: 'Switch' }).click();
    await swap.choose('receive', 'USDC.e');
    await page.getByRole('button', { name: 'Switch' }).click();
    await expect(paid).toHaveValue('5');
    await expect(swap.action('5 USDC.e: type in USDC.e')).toBeVisible();
  },
);

test(
  'dollars typed at an old price are converted again at the next one',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(...LOGGED);
    const chain = chains[43114];
    await page.clock.install();
    const swap = await connectedSwap(page);
    await swap.choose('receive', 'PNG');
    await swap.action('$0.00: type in dollars').click();
    const dollars = page.getByLabel('You pay, in dollars');
    await dollars.fill('50');
    await expect(swap.action('2.5 AVAX: type in AVAX')).toBeVisible();
    await sellAlong(chain, ['USDC.e', 'WAVAX'], '50000');
    chain.proxy.add({ methods: ['eth_call'], fault: { type: 'freezeBlock' } });
    await passBlocks(page, chain, 18);
    await expect(swap.action('Waiting for current figures')).toBeDisabled();
    await dollars.fill('60');
    await expect(dollars).toHaveValue('60');
    const old = await swap.action(/ AVAX: type in AVAX$/).textContent();
    await sellAlong(chain, ['USDC.e', 'WAVAX'], '50000');
    chain.proxy.clear();
    await passBlocks(page, chain, 4);
    await expect(swap.action('Review swap')).toBeEnabled();
    await expect(dollars).toHaveValue('60');
    // AVAX costs more now: the same dollars buy less of it.
    const converted = await swap.action(/ AVAX: type in AVAX$/).textContent();
    expect(Number.parseFloat(converted ?? '')).toBeLessThan(Number.parseFloat(old ?? ''));
  },
);

test(
  'while the price of another token is being read, the field keeps the dollars that were typed, and says so',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(...LOGGED);
    const swap = await connectedSwap(page);
    await swap.action('$0.00: type in dollars').click();
    const dollars = page.getByLabel('You pay, in dollars');
    await dollars.fill('50');
    await expect(swap.action('2.5 AVAX: type in AVAX')).toBeVisible();
    const { proxy } = chains[43114];
    const tokens = new TokenDialog(page);
    await tokens.open('pay');
    await tokens.find('snob');
    proxy.add({ methods: ['eth_call'], fault: { type: 'hang' } });
    await tokens.row('SNOB').getByRole('button').first().click();
    await expect(dollars).toHaveValue('50');
    await expect(page.getByText('Reading the price', { exact: true })).toBeVisible();
    await expect(swap.action('Enter an amount')).toBeDisabled();
    proxy.clear();
  },
);

test('a press fills in a part of the spendable balance', async ({ page }) => {
  const swap = await connectedSwap(page);
  await swap.action('50% of what you can spend').click();
  await expect(swap.pays).toHaveValue('249.995');
  await swap.action('25% of what you can spend').click();
  await expect(swap.pays).toHaveValue('124.9975');
  // Max keeps 0.01 AVAX back, and says so next to the balance.
  await swap.action('Max: use all you can').click();
  await expect(swap.pays).toHaveValue('499.99');
  await expect(page.getByText('− 0.01 for fees')).toBeVisible();
  await swap.action('50% of what you can spend').click();
  await expect(page.getByText('− 0.01 for fees')).toBeHidden();
  await swap.choose('pay', 'PNG');
  await swap.action('75% of what you can spend').click();
  await expect(swap.pays).toHaveValue('7500');
});

test('AMT-02 a comma that may have grouped digits says how it was read', async ({ page }) => {
  const swap = new SwapPage(page);
  await swap.open();
  const said = page.getByText('Read as 2.349: a comma is a decimal point here.');
  await swap.pays.pressSequentially('2,34');
  await expect(swap.pays).toHaveValue('2.34');
  await expect(said).toHaveCount(0);
  await swap.pays.pressSequentially('9');
  await expect(said).toBeVisible();
  await swap.pays.pressSequentially('5');
  await expect(page.getByText('Read as 2.3495: a comma')).toBeVisible();
  await swap.pays.pressSequentially('.');
  await expect(page.getByText(/^Not a number: /)).toBeVisible();
  await expect(page.getByText(/^Read as/)).toHaveCount(0);
  await swap.pays.fill('');
  await swap.pays.pressSequentially('2.349');
  await expect(page.getByText(/^Read as/)).toHaveCount(0);
});
