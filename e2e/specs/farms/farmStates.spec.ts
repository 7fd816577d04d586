import { parseAbi, parseEther, parseSignature } from 'viem';
import { ACCOUNTS } from '@/devnet/accounts';
import { revertAlways } from '@/devnet/farms/brokenFarms';
import { endPeriod } from '@/devnet/farms/periods';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { earnedBy, giveStake, giveStakingTokens, stakedBy } from '@/devnet/farms/stakes';
import { transact } from '@/devnet/node/transact';
import { fullOnly } from '../../fullOnly';
import { FarmPage } from '../../pages/FarmPage';
import { Frame } from '../../pages/Frame';
import { accessibilityViolations } from '../../screen/axe';
import { consoleTexts } from '../../screen/consoleTexts';
import { tabTo } from '../../screen/tabTo';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { DECLINED } from '../../wallets/declined';
import { countOf } from '../../wallets/wallet';
import { Browser } from '../routes/Browser';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';
const BY_SIGNATURE = 'Approve with a signature';
const V2 = rewardPlace('WAVAX_PNG_V2');
const { demo, farmer, deployer } = ACCOUNTS;
const permitAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);

test('FRM-12 FRM-21 WAL-15 without a wallet a farm shows what it pays and what is staked, and asks to connect', async ({
  page,
  chains,
}) => {
  const farm = new FarmPage(page);
  await farm.open(2);
  // 600,000 PNG in 60 days, of which 3,000 of 16,150 parts: 13,003 in a week.
  await expect(farm.figure(/^Weekly rate$/)).toContainText('13,003 PNG');
  await expect(farm.figure('Total staked')).toContainText('$256,000');
  await expect(farm.figure('Total staked')).not.toContainText('.');
  // AVAX costs 20 dollars, and PNG 20 cents.
  for (const [currency, dollars] of [
    ['PNG', 0.2],
    ['AVAX', 20],
  ] as const) {
    const { raw } = await farm.exact(farm.figure(`Staked, in ${currency}`));
    expect((Number(raw) / 1e18) * dollars).toBeCloseTo(256_000, -1);
  }
  const total = await farm.exact(farm.figure('Total staked'));
  expect(total.raw).toBe(
    await chains[43114].client.readContract({
      address: V2.stakingToken,
      abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
      functionName: 'balanceOf',
      args: [V2.contract.address],
    }),
  );
  await expect(farm.card.getByText('Your deposit')).toHaveCount(0);
  await expect(farm.reward).toHaveCount(0);
  await farm.amount('deposit').fill('1');
  await expect(farm.action('Connect wallet')).toBeEnabled();
  await farm.choose('Withdraw');
  await expect(farm.action('Connect wallet')).toBeEnabled();
});

test('NAV-08 an address that names no farm says so, and leads to the farms; on Fuji there are none', async ({
  page,
  wallet,
  chains,
}) => {
  const unknown = new FarmPage(page, 'Farm');
  // The latter has a farm in the list that MiniChef does not have.
  for (const idB of ['nonsense', chains[43114].tokens.JOE.address]) {
    await unknown.open('2', 'AVAX', idB);
    await expect(unknown.card.getByText(/^No farm of this version here/)).toBeVisible();
  }
  await unknown.card.getByRole('link', { name: 'All farms' }).click();
  await expect(page).toHaveURL('/png/2/');
  await wallet.prepare({ isConnected: true, chainId: 43113 });
  await page.reload();
  await unknown.open(2);
  await expect(unknown.card.getByText(/^Farms exist on Avalanche only/)).toBeVisible();
});

