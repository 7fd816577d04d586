import { expect } from 'playwright/test';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { seededTokens } from '@/devnet/tokens/tokens';
import type { InLanguage } from './InLanguage';
import type { Shown } from './shown';

const TOKENS = seededTokens(43114);
const PNG = TOKENS.PNG.address;
const PAIR = { pair: 'AVAX / PNG' };

/** 75% in any language. */
const PERCENT = /^(75\s?%|%75)$/;

async function add(site: InLanguage): Promise<void> {
  await site.follow(`/add/AVAX/${PNG}/`);
  await site.field('liquidity.youSupply').fill('12');
  await expect(site.button('liquidity.supply')).toBeEnabled();
}

async function remove(site: InLanguage): Promise<void> {
  await site.follow(`/remove/AVAX/${PNG}/`);
  await site.main.getByRole('button', { name: PERCENT }).click();
  await expect(site.button('removal.review')).toBeEnabled();
}

/** Pools, farms and stakes. */
export const EARNING_SCREENS: readonly Shown[] = [
  {
    name: 'the positions',
    show: async (site) => {
      await site.follow('/pool/');
      await site.button('pool.manageOf', site.main, PAIR).click();
      await expect(site.link('pool.removeFrom', PAIR)).toBeVisible();
    },
  },
  { name: 'a supply', show: add },
  {
    name: 'the review of a supply',
    goesOn: true,
    show: async (site) => {
      await site.button('liquidity.supply').click();
      const review = site.dialog('poolReview.addReviewTitle');
      await expect(site.button('approvals.approve.title', review, { symbol: 'PNG' })).toBeEnabled();
      await review.getByText(site.t('transactions.details')).click();
    },
  },
  {
    name: 'a new pair',
    show: async (site) => {
      await site.follow(`/create/${TOKENS['DAI.e'].address}/${TOKENS['LINK.e'].address}/`);
      await site.field('liquidity.youSupply').fill('20');
      await site.field('liquidity.youSupplyToo').fill('5');
      await expect(site.main.getByText(site.t('poolReview.firstProvider'))).toBeVisible();
    },
  },
  { name: 'a removal', show: remove },
  {
    name: 'the review of a removal',
    goesOn: true,
    show: async (site) => {
      await site.button('removal.review').click();
      const review = site.dialog('removal.review');
      await expect(site.button('approvals.signature.sign', review)).toBeEnabled();
    },
  },
  {
    name: 'a detailed removal',
    show: async (site) => {
      await remove(site);
      await site.button('removal.detailed').click();
      await expect(site.field('removal.removedPoolTokens')).toBeVisible();
    },
  },
  {
    name: 'the pool finder',
    show: async (site) => {
      await site.follow('/find/');
      await expect(site.main.getByText(site.t('find.note'))).toBeVisible();
    },
  },
  {
    name: 'the farms',
    show: async (site) => {
      await site.follow('/png/2/');
      await expect(site.link('farms.manageIn', PAIR)).toBeVisible();
    },
  },
  {
    name: 'a farm',
    show: async (site) => {
      await site.follow(`/png/AVAX/${PNG}/2/`);
      await expect(site.button('rewards.claim')).toBeVisible();
      await site.button('tokens.maxLabel').click();
    },
  },
  {
    name: 'the stakes',
    show: async (site) => {
      await site.follow('/stake/0/');
      await expect(site.main.getByRole('heading', { level: 2 })).toHaveCount(3);
    },
  },
  {
    name: 'a stake',
    show: async (site) => {
      await site.follow(`/stake/0/${rewardPlace('WAVAX_V0').rewardToken}/`);
      await expect(site.field('rewards.stake.depositAmount')).toBeVisible();
      await site.button('tokens.maxLabel').click();
    },
  },
  {
    name: 'the claims of all rewards',
    show: async (site) => {
      await site.follow('/swap/');
      await site.account().click();
      await site.button('portfolio.claimAll', site.dialog('wallet.accountTitle')).click();
      await expect(site.dialog('claims.title').getByRole('listitem')).not.toHaveCount(0);
    },
  },
];
