import { expect } from 'playwright/test';
import { seededTokens } from '@/devnet/tokens/tokens';
import { outcomeIn } from '../../pages/outcomeIn';
import { answerReceipts } from '../../setup/answerReceipts';
import type { InLanguage } from './InLanguage';
import type { Shown } from './shown';
import { confirmSwap, reviewSwap } from './smallSwap';

const TOKENS = seededTokens(43114);
const RPC = '/rpc/43114';

/** Opens the review of a swap of AVAX for PNG. */
const openPngReview = (site: InLanguage) => reviewSwap(site, TOKENS.PNG.address, '1');

async function openAccount(site: InLanguage): Promise<void> {
  await site.account().click();
  await expect(site.dialog('wallet.accountTitle')).toBeVisible();
}

/** Expects a text of the page or of the dialog on it. */
const expectText = (site: InLanguage, text: string) =>
  expect(site.page.getByText(text).first()).toBeVisible();

/** What a user sees when a transaction, the network, the wallet, the device or the page fails. */
export const FAULT_SCREENS: readonly Shown[] = [
  {
    name: 'a pending swap',
    isBusy: true,
    show: async (site) => {
      await answerReceipts(site.page, 'missing');
      await openPngReview(site);
      await confirmSwap(site);
      const sent = site.dialog('transactions.sentTitle');
      await expect(sent.getByRole('link', { name: site.t('wallet.viewOnExplorer') })).toBeVisible();
    },
  },
  {
    name: 'the form of a pending swap',
    isBusy: true,
    show: async (site) => {
      const pending = site.main.getByRole('list', { name: site.t('transactions.waits') });
      await expect(pending.getByRole('listitem')).toHaveCount(1);
    },
  },
  {
    name: 'the account with a pending swap',
    isBusy: true,
    show: openAccount,
  },
  {
    name: 'the popup of a failed swap',
    keepsFocus: true,
    show: async (site) => {
      await site.follow('/pool/');
      await answerReceipts(site.page, 'failed');
      const popups = site.page.getByRole('region', { name: site.t('frame.popups'), exact: true });
      await expect(popups).toContainText(site.t('transactions.failedBecause.outsideLimits'));
      await popups.getByRole('button', { name: site.t('transactions.dismiss') }).focus();
    },
  },
  {
    name: 'a failed swap',
    show: async (site) => {
      await openPngReview(site);
      await confirmSwap(site);
      const failed = site.dialog('transactions.failedTitle');
      const reason = site.t('transactions.failedBecause.outsideLimits');
      await expect(outcomeIn(failed, reason)).toBeVisible();
      await site.page.unroute(RPC);
    },
  },
  {
    name: 'a wallet on another network',
    show: async (site) => {
      await site.page.goto(`/swap/?outputCurrency=${TOKENS.PNG.address}`);
      await expect(site.account()).toBeVisible();
      await site.wallet.act('setChain', 1);
      await expect(
        site.button('wallet.switchTo', site.main, { network: 'Avalanche' }),
      ).toBeVisible();
    },
  },
  {
    name: 'the account on another network',
    goesOn: true,
    show: async (site) => {
      await site.button('wallet.wrongNetwork', site.header).click();
      await expectText(site, site.t('wallet.wrongNetworkText'));
    },
  },
];