test('FRM-25 FRM-26 FRM-39 an account without pool tokens is led to add liquidity; the button says what is missing', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await wallet.prepare({ isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(2);
  await expect(farm.action('Enter an amount')).toBeDisabled();
  await farm.amount('deposit').fill('1');
  await expect(farm.action('Insufficient PGL balance')).toBeDisabled();
  await farm.amount('deposit').fill('0.0000000000000000001');
  await expect(farm.action('PGL has at most 18 decimals')).toBeDisabled();
  await expect(farm.addLiquidity).toHaveAttribute('href', `/add/AVAX/${PNG}/`);
  // A banner: a ground of its own, and the one next step.
  const banner = page.getByRole('region', { name: 'Step 1: get pool tokens' });
  await expect(farm.addLiquidity).toHaveCSS('background-image', /255, 208, 38/);
  await expect(banner).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await giveStakingTokens(chain, V2, { account: demo, amount: parseEther('2') });
  await expect(farm.addLiquidity).toHaveCount(0);
  await farm.amount('deposit').fill('2.000000000000000001');
  await expect(farm.action('Insufficient PGL balance')).toBeDisabled();
  await farm.amount('deposit').fill('2');
  await expect(farm.action('Review deposit')).toBeEnabled();
});

test(
  'FRM-27 APR-05 a signature that somebody else has sent is recognised, and a plain deposit follows',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const { client } = chains[43114];
    await giveStakingTokens(chains[43114], V2, { account: demo, amount: parseEther('100') });
    await wallet.prepare({ isConnected: true });
    const farm = new FarmPage(page);
    await farm.open(2);
    await farm.part('50%').click();
    await farm.openReview(/^Review deposit$/);
    await farm.reviewed(BY_SIGNATURE).click();
    await expect(farm.reviewed('Confirm deposit')).toBeEnabled();

    const asked = (await wallet.requests()).find(({ method }) => method === SIGN);
    const typed = JSON.parse(String(asked?.params?.[1]));
    const signature = await client.request<{
      Method: 'eth_signTypedData_v4';
      Parameters: [string, unknown];
      ReturnType: `0x${string}`;
    }>({ method: 'eth_signTypedData_v4', params: [demo, typed] });
    const { r, s, yParity } = parseSignature(signature);
    const { spender, value, deadline } = typed.message;
    await transact(client, deployer, {
      address: V2.stakingToken,
      abi: permitAbi,
      functionName: 'permit',
      args: [demo, spender, BigInt(value), BigInt(deadline), 27 + yParity, r, s],
    });
    const block = await client.getBlockNumber({ cacheTime: 0 });
    // A block's number is shown before its reads arrive, so the page has to see one more.
    await expect.poll(() => new Frame(page).blockNumber()).toBeGreaterThan(Number(block) + 1);
    await expect(farm.reviewed('Confirm deposit')).toBeEnabled();
    await farm.complete();
    expect(await stakedBy(chains[43114], V2, demo)).toBe(parseEther('50'));
    // The plain method, because its approval was there already.
    const sent = (await wallet.requests()).filter(({ method }) => method === SEND);
    expect(sent).toHaveLength(1);
    expect(JSON.stringify(sent[0]?.params)).toContain('"data":"0x8dbdbe6d');
  },
);

