import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { sellAlong } from '@/devnet/tokens/sellAlong';
import { donate, supply } from '../../chain/market';
import { fullOnly } from '../../fullOnly';
import { expectExactAdd, expectExactRemoval } from '../../journeys/exactLiquidity';
import { reviewedRemoval } from '../../journeys/reviewedRemoval';
import { AddPage } from '../../pages/AddPage';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { approveExactly } from '../../screen/approveExactly';
import { LOGGED } from '../../screen/networkNotices';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const SIGN = 'eth_signTypedData_v4';
const SIGN_BUTTON = 'Approve with a signature';
const withQi = { currencies: ['AVAX', 'QI'], keys: ['WAVAX', 'QI'] } as const;

/** An addition of AVAX and the matching amount of QI. QI is approved for "Only this amount". */
async function approvedAdd(page: Page, chain: DevnetChain): Promise<AddPage> {
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${chain.tokens.QI.address}/`);
  await add.first.pressSequentially('0.5');
  await add.openReview();
  await approveExactly(add.review.dialog);
  await expect(add.review.confirmButton).toBeEnabled();
  await page.keyboard.press('Escape');
  return add;
}

test(
  'APR-12 C18 the computed side of an addition stays approved when its price moves a little',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const add = await approvedAdd(page, chain);
    const quoted = await add.second.inputValue();
    await sellAlong(chain, ['QI', 'WAVAX'], '10');
    await expect(add.second).not.toHaveValue(quoted);
    await add.openReview();
    await expectExactAdd(add, chain, withQi);
    expect(await countOf(wallet, SEND)).toBe(2);
  },
);

test(
  'APR-12 C18 a price that is accepted in the review of an addition is approved there if the approval no longer covers it',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const add = await approvedAdd(page, chain);
    await add.openReview();
    await sellAlong(chain, ['QI', 'WAVAX'], '1000');
    const { dialog, confirmButton } = add.review;
    await expect(
      dialog.getByText(
        /^You would now supply [\d.]+\sAVAX and [\d.,]+\sQI instead of [\d.,]+ \([\d.]+% more\), and receive [\d.,]+\sPGL instead of [\d.,]+ \([\d.]+% more\)\.$/,
      ),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Accept new price' }).click();
    await expect(dialog.getByRole('button', { name: 'Approve QI' })).toBeVisible();
    await expect(confirmButton).toHaveCount(0);
    await approveExactly(dialog);
    await expect(confirmButton).toBeEnabled();
    await expectExactAdd(add, chain, withQi);
  },
);

test(
  'C16 LIQ-19 the review of a first addition says when another account was first, and follows the pool once accepted',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const currencies = ['DAI.e', 'LINK.e'] as const;
    const [dai, link] = currencies.map((key) => chain.tokens[key].address);
    const add = new AddPage(page);
    await add.openConnected(`/create/${dai}/${link}/`);
    await add.first.pressSequentially('20');
    await add.second.pressSequentially('5');
    await add.openReview();
    await add.review.acceptSetPrice.check();
    await add.approve(...currencies);
    const { dialog, confirmButton } = add.review;
    await expect(dialog.getByText(/^You supply first/)).toBeVisible();
    const asked = await countOf(wallet, SEND);

    await supply(chain, currencies, ['1000', '100']);
    await expect(dialog.getByText(/^Someone else supplied first/)).toBeVisible();
    await expect(dialog.getByText(/^You supply first/)).toBeHidden();
    await expect(confirmButton).toBeDisabled();
    expect(await countOf(wallet, SEND)).toBe(asked);

    await dialog.getByRole('button', { name: 'Accept new price' }).click();
    await expect(add.review.row('Slippage tolerance')).toContainText('0.5%');
    await expectExactAdd(add, chain, { currencies, keys: currencies });
  },
);

test(
  'LIQ-24 the review says when the price moves within the tolerance, and the reviewed minimums stay',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const remove = await reviewedRemoval(page, chain, '100%', { token: 'QI', share: 10n });
    await remove.review.action(SIGN_BUTTON).click();
    const least = await remove.review.least('You receive QI (estimated)');
    const figuresFrom = remove.review.row('Last updated');
    await sellAlong(chain, ['QI', 'WAVAX'], '20');
    await expect(
      remove.review.dialog.getByText('Moved within your tolerance. The minimums stay.'),
    ).toBeVisible();
    expect(await remove.review.least('You receive QI (estimated)')).toEqual(least);
    // The amounts stay, so they grow older.
    const age = async () =>
      Number(/(\d+)\ss ago/.exec((await figuresFrom.textContent()) ?? '')?.[1]);
    await expect.poll(age).toBeGreaterThanOrEqual(3);
    const before = await age();
    // They stay as well after the wallet's refusal, which shows the review again.
    await wallet.act('rejectNext', SEND);
    await remove.review.confirmButton.click();
    await expect.poll(() => countOf(wallet, SEND)).toBe(1);
    await expect(remove.review.confirmButton).toBeEnabled();
    expect(await age()).toBeGreaterThanOrEqual(before);
    await remove.review.confirmButton.click();
    await expect(remove.review.outcome('Confirmed')).toBeVisible();
  },
);

test(
  'LIQ-24 pool tokens that return more of one side and no less of the other raise the reviewed minimums by themselves',
  fullOnly(),
  async ({ page, chains }) => {
    const chain = chains[43114];
    const remove = await reviewedRemoval(page, chain, '100%', { token: 'QI', share: 10n });
    await remove.review.action(SIGN_BUTTON).click();
    const before = await remove.review.side('You receive QI (estimated)');
    await donate(chain, withQi.keys, ['QI', '10000']);
    await expect(remove.review.dialog.getByText('You now receive more.')).toBeVisible();
    const now = await remove.review.side('You receive QI (estimated)');
    expect(now.raw).toBeGreaterThan((before.raw * 11n) / 10n);
    expect((await remove.review.least('You receive QI (estimated)')).raw).toBe(
      (now.raw * 9_950n) / 10_000n,
    );
    await expectExactRemoval(remove, chain, withQi);
  },
);

test(
  'APR-13 C19 a signature that is valid beyond a new deadline setting is requested again, with the reason',
  fullOnly(),
  async ({ page, chains, wallet }) => {
    const chain = chains[43114];
    const remove = await reviewedRemoval(page, chain, '50%');
    await remove.review.action(SIGN_BUTTON).click();
    await expect(remove.review.confirmButton).toBeEnabled();
    await page.keyboard.press('Escape');
    const settings = new SettingsPanel(page);
    await settings.open();
    await settings.deadline.fill('');
    await settings.deadline.pressSequentially('10');
    await settings.close();
    await remove.openReview();
    await expect(
      remove.review.dialog.getByText('Your signature outlasts your deadline setting.'),
    ).toBeVisible();
    await remove.review.action(SIGN_BUTTON).click();
    await expectExactRemoval(remove, chain, {
      currencies: ['AVAX', 'PNG'],
      keys: ['WAVAX', 'PNG'],
    });
    expect(await countOf(wallet, SIGN)).toBe(2);
  },
);

test(
  'APR-13 APR-08 a signature that expires during the review is requested again',
  fullOnly(),
  async ({ page, chains, wallet, problems }) => {
    // The clock also runs out for requests in progress.
    problems.allow(...LOGGED);
    await page.clock.install();
    const remove = await reviewedRemoval(page, chains[43114], '50%');
    await remove.review.action(SIGN_BUTTON).click();
    await expect(remove.review.confirmButton).toBeEnabled();
    await page.clock.fastForward('01:02:00');
    await expect(remove.review.action(SIGN_BUTTON)).toBeVisible();
    await expect(remove.review.confirmButton).toHaveCount(0);
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);
