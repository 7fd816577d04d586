import { type Address, parseEther } from 'viem';
import { tokenBalance } from '../../chain/balances';
import { fullOnly } from '../../fullOnly';
import { Frame } from '../../pages/Frame';
import { SendPage } from '../../pages/SendPage';
import { withoutListTokens } from '../../setup/withoutListTokens';
import { expect, test } from '../../test';

/** An address that the chain has never seen. */
const UNUSED: Address = '0x00000000000000000000000000000000DeaDBeef';

test.beforeEach(async ({ wallet, exchange }) => {
  // Those of the practice exchange have the same tokens on both networks.
  withoutListTokens(exchange.devnet);
  await wallet.prepare({ chainId: 43113 });
});

test('REL-04 PNL-12 on Fuji AVAX arrives whole', fullOnly(), async ({ page, chains }) => {
  const send = new SendPage(page);
  await send.openConnected();
  await expect(new Frame(page).network('Fuji')).toBeVisible();
  await send.openReview('1.25', UNUSED);
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  expect(await chains[43113].client.getBalance({ address: UNUSED })).toBe(parseEther('1.25'));
  expect(await chains[43114].client.getBalance({ address: UNUSED })).toBe(0n);
});

test('REL-04 PNL-12 on Fuji a token arrives whole', fullOnly(), async ({ page, chains }) => {
  const send = new SendPage(page);
  await send.openConnected();
  await send.choose('PNG');
  await send.openReview('0.000000000000000003', UNUSED);
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  expect(await tokenBalance(chains[43113], 'PNG', UNUSED)).toBe(3n);
  expect(await tokenBalance(chains[43114], 'PNG', UNUSED)).toBe(0n);
});

test(
  'REL-04 PNL-11 a token chosen on Fuji is the same token on Avalanche, with its amount',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const send = new SendPage(page);
    const token = page.getByRole('button', { name: 'Token to send:' });
    await send.openConnected();
    await send.choose('PNG');
    await send.amount.fill('7');
    await send.recipient.fill(UNUSED);
    await wallet.act('setChain', 43114);
    await expect(new Frame(page).network('Avalanche')).toBeVisible();
    await expect(token).toHaveAccessibleName('Token to send: PNG');
    // Choosing what is chosen already changes nothing.
    await send.choose('PNG');
    await expect(send.amount).toHaveValue('7');
    await send.action('Review send').click();
    await send.confirmButton().click();
    await expect(send.outcome('Confirmed')).toBeVisible();
    expect(await tokenBalance(chains[43114], 'PNG', UNUSED)).toBe(parseEther('7'));
    expect(await tokenBalance(chains[43113], 'PNG', UNUSED)).toBe(0n);
  },
);

test(
  'PNL-11 a token that only the other network has is reported, and can be removed',
  fullOnly(),
  async ({ page, wallet }) => {
    const send = new SendPage(page);
    const token = page.getByRole('button', { name: 'Token to send:' });
    await send.openConnected();
    await wallet.act('setChain', 43114);
    await expect(new Frame(page).network('Avalanche')).toBeVisible();
    await send.choose('JOE');
    await send.amount.fill('7');
    await wallet.act('setChain', 43113);
    await expect(page.getByText('JOE is not on Fuji.')).toBeVisible();
    await send.action('Remove JOE').click();
    await expect(token).toHaveAccessibleName('Token to send: AVAX');
    await expect(send.amount).toHaveValue('');
  },
);
