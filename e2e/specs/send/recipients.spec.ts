import type { Page } from 'playwright/test';
import { type Address, getAddress } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { EXCHANGE_ADDRESSES } from '@/lib/contracts/addresses';
import { expect, test } from '../../fixtures';
import { pairContract } from '../../liquidity';
import { SendPage } from '../../pages/SendPage';

const FRIEND = ACCOUNTS.second;
const GOVERNOR: Address = '0xb0Ff2b1047d9E8d294c2eD798faE3fA817F43Ee1';
/** A contract that answers nothing: its code stops at once. */
const SILENT: Address = '0x1111111111111111111111111111111111111111';

async function typed(page: Page): Promise<SendPage> {
  const send = new SendPage(page);
  await send.openConnected();
  await send.amount.fill('1');
  return send;
}

test('PNL-14 a token, a pool, the router and the own address are refused with their reason', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  const send = await typed(page);
  const pool = await pairContract(chain, ['WAVAX', 'PNG']);
  await send.choose('PNG');
  await send.amount.fill('1');
  const refused: readonly (readonly [Address, RegExp])[] = [
    [chain.tokens.PNG.address, /^This is a token's contract\. What you send there is lost\./],
    [pool, /^This is a pool\. Anybody can take what you send there\./],
    [
      EXCHANGE_ADDRESSES[43114].router,
      /^This is a contract of the exchange\. What you send there is lost\.$/,
    ],
    [GOVERNOR, /^This is a contract of the exchange\. What you send there is lost\.$/],
  ];
  for (const [address, reason] of refused) {
    await send.recipient.fill(address);
    await expect(send.card.getByText(reason)).toBeVisible();
    await expect(send.action(/^(Choose another recipient|Invalid recipient)$/)).toBeDisabled();
    await expect(send.card.getByText(/this swap/)).toHaveCount(0);
  }
  await send.recipient.fill(chain.tokens.WAVAX.address);
  await expect(send.card.getByText(/^This is the contract of WAVAX\. To wrap AVAX/)).toBeVisible();
  await send.recipient.fill(ACCOUNTS.demo);
  await expect(send.action('This is your own address')).toBeDisabled();
  await send.recipient.fill(FRIEND);
  await expect(send.action('Review send')).toBeEnabled();
});

test('PNL-14 a contract that is not known has to be acknowledged', async ({ page, chains }) => {
  await chains[43114].client.setCode({ address: SILENT, bytecode: '0x00' });
  const send = await typed(page);
  await send.recipient.fill(SILENT);
  await expect(send.card.getByText(/^This page does not know this contract\./)).toBeVisible();
  await send.action('Review send').click();
  await expect(
    send.review.getByRole('button', { name: 'Accept what is asked above' }),
  ).toBeDisabled();
  await send.review.getByRole('checkbox', { name: /^I know this contract/ }).check();
  await send.confirmButton().click();
  await expect(send.outcome('Confirmed')).toBeVisible();
});

test('PNL-15 an address with the ends of one that was sent to is compared with it, and acknowledged', async ({
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
  await expect(send.card.getByText('You have sent to this address before.')).toBeVisible();
  const digits = FRIEND.slice(2).toLowerCase();
  const poison = getAddress(`0x${digits.slice(0, 4)}${'0'.repeat(32)}${digits.slice(-4)}`);
  await send.recipient.fill(poison);
  await expect(
    send.card.getByText(/^This address looks like one that you have sent/),
  ).toBeVisible();
  await expect(send.card.locator('mark').first()).toBeVisible();
  await send.action('Review send').click();
  await expect(send.confirmButton()).toBeHidden();
  await send.review.getByRole('checkbox', { name: /^I have compared every character/ }).check();
  await expect(send.confirmButton()).toBeEnabled();
});
