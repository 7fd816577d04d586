import { expect } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { seededTokens } from '@/devnet/tokens/tokens';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import type { InLanguage } from './InLanguage';
import { openReview } from './openReview';
import { MIGRATION } from './otherScreens';
import type { Shown } from './shown';
import { confirmSwap, reviewSwap } from './smallSwap';

const TOKENS = seededTokens(43114);
const FARM = `/png/AVAX/${TOKENS.PNG.address}/2/`;
const STAKE = `/stake/0/${rewardPlace('WAVAX_V0').rewardToken}/`;
const SEND = 'eth_sendTransaction';

/** A very high price impact asks for its word in expert mode. */
const EXPERT = JSON.stringify({ version: 1, state: { userExpertMode: true } });

/** Fills in all that can be deposited in a farm or a stake. */
async function fillDeposit(site: InLanguage, path: string, field: string): Promise<void> {
  await site.follow(path);
  await expect(site.field(field)).toBeVisible();
  await site.button('tokens.maxLabel').click();
}

/** Shows the other form of a farm or a stake, which begins with all there is. */
async function fillWithdrawal(site: InLanguage, path: string, form: string): Promise<void> {
  await site.follow(path);
  await site.button(form).click();
}

/** The other reviews, and what may follow them. */
export const REVIEW_SCREENS: readonly Shown[] = [
  {
    name: 'the review of a deposit in a farm',
    show: async (site) => {
      await fillDeposit(site, FARM, 'rewards.deposit.depositAmount');
      await openReview(site, {
        button: 'rewards.deposit.depositReview',
        ready: 'approvals.signature.sign',
      });
    },
  },
  {
    name: 'the review of a withdrawal from a farm',
    show: async (site) => {
      await fillWithdrawal(site, FARM, 'rewards.deposit.withdraw');
      await openReview(site, {
        button: 'rewards.deposit.withdrawReview',
        ready: 'rewards.deposit.withdrawConfirm',
      });
    },
  },
  {
    name: 'the review of a claim',
    show: async (site) => {
      await site.follow(FARM);
      await openReview(site, {
        button: 'rewards.claim',
        title: 'rewards.claimReview',
        ready: 'rewards.claimConfirm',
      });
    },
  },
  {
    name: 'the review of a stake',
    show: async (site) => {
      await fillDeposit(site, STAKE, 'rewards.stake.depositAmount');
      await openReview(site, {
        button: 'rewards.stake.depositReview',
        ready: 'approvals.signature.sign',
      });
    },
  },
  {
    name: 'the review of unstaking',
    show: async (site) => {
      await fillWithdrawal(site, STAKE, 'rewards.stake.withdraw');
      await openReview(site, {
        button: 'rewards.stake.withdrawReview',
        ready: 'rewards.stake.withdrawConfirm',
      });
    },
  },
  {
    name: 'the review of a delegation',
    show: async (site) => {
      await site.follow('/vote/');
      await site.button('governance.votes.edit').click();
      await site.main.getByLabel(site.t('governance.delegation.other'), { exact: true }).check();
      await site.field('governance.delegation.address').fill(ACCOUNTS.second);
      await openReview(site, {
        button: 'governance.delegation.review',
        ready: 'governance.delegation.confirm',
      });
    },
  },
  {
    name: 'the review of a conversion',
    show: async (site) => {
      await site.follow(MIGRATION);
      await openReview(site, { button: 'migration.review', ready: 'approvals.signature.sign' });
    },
  },
  {
    name: 'the review of a wrap',
    show: async (site) => {
      await site.page.goto(`/swap/?outputCurrency=${TOKENS.WAVAX.address}`);
      await site.field('swap.youPay').fill('1');
      await openReview(site, {
        button: 'swap.wrap',
        title: 'swapReview.wrapTitle',
        ready: 'swapReview.confirmWrap',
      });
    },
  },
  {
    name: 'the question about a high price impact',
    show: async (site) => {
      await site.page.goto(`/swap/?outputCurrency=${TOKENS.QI.address}`);
      await site.field('swap.youPay').fill('1.2');
      await site.button('swap.swapAnyway').click();
      await expect(site.dialog('swapReview.impactTitle')).toBeVisible();
    },
  },
  {
    name: 'the question about a very high price impact',
    show: async (site) => {
      await site.page.evaluate((text) => localStorage.setItem('pangolin.settings', text), EXPERT);
      await site.page.goto(`/swap/?outputCurrency=${TOKENS.QI.address}`);
      await site.field('swap.youPay').fill('7');
      await site.button('swap.swapAnyway').click();
      await expect(site.dialog('swapReview.impactTitleSevere')).toBeVisible();
      await site.page.evaluate(() => localStorage.removeItem('pangolin.settings'));
    },
  },
  {
    name: 'a declined swap',
    show: async (site) => {
      await reviewSwap(site, TOKENS.PNG.address, '1');
      await site.wallet.act('rejectNext', SEND);
      await confirmSwap(site);
      await expect(site.dialog('errors.userRejected')).toBeVisible();
    },
  },
  {
    name: 'a swap that was not sent',
    show: async (site) => {
      await reviewSwap(site, TOKENS.PNG.address, '1');
      await site.wallet.act('rejectNext', SEND, -32000, 'insufficient funds for gas');
      await confirmSwap(site);
      await expect(site.dialog('transactions.notSentTitle')).toBeVisible();
    },
  },
  {
    name: 'a swap that may have been sent',
    show: async (site) => {
      await reviewSwap(site, TOKENS.PNG.address, '1');
      await site.wallet.act('rejectNext', SEND, -32603, 'Internal error');
      await confirmSwap(site);
      await expect(site.dialog('transactions.perhapsSentTitle')).toBeVisible();
    },
  },
  {
    name: 'a swap that the wallet asks about',
    isBusy: true,
    show: async (site) => {
      await reviewSwap(site, TOKENS.PNG.address, '1');
      await site.wallet.act('hangNext', SEND);
      await confirmSwap(site);
      const waiting = site.dialog('transactions.waiting');
      await expect(waiting.getByText(site.t('transactions.confirmThere'))).toBeVisible();
    },
  },
  {
    name: 'a language that is missing, while the wallet is waited for',
    isBusy: true,
    show: async (site) => {
      await site.page.route('/locales/**', (route) => route.fulfill({ status: 404 }));
      const lang = await site.page.locator('html').getAttribute('lang');
      const other = LANGUAGE_NAMES[lang === 'fr' ? 'de' : 'fr'];
      await site.button('frame.language', site.header).click();
      await site.page.getByRole('menuitemradio', { name: other }).click();
      const notice = site.t('notices.language.failed', { language: other });
      await expect(site.main.getByText(notice)).toBeVisible();
    },
  },
];
