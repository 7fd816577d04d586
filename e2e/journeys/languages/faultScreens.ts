import { expect } from 'playwright/test';
import { seededTokens } from '@/devnet/tokens/tokens';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import { outcomeIn } from '../../pages/outcomeIn';
import { BROKEN, breakElement } from '../../screen/breakElement';
import { answerReceipts } from '../../setup/answerReceipts';
import type { InLanguage } from './InLanguage';
import type { Shown } from './shown';
import { confirmSwap, reviewSwap } from './smallSwap';

const TOKENS = seededTokens(43114);
const RPC = '/rpc/43114';
const LANGUAGES = '/locales/**';
const SCRIPTS = '**/_next/static/chunks/*.js';

/** After this time without an answer, the figures on screen are old. */
const OLD_MS = 37_000;

/** What a later release has stored. */
const NEWER = JSON.stringify({ version: 99, state: {} });

/** What the browser and the app log about these faults. */
export const FAULTS_LOGGED = [BROKEN, /^failed request: /, /^console: /];

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
  { name: 'the account with a failed swap', show: openAccount },
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
  {
    name: 'a token that is not on the network',
    show: async (site) => {
      await site.wallet.act('setChain', 43114);
      await expect(site.account()).toBeVisible();
      await site.button('swap.outputCurrency', site.main, { symbol: 'PNG' }).click();
      const search = site.dialog('tokens.selectTitle').getByRole('searchbox');
      await search.fill('JOE');
      await search.press('Enter');
      await expect(site.button('swap.outputCurrency', site.main, { symbol: 'JOE' })).toBeVisible();
      await site.wallet.act('setChain', 43113);
      await expectText(site, site.t('tokenChoice.elsewhere', { symbol: 'JOE', network: 'Fuji' }));
    },
  },
  {
    name: 'a review without a connection',
    // What the farm adds beside the form is still being read, here and below.
    isBusy: true,
    show: async (site) => {
      await site.wallet.act('setChain', 43114);
      await openPngReview(site);
      await site.page.context().setOffline(true);
      const review = site.dialog('swapReview.reviewTitle');
      await expect(site.button('frame.offline', review)).toBeVisible();
    },
  },
  {
    name: 'a form without a connection, and a page that waits for one',
    isBusy: true,
    show: async (site) => {
      await site.follow('/pool/');
      await expectText(site, site.t('frame.pageWaits'));
      await expect(site.button('frame.offline')).toBeVisible();
    },
  },
  {
    name: 'a review with old figures',
    isBusy: true,
    show: async (site) => {
      const { page } = site;
      await page.context().setOffline(false);
      await page.clock.install();
      await openPngReview(site);
      await page.route(RPC, (route) => route.abort());
      await page.clock.runFor(OLD_MS);
      const review = site.dialog('swapReview.reviewTitle');
      await expect(review.getByText(site.t('errors.nodeUnreachable'))).toBeVisible();
    },
  },
  {
    name: 'a form with old figures',
    isBusy: true,
    show: async (site) => {
      await expect(site.button('frame.otherEndpoint')).toBeVisible();
      await expect(site.button('frame.retry')).toBeVisible();
    },
  },
  {
    name: 'data of a later release, and a language of an older one',
    show: async (site) => {
      const { page } = site;
      await page.unroute(RPC);
      await page.evaluate((text) => localStorage.setItem('pangolin.settings', text), NEWER);
      await page.goto('/swap/');
      await expectText(site, site.t('notices.storage.newer'));
      await page.route(LANGUAGES, (route) => route.fulfill({ status: 404 }));
      const lang = await page.locator('html').getAttribute('lang');
      const language = LANGUAGE_NAMES[lang === 'fr' ? 'de' : 'fr'];
      await site.button('frame.language', site.header).click();
      await page.getByRole('menuitemradio', { name: language }).click();
      await expectText(site, site.t('notices.language.failed', { language }));
      await page.unroute(LANGUAGES);
    },
  },
  {
    name: 'a part of the page that stopped working',
    show: async (site) => {
      await site.page.evaluate(() => localStorage.removeItem('pangolin.settings'));
      await site.page.goto(`/swap/?outputCurrency=${TOKENS.PNG.address}`);
      await expect(site.account()).toBeVisible();
      await breakElement(site.main);
      await site.button('swap.switchSides').click();
      await expectText(site, site.t('frame.regionFailedText'));
    },
  },
  {
    name: 'a page that has crashed',
    show: async (site) => {
      const names = [site.t('frame.useDark'), site.t('frame.useLight')].join('|');
      const theme = site.header.getByRole('button', { name: new RegExp(`^(${names})$`) });
      await breakElement(theme);
      await theme.click();
      await expectText(site, site.t('crash.title'));
    },
  },
  {
    name: 'a page whose scripts do not load',
    isBusy: true,
    show: async (site) => {
      await site.page.route(SCRIPTS, (route) => route.abort());
      await site.page.goto('/swap/');
      await expectText(site, site.t('frame.notLoaded'));
    },
  },
];