test('ERR-51 FRM-28 TXN-24 a declined request, or a failed and logged one, leads back to its review, and nothing that was typed is lost', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  problems.allow(/console: .*out of order/);
  const logged = consoleTexts(page);
  const chain = chains[43114];
  await giveStake(chain, V2, { account: demo, amount: parseEther('10') });
  await giveStakingTokens(chain, V2, { account: demo, amount: parseEther('10') });
  await wallet.prepare({ isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(2);
  await farm.amount('deposit').fill('3');
  await farm.openReview(/^Review deposit$/);
  await wallet.act('rejectNext', SIGN);
  await farm.reviewed(BY_SIGNATURE).click();
  await expect(farm.review.getByText(DECLINED)).toBeVisible();
  await farm.reviewed(BY_SIGNATURE).click();
  /** Declines the open review in the wallet, lets it fail, and closes it. */
  const declineAndFail = async (confirm: string) => {
    await wallet.act('rejectNext', SEND);
    await farm.reviewed(confirm).click();
    await expect(farm.review.getByText(DECLINED)).toBeVisible();
    await wallet.act('rejectNext', SEND, -32602, 'out of order');
    await farm.reviewed(confirm).click();
    await expect(farm.review.getByRole('alert')).toContainText('out of order');
    await farm.reviewed('Back to review').click();
    await expect(farm.reviewed(confirm)).toBeEnabled();
    await page.keyboard.press('Escape');
  };
  await declineAndFail('Confirm deposit');
  await expect(farm.amount('deposit')).toHaveValue('3');

  await farm.claimButton.click();
  await declineAndFail('Confirm claim');
  await farm.choose('Withdraw');
  await farm.openReview(/^Review withdrawal$/);
  await declineAndFail('Confirm withdrawal');
  // Each failure once, and nothing that was declined.
  await expect.poll(() => logged.filter((text) => /out of order/.test(text))).toHaveLength(3);
  expect(await stakedBy(chain, V2, demo)).toBe(parseEther('10'));
});

test('FRM-28 what is typed survives a reload, and only its success clears it', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  // A plain host has no document for a farm's address.
  problems.allow(/404/);
  const chain = chains[43114];
  await giveStake(chain, V2, { account: demo, amount: parseEther('10') });
  await wallet.prepare({ isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(2);
  await farm.amount('deposit').fill('3');
  await farm.choose('Withdraw');
  await farm.amount('withdraw').fill('4');
  await page.goto('/png/2/');
  await page.goBack();
  await expect(farm.amount('withdraw')).toHaveValue('4');
  await farm.openReview(/^Review withdrawal$/);
  await farm.complete();
  await farm.close();
  // What is left, because everything is withdrawn by default.
  await expect(farm.amount('withdraw')).toHaveValue('6');
  await farm.choose('Deposit');
  await expect(farm.amount('deposit')).toHaveValue('3');
  await new Browser(page).follow(`/png/AVAX/${PNG}/1/`);
  await expect(farm.amount('deposit')).toHaveValue('');
});

test(
  'FRM-14 FRM-21 after the end of its period a farm promises nothing, and what was earned stays',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    await wallet.prepare({ account: farmer, isConnected: true });
    const place = rewardPlace('WAVAX_PNG_V1');
    const farm = new FarmPage(page);
    await farm.open(1);
    await expect(farm.figure(/^APR$/)).toContainText('%');
    await endPeriod(chain, place);
    await expect(farm.card.getByText(/^Rewards have ended\./)).toBeVisible();
    await expect(farm.figure(/^APR$/)).not.toContainText('%');
    await expect(farm.reward.getByText('Rewards have ended')).toBeVisible();
    await expect(farm.figure(/^Weekly rate$/)).toContainText('0 PNG');
    await expect(farm.card.getByText(/weekly rate/)).toBeVisible();
    await expect(farm.figure('Your weekly rate')).toContainText('–');
    const owed = await earnedBy(chain, place, { account: farmer });
    await expect.poll(() => farm.earned()).toBe(owed);
    await expect(farm.card.getByText('No rewards: a deposit earns nothing.')).toBeVisible();
  },
);

test('ERR-59 FRM-21 a farm whose contract reverts says so, and no figure loads forever', async ({
  page,
  chains,
  wallet,
}) => {
  await revertAlways(chains[43114], rewardPlace('WAVAX_PNG_V1'));
  await wallet.prepare({ account: farmer, isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(1);
  await expect(farm.card.getByText(/^The farm can't be read/)).toBeVisible();
  await expect(farm.figure('Deposited')).toContainText('Unknown');
  await expect(farm.figure('In your wallet')).toContainText('PGL');
  for (const term of [/^Weekly rate$/, 'APR', 'Total staked'])
    await expect(farm.figure(term)).toContainText('Unknown');
  await expect(farm.reward).toContainText('Unknown');
  await expect(farm.claimButton).toBeDisabled();
  await expect(farm.action("The contract can't be read")).toBeDisabled();
  await farm.choose('Withdraw');
  await expect(farm.action("The contract can't be read")).toBeDisabled();
});

test('FRM-22 FRM-23 everything works by keyboard, and the exact reward is shown on focus', async ({
  page,
  chains,
  wallet,
}) => {
  const chain = chains[43114];
  await giveStake(chain, V2, { account: demo, amount: parseEther('10') });
  await giveStakingTokens(chain, V2, { account: demo, amount: parseEther('10') });
  await wallet.prepare({ isConnected: true });
  const farm = new FarmPage(page);
  await farm.open(2);
  await expect(farm.reward).toContainText('PNG');
  // The pool holds $256,000 for 64,000 pool tokens.
  await expect(farm.figure(/^In the pool$/)).toContainText('$40.00');
  await expect(farm.figure('In your wallet')).toContainText('$40.00');
  await tabTo(page, farm.part('50%'));
  await page.keyboard.press('Enter');
  await expect(farm.amount('deposit')).toHaveValue('5');
  await expect(farm.part('50%')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, farm.action('Review deposit'));
  await page.keyboard.press('Enter');
  await tabTo(page, farm.reviewed(BY_SIGNATURE));
  await page.keyboard.press('Enter');
  await expect(farm.reviewed('Confirm deposit')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(farm.outcome('Confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await stakedBy(chain, V2, demo)).toBe(parseEther('15'));
  const figure = farm.reward.getByRole('button', { name: /exactly/ }).first();
  await figure.focus();
  await expect(farm.reward.getByText(/^[\d.,]{8,}\sPNG$/).first()).toBeVisible();
  await tabTo(page, farm.claimButton);
  await page.keyboard.press('Enter');
  await tabTo(page, farm.reviewed('Confirm claim'));
  await page.keyboard.press('Enter');
  await expect(farm.outcome('Confirmed')).toBeVisible();
  expect(await countOf(wallet, SEND)).toBe(2);
});

for (const theme of ['dark', 'light'] as const) {
  test(
    `a farm and its reviews pass axe and fit the narrowest phone in the ${theme} theme`,
    fullOnly(theme === 'light'),
    async ({ page, wallet }) => {
      // So high that the bar at the bottom covers no control.
      await page.setViewportSize({ width: 320, height: 1600 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await saveSettings(page, { userDarkMode: theme === 'dark' });
      await wallet.prepare({ account: farmer, isConnected: true });
      const farm = new FarmPage(page);
      const expectFine = async () => {
        // Under the mouse an amount shows its exact digits next to it.
        await page.mouse.move(0, 0);
        expect(await accessibilityViolations(page)).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(320);
      };
      await farm.open(2);
      await farm.amount('deposit').fill('10');
      await expect(farm.action('Review deposit')).toBeEnabled();
      await expectFine();
      await farm.openReview(/^Review deposit$/);
      await expect(farm.reviewed(BY_SIGNATURE)).toBeEnabled();
      await expectFine();
      await page.keyboard.press('Escape');
      await farm.choose('Withdraw');
      await expectFine();
      await farm.openReview(/^Review withdrawal$/);
      await expect(farm.reviewed('Confirm withdrawal')).toBeEnabled();
      await expectFine();
    },
  );
}
