import { zeroAddress } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { tokenBalance } from '../../chain/balances';
import { pairAddressOf } from '../../chain/liquidity';
import { connectedSwap } from '../../journeys/connectedSwap';
import { SwapPage } from '../../pages/SwapPage';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

test('SWP-03 a recipient that a link set must be kept or removed before anything is reviewed', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const swap = await connectedSwap(
    page,
    `?outputCurrency=${tokens.PNG.address}&exactAmount=1&recipient=${ACCOUNTS.second}`,
  );
  await expect(page.getByText('A link set this recipient:')).toBeVisible();
  await expect(page.getByText(ACCOUNTS.second)).toBeVisible();
  await expect(swap.action('Keep or remove the recipient')).toBeDisabled();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await swap.action('Review swap').click();
  await swap.openDetails();
  await expect(swap.fact('Recipient')).toContainText(ACCOUNTS.demo);
});

test('SWP-03 SWP-14 C22 a kept recipient receives the output; one that would lose it is refused', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const query = `?outputCurrency=${tokens.PNG.address}&exactAmount=1&recipient=${ACCOUNTS.second}`;
  const swap = await connectedSwap(page, query);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await swap.action('Review swap').click();
  await expect(swap.fact('Recipient')).toContainText(ACCOUNTS.second);
  const received = await swap.exact(swap.side(/^Recipient gets/), 18);
  const held = () => tokenBalance(chains[43114], 'PNG', ACCOUNTS.second);
  const before = await held();
  await swap.complete();
  expect((await held()) - before).toBe(received.raw);

  await swap.open(query);
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const recipient = page.getByLabel('Recipient', { exact: true });
  const pool = await pairAddressOf(chains[43114], ['WAVAX', 'PNG']);
  for (const [refused, reason] of [
    [tokens.PNG.address, 'A token of this swap: what'],
    [tokens.WAVAX.address, 'A token of this swap: what'],
    [pool, 'A pool of this swap: what'],
    [EXCHANGE_ADDRESSES[43113].router, 'A contract of the exchange: what'],
    [zeroAddress, 'Nobody owns this address.'],
    [`${ACCOUNTS.second}00`, '42 digits after 0x; an address has 40.'],
    [ACCOUNTS.second.replace('C', 'c'), "its capital letters don't match"],
    ['somebody', 'Enter an address'],
  ] as const) {
    await recipient.fill(refused);
    await expect(recipient).toHaveAccessibleDescription(new RegExp(reason));
    await expect(page.getByText(reason)).toBeVisible();
    await expect(swap.action('Invalid recipient')).toBeDisabled();
  }
  await recipient.fill(' ');
  await expect(swap.action('Enter a recipient')).toBeDisabled();
});

test('SWP-14 C22 neither pair of a two-hop route is accepted as the recipient', async ({
  page,
  chains,
}) => {
  const { tokens } = chains[43114];
  const swap = await connectedSwap(
    page,
    `?inputCurrency=${tokens['LINK.e'].address}&outputCurrency=${tokens['USDC.e'].address}&exactAmount=1&recipient=${ACCOUNTS.second}`,
  );
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(swap.receives).toHaveValue(/^\d+\.\d+$/);
  await expect(swap.action('Invalid recipient')).toBeHidden();
  const recipient = page.getByLabel('Recipient', { exact: true });
  const first = await pairAddressOf(chains[43114], ['LINK.e', 'WAVAX']);
  const second = await pairAddressOf(chains[43114], ['WAVAX', 'USDC.e']);
  for (const lost of [first, second]) {
    await recipient.press('ControlOrMeta+A');
    await recipient.pressSequentially(lost);
    await expect(recipient).toHaveValue(lost);
    await expect(swap.action('Invalid recipient')).toBeDisabled();
    await recipient.press('ControlOrMeta+A');
    await recipient.pressSequentially(ACCOUNTS.second);
    await expect(swap.action('Invalid recipient')).toBeHidden();
  }
});

test('SWP-05 SWP-02 TOK-29 a link with one currency twice clears the token to receive, and an invalid recipient is named', async ({
  page,
}) => {
  const swap = new SwapPage(page);
  await swap.open('?inputCurrency=AVAX&outputCurrency=avax&recipient=nobody');
  await expect(page.getByRole('button', { name: 'Token to pay: AVAX' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Token to receive: Select a token' }),
  ).toBeVisible();
  await expect(page.getByText('A link set this recipient:')).toBeVisible();
  await expect(page.getByText('Enter an address')).toBeVisible();
});

test('SWP-12 SWP-20 in expert mode, too, a swap to another address is reviewed, and a rejected one goes back to its review', async ({
  page,
  chains,
  wallet,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'PNG');
  await swap.pays.fill('1');
  await expect(swap.action('Swap now')).toBeEnabled();
  await page.getByRole('button', { name: 'Send to another address' }).click();
  await expect(swap.action('Enter a recipient')).toBeDisabled();
  const recipient = page.getByLabel('Recipient', { exact: true });
  await recipient.fill(` ${ACCOUNTS.second} `);
  await expect(recipient).toHaveValue(ACCOUNTS.second);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Send to another address' }).click();
  await recipient.fill(ACCOUNTS.second);

  await swap.action('Review').click();
  await expect(swap.review.getByText(ACCOUNTS.second)).toBeVisible();
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  await expect(confirm).toBeEnabled();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
  await wallet.act('rejectNext', 'eth_sendTransaction');
  await confirm.click();
  await swap.review.getByRole('button', { name: 'Back to review' }).click();
  const held = () => tokenBalance(chains[43114], 'PNG', ACCOUNTS.second);
  const before = await held();
  await confirm.click();
  await expect(swap.outcome('Confirmed')).toBeVisible();
  expect(await held()).toBeGreaterThan(before);
  await swap.closeSent();
  await expect(page.getByRole('button', { name: 'Send to another address' })).toBeVisible();
});

test('SWP-17 SWP-20 in expert mode, too, a swap to another address is reviewed after the consent to its impact', async ({
  page,
  wallet,
}) => {
  await saveSettings(page, { userExpertMode: true });
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'QI');
  await swap.pays.fill('4');
  await page.getByRole('button', { name: 'Send to another address' }).click();
  await page.getByLabel('Recipient', { exact: true }).fill(ACCOUNTS.second);
  await swap.action('Swap anyway').click();
  const consent = page.getByRole('dialog', { name: 'High price impact' });
  await expect(consent.getByText(/This sends/)).toBeHidden();
  await consent.getByRole('button', { name: 'Continue to review' }).click();
  await expect(swap.review.getByText(ACCOUNTS.second)).toBeVisible();
  await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
  expect(await countOf(wallet, 'eth_sendTransaction')).toBe(0);
});
