import { ACCOUNTS } from '@/devnet/accounts';
import { ageContract, DAY_SECONDS } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { giveStake, shareOf } from '@/devnet/farms/stakes';
import { ClaimAllPage } from '../../pages/ClaimAllPage';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { expectFits } from '../../screen/expectFits';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const { demo } = ACCOUNTS;
const SEND = 'eth_sendTransaction';
/** What the browser and the page log of requests that fail. */
const LOGGED = [/^failed request: POST/, /Failed to load resource/, /Failed to (fetch|get|send)/];

test('PTF-03 while no endpoint answers, the panel opens and shows no sum as final, and the rest comes once one does', async ({
  page,
  chains,
  problems,
}) => {
  problems.allow(...LOGGED);
  const { proxy } = chains[43114];
  const frame = new Frame(page);
  await new SwapPage(page).openConnected();
  proxy.add({ fault: { type: 'dropBefore' } });
  await frame.account(demo).click();
  const panel = frame.accountDialog;
  await expect(panel).toContainText('So far. Looking for more');
  await expect(panel).toContainText("Can't reach Avalanche. Check your connection.");
  await expect(panel.getByRole('button', { name: 'Retry now' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Liquidity' })).toHaveText('Liquidity');
  await expectFits(page);
  proxy.clear();
  await panel.getByRole('button', { name: 'Retry now' }).click();
  await expect(panel.getByRole('button', { name: /^Tokens/ })).toContainText('16 tokens');
  await expect(panel).not.toContainText("Can't reach");
  await expect(panel).toContainText('are not counted');
});

test('CLM-03 an endpoint that goes away in the middle ends no claim: its review says what could not be checked', async ({
  page,
  chains,
  problems,
  wallet,
}) => {
  problems.allow(...LOGGED);
  const chain = chains[43114];
  const places = (['WAVAX_PNG_V2', 'WAVAX_PNG_V1'] as const).map(rewardPlace);
  for (const place of places)
    await giveStake(chain, place, { account: demo, amount: await shareOf(chain, place, 5n) });
  for (const place of places) await ageContract(chain, place, DAY_SECONDS);
  const claims = new ClaimAllPage(page);
  await new SwapPage(page).openConnected();
  await claims.open();
  await claims.begin();
  await claims.complete();
  chain.proxy.add({ fault: { type: 'dropBefore' } });
  await claims.reviewed('Next claim').click();
  await expect(claims.place).toHaveText(/^Claim 2 of 2: /);
  await expect(claims.review).toContainText('No preview: the network endpoint');
  await expect(claims.rows.nth(1)).not.toContainText('Skipped');
  await expectFits(page);
  expect(await countOf(wallet, SEND)).toBe(1);
  chain.proxy.clear();
  await claims.complete();
  await claims.reviewed('See all claims').click();
  await expect(claims.place).toHaveText('No claims are left.');
  expect(await countOf(wallet, SEND)).toBe(2);
});
