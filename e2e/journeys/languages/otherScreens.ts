import { expect } from 'playwright/test';
import { proposalId } from '@/devnet/governance/proposals';
import { tokenOf } from '@/devnet/migration/oldPools';
import type { InLanguage } from './InLanguage';
import type { Shown } from './shown';

/** A conversion of the pool tokens of the old bridge. */
export const MIGRATION = `/migrate/AVAX/${tokenOf('ETH').address}/1/AVAX/${tokenOf('WETH.e').address}/1/`;

async function openHeaderMenu(site: InLanguage, key: string): Promise<void> {
  await site.follow('/swap/');
  await site.button(key, site.header).click();
  await expect(site.page.getByRole('menu')).toBeVisible();
}

async function openSheet(site: InLanguage): Promise<void> {
  await site.follow('/swap/');
  await site.page.setViewportSize({ width: 375, height: 900 });
  await site.page
    .getByRole('navigation')
    .getByRole('button', { name: site.t('frame.more') })
    .click();
  await expect(site.dialog('frame.more')).toBeVisible();
}

/** Votes, purchases, the airdrop, migrations, and what is around every screen. */
export const OTHER_SCREENS: readonly Shown[] = [
  {
    name: 'the proposals',
    show: async (site) => {
      await site.follow('/vote/');
      await site.button('governance.votes.edit').click();
      await site.main.getByLabel(site.t('governance.delegation.other'), { exact: true }).check();
    },
  },
  {
    name: 'a proposal',
    show: async (site) => {
      await site.follow(`/vote/${proposalId('unvoted')}/`);
      await site.main.getByRole('radio', { name: site.t('proposal.for'), exact: true }).check();
    },
  },
  {
    name: 'the review of a vote',
    goesOn: true,
    show: async (site) => {
      await site.button('proposal.vote.review').click();
      const review = site.dialog('proposal.review.titleFor');
      await expect(site.button('proposal.review.confirmFor', review)).toBeEnabled();
    },
  },
  {
    name: 'a proposal to execute',
    show: async (site) => {
      await site.follow(`/vote/${proposalId('reverting')}/`);
      await expect(site.button('proposal.action.execute')).toBeVisible();
    },
  },
  {
    name: 'the airdrop',
    show: async (site) => {
      await site.follow('/airdrop/');
      await site.button('airdrop.check.own').click();
      await expect(
        site.main.getByRole('list', { name: site.t('airdrop.check.list') }),
      ).toBeVisible();
    },
  },
  {
    name: 'the IDOs',
    show: async (site) => {
      await site.follow('/ido/');
      await expect(site.main.getByText(site.t('ido.unchecked'))).toBeVisible();
    },
  },
  {
    name: 'a purchase',
    show: async (site) => {
      await site.follow('/buy/');
      await site.field('buy.amount').fill('100');
      await expect(site.main.getByText(site.t('buy.receive'))).toBeVisible();
    },
  },
  {
    name: 'the currencies of a purchase',
    goesOn: true,
    show: async (site) => {
      await site.button('buy.currency', site.main, { symbol: 'USD' }).click();
      await expect(site.dialog('buy.picker.title')).toBeVisible();
    },
  },
  {
    name: 'the way to the payment page',
    show: async (site) => {
      await site.field('buy.firstName').fill('Zoë');
      await site.field('buy.lastName').fill('Müller');
      await site.field('buy.email').fill('zoe@example.org');
      await site.button('buy.submit').click();
      await expect(site.dialog('buy.paymentPage.title')).toBeVisible();
    },
  },
  {
    name: 'a migration',
    show: async (site) => {
      await site.follow(MIGRATION);
      await expect(site.button('migration.review')).toBeEnabled();
    },
  },
  {
    name: 'the deposits to migrate',
    show: async (site) => {
      await site.follow('/beta/migrate/1/');
      await expect(site.button('migrationLanding.migrateAll')).toBeVisible();
    },
  },
  {
    name: 'the choice of the deposits to migrate',
    goesOn: true,
    show: async (site) => {
      await site.button('migrationLanding.migrateAll').click();
      await expect(site.dialog('migrationLanding.dialog.title')).toBeVisible();
    },
  },
  {
    name: 'the menu',
    only: 'header',
    show: (site) => openHeaderMenu(site, 'frame.more'),
  },
  {
    name: 'the menu of the farms',
    only: 'header',
    show: (site) => openHeaderMenu(site, 'frame.farmMenu'),
  },
  {
    name: 'the menu of languages',
    only: 'header',
    show: (site) => openHeaderMenu(site, 'frame.language'),
  },
  {
    name: 'the search',
    show: async (site) => {
      await site.follow('/swap/');
      await site.button('frame.search', site.header).click();
      await site.dialog('search.title').getByRole('combobox').fill('usd');
      await expect(site.dialog('search.title').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'the keys',
    show: async (site) => {
      await site.follow('/swap/');
      await site.page.keyboard.press('?');
      await expect(site.dialog('search.allKeys')).toBeVisible();
    },
  },
  { name: 'the sheet', only: 'phones', show: openSheet },
  {
    name: 'the sheet of languages',
    only: 'phones',
    show: async (site) => {
      await openSheet(site);
      const name = site.t('frame.language');
      await site.dialog('frame.more').getByRole('button', { name }).click();
      await expect(site.dialog('frame.language')).toBeVisible();
    },
  },
  {
    name: 'an unknown address',
    show: async (site) => {
      await site.follow('/nowhere/');
      await expect(site.main.getByText(site.t('notices.notFound'))).toBeVisible();
    },
  },
  {
    name: 'the figures of PNG',
    show: async (site) => {
      await site.follow('/swap/');
      await site.header.getByRole('button', { name: 'PNG' }).click();
      await expect(site.dialog('wallet.pngTitle')).toBeVisible();
    },
  },
];
