import { expect } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { seededTokens } from '@/devnet/tokens/tokens';
import { outcomeIn } from '../../pages/outcomeIn';
import type { InLanguage } from './InLanguage';
import type { Shown } from './shown';

const TOKENS = seededTokens(43114);

/** A link to a form, which is read when the page opens. */
async function quote(site: InLanguage, output: string, amount: string): Promise<void> {
  await site.page.goto(`/swap/?outputCurrency=${output}`);
  await site.field('swap.youPay').fill(amount);
}

async function openTokens(site: InLanguage): Promise<void> {
  await site.follow('/swap/');
  await site.button('swap.inputCurrency', site.main, { symbol: 'AVAX' }).click();
  await expect(site.dialog('tokens.selectTitle').getByRole('listitem').first()).toBeVisible();
}

async function openSettings(site: InLanguage): Promise<void> {
  await site.follow('/swap/');
  await expect(await site.openSettings()).toBeVisible();
}

/** The swap, its review and its dialogs. */
export const SWAP_SCREENS: readonly Shown[] = [
  {
    name: 'a swap with a quote',
    show: async (site) => {
      await quote(site, TOKENS.JOE.address, '12');
      await expect(site.button('swap.review')).toBeEnabled();
      await site.main.getByText(site.t('swap.details')).click();
      await site.main.getByText(site.t('trade.curve')).click();
    },
  },
  {
    name: 'the review of a swap',
    goesOn: true,
    show: async (site) => {
      await site.button('swap.review').click();
      const review = site.dialog('swapReview.reviewTitle');
      await expect(site.button('swapReview.confirm', review)).toBeEnabled();
      await review.getByText(site.t('transactions.details')).click();
    },
  },
  {
    name: 'the result of a swap',
    goesOn: true,
    show: async (site) => {
      await site.button('swapReview.confirm', site.dialog('swapReview.reviewTitle')).click();
      const result = site.dialog('transactions.swapDone');
      await expect(outcomeIn(result, site.t('transactions.confirmed'))).toBeVisible();
    },
  },
  {
    name: 'a swap with too high an impact',
    show: async (site) => {
      await quote(site, TOKENS.QI.address, '200');
      const term = site.t('swap.priceImpact');
      await expect(site.main.getByText(term, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'a swap to another address',
    show: async (site) => {
      await quote(site, TOKENS.JOE.address, '12');
      await site.button('recipient.add').click();
      await site.field('recipient.label').fill(ACCOUNTS.second);
      await expect(site.button('swap.review')).toBeEnabled();
    },
  },
  {
    name: 'the review of a swap to another address',
    goesOn: true,
    show: async (site) => {
      await site.button('swap.review').click();
      const review = site.dialog('swapReview.reviewTitle');
      await expect(site.button('swapReview.confirm', review)).toBeEnabled();
    },
  },
  {
    name: 'the link to a swap',
    show: async (site) => {
      await quote(site, TOKENS.JOE.address, '12');
      await site.button('share.swap').click();
      await expect(site.dialog('share.swap').getByRole('img')).toBeVisible();
    },
  },
  { name: 'the token dialog', show: openTokens },
  {
    name: 'the warning about a token',
    show: async (site) => {
      await openTokens(site);
      const dialog = site.dialog('tokens.selectTitle');
      await dialog.getByRole('searchbox').fill(TOKENS.STOP.address);
      await expect(dialog.locator('form[aria-busy=true]')).toHaveCount(0);
      await dialog.getByRole('listitem').first().getByRole('button').first().click();
      await expect(site.dialog('tokenChoice.unknownTitle')).toBeVisible();
    },
  },
  {
    name: 'the token lists',
    show: async (site) => {
      await openTokens(site);
      const dialog = site.dialog('tokens.selectTitle');
      await site.button('tokenChoice.manageLists', dialog).click();
      await expect(site.dialog('tokenChoice.listsTitle')).toBeVisible();
    },
  },
  { name: 'the settings', show: openSettings },
  {
    name: 'the question about expert mode',
    show: async (site) => {
      await openSettings(site);
      const name = site.t('frame.expertMode');
      await site.dialog('settings.title').getByRole('switch', { name }).click();
      await expect(site.dialog('settings.expertTitle')).toBeVisible();
    },
  },
  {
    name: 'the backup',
    show: async (site) => {
      await openSettings(site);
      await site.button('settings.openBackup', site.dialog('settings.title')).click();
      await expect(site.dialog('backup.title')).toBeVisible();
    },
  },
  {
    name: 'the account',
    show: async (site) => {
      await site.follow('/swap/');
      await site.account().click();
      await expect(site.dialog('wallet.accountTitle')).toBeVisible();
    },
  },
  {
    name: 'the wallets',
    goesOn: true,
    show: async (site) => {
      await site.button('wallets.change', site.dialog('wallet.accountTitle')).click();
      await expect(site.dialog('wallets.title')).toBeVisible();
    },
  },
  {
    name: 'the approvals of the account',
    show: async (site) => {
      await site.follow('/swap/');
      await site.account().click();
      await site.page.getByRole('tab', { name: site.t('wallets.approvals') }).click();
    },
  },
  {
    name: 'a transfer',
    show: async (site) => {
      await site.follow('/send/');
      await site.field('send.youSend').fill('12');
      await site.field('recipient.label').fill(ACCOUNTS.second);
      await expect(site.button('send.review')).toBeEnabled();
    },
  },
  {
    name: 'the review of a transfer',
    goesOn: true,
    show: async (site) => {
      await site.button('send.review').click();
      await expect(site.button('send.confirm', site.dialog('send.review'))).toBeEnabled();
    },
  },
];
