import type { Page } from 'playwright/test';
import { type Address, getAddress, parseEther, zeroAddress } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { gasPaidSince } from '../../chain/balances';
import { pairAddressOf } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { SendPage } from '../../pages/SendPage';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { expectClosed } from '../../screen/dialogs';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';
import { answeringCode, COSTLY_CODE } from './answeringContract';

const FRIEND = ACCOUNTS.second;
const GOVERNOR: Address = '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1';
/** A contract that answers nothing: its code stops at once. */
const SILENT: Address = '0x1111111111111111111111111111111111111111';
const FARM: Address = '0x2222222222222222222222222222222222222222';
const SAFE: Address = '0x3333333333333333333333333333333333333333';

async function typed(page: Page): Promise<SendPage> {
  const send = new SendPage(page);
  await send.openConnected();
  await send.amount.fill('1');
  return send;
}

test('PNL-14 a token, a pool, a farm, the exchange, the zero address and the sender are refused with a reason', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const send = await typed(page);
  const pool = await pairAddressOf(chain, ['WAVAX', 'PNG']);
  await chain.client.setCode({ address: FARM, bytecode: answeringCode('stakingToken()') });
  await send.choose('PNG');
  await send.amount.fill('1');
  const refused: readonly (readonly [Address, RegExp])[] = [
    [chain.tokens.PNG.address, /^A token's contract: what you send is lost\./],
    [pool, /^A pool: anybody can take what you send\./],
    [FARM, /^A farm: what you send is lost/],
    [zeroAddress, /^Nobody owns this address\. What you send is lost\.$/],
    [EXCHANGE_ADDRESSES[43114].router, /^A contract of the exchange: what you send is lost\.$/],
    [GOVERNOR, /^A contract of the exchange: what you send is lost\.$/],
  ];
  for (const [address, reason] of refused) {
    await send.recipient.fill(address);
    await expect(send.card.getByText(reason)).toBeVisible();
    await expect(send.action(/^(Choose another recipient|Invalid recipient)$/)).toBeDisabled();
    await expect(send.card.getByText(/this swap/)).toHaveCount(0);
  }
  await send.recipient.fill(chain.tokens.WAVAX.address);
  await expect(send.card.getByText(/^This is the WAVAX contract\. To wrap AVAX/)).toBeVisible();
  await expect(send.action('Choose another recipient')).toBeDisabled();
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await send.recipient.fill(ACCOUNTS.demo);
  await expect(send.action('This is your own address')).toBeDisabled();
  await send.recipient.fill(FRIEND);
  await expect(send.action('Review send')).toBeEnabled();
});

test('PNL-14 a contract that is not known has to be acknowledged', async ({ page, chains }) => {
  await chains[43114].client.setCode({ address: SILENT, bytecode: '0x00' });
  const send = await typed(page);
  await send.recipient.fill(SILENT);
  await expect(send.card.getByText(/^An unknown contract:/)).toBeVisible();
  await send.action('Review send').click();
  await expect(
    send.review.getByRole('button', { name: 'Accept what is asked above' }),
  ).toBeDisabled();
  await send.review.getByRole('checkbox', { name: /^I know this contract, and its owner/ }).check();
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
});

test(
  'PNL-14 a contract that looks like a wallet is named, acknowledged once, and receives the amount',
  fullOnly(),
  async ({ page, chains }) => {
    const { client } = chains[43114];
    await client.setCode({ address: SAFE, bytecode: answeringCode('getThreshold()') });
    const send = await typed(page);
    await send.recipient.fill(SAFE);
    await expect(send.card.getByText(/^This contract looks like a wallet\./)).toBeVisible();
    await send.action('Review send').click();
    const consent = send.review.getByRole('checkbox', {
      name: /^I know this contract, and its owner/,
    });
    await expect(consent).not.toBeChecked();
    await expect(send.confirmButton()).toBeHidden();
    await consent.check();
    await send.confirmButton().click();
    await expect(send.outcome('Confirmed')).toBeVisible();
    expect(await client.getBalance({ address: SAFE })).toBe(parseEther('1'));
    await send.close();
    await send.openReview('1', SAFE);
    await expect(send.confirmButton()).toBeEnabled();
    await expect(consent).toHaveCount(0);
  },
);

test(
  'PNL-14 a recipient that becomes a farm during the review is refused there',
  fullOnly(),
  async ({ page, chains }) => {
    const { client } = chains[43114];
    const send = await typed(page);
    await send.recipient.fill(FARM);
    await send.action('Review send').click();
    await expect(send.confirmButton()).toBeEnabled();
    await client.setCode({ address: FARM, bytecode: answeringCode('stakingToken()') });
    await client.mine({ blocks: 11 });
    await expect(send.review.getByText(/^A farm:/)).toBeVisible();
    await expect(send.confirmButton()).toBeDisabled();
  },
);

test(
  'PNL-11 SIM-11 the fee counts what the contract of this recipient costs, and the maximum leaves enough for it',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    await chain.client.setCode({ address: SILENT, bytecode: COSTLY_CODE });
    const send = await typed(page);
    const shortage = send.review.getByText(
      /^The network fee is about [\d.]+\sAVAX, but only 0\.001\sAVAX is left\.$/,
    );
    await send.recipient.fill(SILENT);
    // Enough for a send to an account, which costs 21,000 gas and not 2.2 million.
    await send.amount.fill('499.999');
    await send.action('Review send').click();
    await expect(shortage).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(send.review);
    await send.action('Max: use all you can').click();
    await send.action('Review send').click();
    await send.review
      .getByRole('checkbox', { name: /^I know this contract, and its owner/ })
      .check();
    await expect(send.confirmButton()).toBeEnabled();
    await expect(shortage).toBeHidden();
    const row = send.review.locator('div', { has: page.getByText('Network fee', { exact: true }) });
    const { raw: shownFee } = await send.exact(row.last(), 18);
    const from = await chain.client.getBlockNumber({ cacheTime: 0 });
    await send.confirmButton().click();
    await expect(send.outcome('Confirmed')).toBeVisible();
    const paid = await gasPaidSince(chain, from);
    expect(paid).toBeLessThanOrEqual(shownFee);
    expect(paid).toBeGreaterThan((shownFee * 4n) / 5n);
  },
);

test('PNL-15 an address that looks like an earlier recipient is compared with it, and acknowledged', async ({
  page,
}) => {
  const send = await typed(page);
  await send.recipient.fill(FRIEND);
  await send.action('Review send').click();
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
  await send.close();
  await send.amount.fill('1');
  await send.recipient.fill(FRIEND);
  await expect(send.card.getByText('You have sent to it before.')).toBeVisible();
  const digits = FRIEND.slice(2).toLowerCase();
  const poison = getAddress(`0x${digits.slice(0, 4)}${'0'.repeat(32)}${digits.slice(-4)}`);
  await send.recipient.fill(poison);
  await expect(send.card.getByText(/^Looks like an address you sent to/)).toBeVisible();
  await expect(send.card.locator('mark').first()).toBeVisible();
  await send.action('Review send').click();
  await expect(send.confirmButton()).toBeHidden();
  const consent = send.review.getByRole('checkbox', { name: /^I compared every character/ });
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await tabTo(page, consent);
  await page.keyboard.press('Space');
  await expect(send.confirmButton()).toBeEnabled();
});
