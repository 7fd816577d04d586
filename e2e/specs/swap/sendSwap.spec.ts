import { type Address, getAddress } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { tokenBalance } from '../../chain/balances';
import { pairAddressOf } from '../../chain/liquidity';
import { connectedSwap } from '../../journeys/connectedSwap';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';
import { answeringCode } from '../send/answeringContract';

const FRIEND = ACCOUNTS.second;
const OFFER = 'Send to another address';
/** A contract that answers nothing: its code stops at once. */
const SILENT: Address = '0x1111111111111111111111111111111111111111';
const FARM: Address = '0x2222222222222222222222222222222222222222';
const UNUSED: Address = '0x4444444444444444444444444444444444444444';

test('SWP-30 PNL-15 everybody can swap to another address, which receives to the unit what the review says', async ({
  page,
  chains,
}) => {
  const [{ PNG }, chain] = [chains[43114].tokens, chains[43114]];
  const swap = await connectedSwap(page, `?outputCurrency=${PNG.address}&exactAmount=1`);
  const recipient = page.getByLabel('Recipient', { exact: true });
  await swap.action(OFFER).click();
  await expect(swap.action('Enter a recipient')).toBeDisabled();
  await recipient.fill(FRIEND);
  await expect(page.getByText(/^It has never sent anything on this network\./)).toBeVisible();
  await swap.action('Review swap').click();
  await expect(swap.fact('Recipient')).toContainText(FRIEND);
  await expect(swap.review.getByText(/^A transaction can't be undone\./)).toBeVisible();
  await expect(swap.review.getByText('of the recipient')).toBeVisible();
  await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const received = await swap.exact(swap.side(/^Recipient gets/), 18);
  const held = (owner: Address) => tokenBalance(chain, 'PNG', owner);
  const before = await Promise.all([held(FRIEND), held(ACCOUNTS.demo)]);
  await swap.complete();
  expect((await held(FRIEND)) - before[0]).toBe(received.raw);
  expect(await held(ACCOUNTS.demo)).toBe(before[1]);
  await swap.closeSent();
  await expect(recipient).toBeHidden();
  await swap.pays.fill('1');
  await swap.action(OFFER).click();
  await recipient.fill(FRIEND);
  await expect(page.getByText('You have sent to it before.')).toBeVisible();
});

test('SWP-30 PNL-14 C22 a recipient that would keep the output is refused with the reason of /send, and so is the sender', async ({
  page,
  chains,
}) => {
  const chain = chains[43114];
  await chain.client.setCode({ address: FARM, bytecode: answeringCode('stakingToken()') });
  const swap = await connectedSwap(
    page,
    `?outputCurrency=${chain.tokens.PNG.address}&exactAmount=1`,
  );
  const recipient = page.getByLabel('Recipient', { exact: true });
  await swap.action(OFFER).click();
  const refused: readonly (readonly [Address, RegExp])[] = [
    [chain.tokens.JOE.address, /^A token's contract: what you send is lost\./],
    [await pairAddressOf(chain, ['WAVAX', 'LINK.e']), /^A pool: anybody can take what you send\./],
    [FARM, /^A farm: what you send is lost/],
  ];
  for (const [address, reason] of refused) {
    await recipient.fill(address);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(swap.action('Choose another recipient')).toBeDisabled();
  }
  await scrollToEnd(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await recipient.fill(ACCOUNTS.demo);
  await expect(swap.action('This is your own address')).toBeDisabled();
  await recipient.fill(UNUSED);
  await expect(page.getByText(/^Unused on this network\./)).toBeVisible();
  await expect(swap.action('Review swap')).toBeEnabled();
  // The refusal of a recipient comes before a balance that is too low.
  await swap.pays.fill('1000');
  await expect(swap.action('Insufficient AVAX balance')).toBeDisabled();
  await recipient.fill(FARM);
  await expect(swap.action('Choose another recipient')).toBeDisabled();
});

test('SWP-30 PNL-14 a contract that is not known is acknowledged in the review of a swap, and one that becomes a farm is refused there', async ({
  page,
  chains,
}) => {
  const { client, tokens } = chains[43114];
  await client.setCode({ address: SILENT, bytecode: '0x00' });
  const swap = await connectedSwap(page, `?outputCurrency=${tokens.PNG.address}&exactAmount=1`);
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  await swap.action(OFFER).click();
  await page.getByLabel('Recipient', { exact: true }).fill(SILENT);
  await expect(page.getByText(/^An unknown contract:/)).toBeVisible();
  await swap.action('Review swap').click();
  await expect(
    swap.review.getByRole('button', { name: 'Accept what is asked above' }),
  ).toBeDisabled();
  await swap.review.getByRole('checkbox', { name: /^I know this contract, and its owner/ }).check();
  await expect(confirm).toBeEnabled();
  await client.setCode({ address: SILENT, bytecode: answeringCode('stakingToken()') });
  await client.mine({ blocks: 11 });
  await expect(swap.review.getByText(/^A farm:/)).toBeVisible();
  await expect(confirm).toBeDisabled();
});

test('SWP-30 PNL-15 in a swap, too, an address that looks like an earlier recipient is compared and acknowledged', async ({
  page,
  chains,
}) => {
  const query = `?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`;
  const swap = await connectedSwap(page, query);
  const recipient = page.getByLabel('Recipient', { exact: true });
  await swap.action(OFFER).click();
  await recipient.fill(FRIEND);
  await swap.action('Review swap').click();
  await swap.complete();
  await swap.closeSent();
  await swap.pays.fill('1');
  await swap.action(OFFER).click();
  const digits = FRIEND.slice(2).toLowerCase();
  const poison = getAddress(`0x${digits.slice(0, 4)}${'0'.repeat(32)}${digits.slice(-4)}`);
  await recipient.fill(poison);
  await expect(page.getByText(/^Looks like an address you sent to/)).toBeVisible();
  await swap.action('Review swap').click();
  const confirm = swap.review.getByRole('button', { name: 'Confirm swap' });
  await expect(confirm).toBeHidden();
  const consent = swap.review.getByRole('checkbox', { name: /^I compared every character/ });
  await tabTo(page, consent);
  await page.keyboard.press('Space');
  await expect(confirm).toBeEnabled();
});

test('SWP-30 SWP-28 a typed recipient stays while its tab does, is gone after a reload, and goes with its field', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(
    page,
    `?outputCurrency=${chains[43114].tokens.PNG.address}&exactAmount=1`,
  );
  const recipient = page.getByLabel('Recipient', { exact: true });
  await swap.action(OFFER).click();
  await recipient.fill(FRIEND);
  await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
  await expect(page.getByRole('heading', { name: 'Liquidity', exact: true })).toBeVisible();
  await page.goBack();
  await expect(recipient).toHaveValue(FRIEND);
  await swap.action('Remove').click();
  await expect(recipient).toBeHidden();
  await swap.action(OFFER).click();
  await expect(recipient).toHaveValue('');
  await recipient.fill(FRIEND);
  await page.reload();
  await expect(swap.action('Review swap')).toBeEnabled();
  await expect(recipient).toBeHidden();
  await expect(page.getByText('A link set this recipient')).toBeHidden();
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('SWP-30 LNG-05 a recipient is added, and a token is refused, in German', async ({
    page,
    chains,
  }) => {
    const { PNG, JOE } = chains[43114].tokens;
    await page.goto(`/swap/?outputCurrency=${PNG.address}&exactAmount=1`);
    await page.getByRole('button', { name: 'An andere Adresse senden' }).click();
    await page.getByLabel('Empfänger', { exact: true }).fill(JOE.address);
    await expect(
      page.getByText('Der Contract eines Tokens: Was du sendest, ist verloren.'),
    ).toBeVisible();
  });
});
