import type { Locator, Page } from 'playwright/test';
import { PROPOSAL_NAMES } from '@/devnet/governance/proposals';
import type { Screen } from '@/release/size/budgets';
import { AddPage } from '../../pages/AddPage';
import { AirdropPage } from '../../pages/AirdropPage';
import { BuyPage } from '../../pages/BuyPage';
import { FarmListPage } from '../../pages/FarmListPage';
import { FarmPage } from '../../pages/FarmPage';
import { FindPage } from '../../pages/FindPage';
import { GovernancePage } from '../../pages/GovernancePage';
import { LandingPage } from '../../pages/LandingPage';
import { MigratePage } from '../../pages/MigratePage';
import { PoolPage } from '../../pages/PoolPage';
import { RemovePage } from '../../pages/RemovePage';
import { SendPage } from '../../pages/SendPage';
import { StakePage } from '../../pages/StakePage';
import { SwapPage } from '../../pages/SwapPage';
import { expect } from '../../test';

/** The first load of a document of the site. */
export type FirstLoad = {
  /** The address of the document, as in budgets.json. */
  readonly route: string;
  /** An address that the document answers. */
  readonly address: string;
  /** Acts as a user would, at once or not at all. */
  readonly use: (page: Page) => Promise<void>;
  /** Its figures come with the texts of a preview. */
  readonly previews?: boolean;
};

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const WAVAX = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7';
const MIGRATION = `/migrate/AVAX/${PNG}/0/AVAX/${PNG}/1/`;

/** Sees a part of the screen that its own code renders. */
const sees = (part: (page: Page) => Locator) => (page: Page) =>
  expect(part(page)).toBeVisible({ timeout: 100 });

/** Types into a field, which keeps it once the page is usable. */
const types = (field: (page: Page) => Locator) => async (page: Page) => {
  await field(page).fill('100', { timeout: 100 });
  await expect(field(page)).toHaveValue('100', { timeout: 100 });
};

const pairIsSeen = sees((page) => new AddPage(page).figure('Pool share afterwards'));
const migrationIsSeen = sees((page) => new MigratePage(page).card);

// biome-ignore format: one line per document
export const FIRST_LOADS: readonly (FirstLoad & { readonly route: Screen })[] = [
  { route: '/swap/', address: '/swap/', use: types((page) => new SwapPage(page).pays) },
  { route: '/pool/', address: '/pool/', use: sees((page) => new PoolPage(page).positions) },
  { route: '/send/', address: '/send/', use: types((page) => new SendPage(page).amount) },
  { route: '/find/', address: '/find/', use: sees((page) => new FindPage(page).picker('First')) },
  { route: '/add/AVAX/', address: '/add/AVAX/', use: types((page) => new AddPage(page).first) },
  { route: '/add/_/_/', address: `/add/AVAX/${PNG}/`, use: pairIsSeen, previews: true },
  { route: '/create/_/_/', address: `/create/AVAX/${PNG}/`, use: pairIsSeen, previews: true },
  { route: '/remove/_/_/', address: `/remove/AVAX/${PNG}/`, use: sees((page) => new RemovePage(page).card) },
  { route: '/png/2/', address: '/png/2/', use: sees((page) => new FarmListPage(page).search) },
  { route: '/png/_/_/_/', address: `/png/AVAX/${PNG}/2/`, use: sees((page) => new FarmPage(page).card) },
  { route: '/stake/0/', address: '/stake/0/', use: sees((page) => new StakePage(page).cards.first()) },
  { route: '/stake/_/_/', address: `/stake/0/${WAVAX}/`, use: sees((page) => new StakePage(page).card) },
  { route: '/vote/', address: '/vote/', use: (page) => expect(new GovernancePage(page).rows).toHaveCount(PROPOSAL_NAMES.length, { timeout: 100 }) },
  { route: '/vote/_/', address: '/vote/4/', use: sees((page) => new GovernancePage(page).overview) },
  { route: '/airdrop/', address: '/airdrop/', use: sees((page) => new AirdropPage(page).checkedAddress) },
  { route: '/buy/', address: '/buy/', use: types((page) => new BuyPage(page).amount) },
  { route: '/ido/', address: '/ido/', use: sees((page) => page.getByRole('heading', { level: 1, name: 'IDOs' })) },
  { route: '/beta/migrate/1/', address: '/beta/migrate/1/', use: (page) => expect(new LandingPage(page).total('Still in version 1')).toContainText('$', { timeout: 100 }) },
  { route: '/migrate/_/_/_/_/_/_/', address: MIGRATION, use: migrationIsSeen },
];

/** Which of them only a host with `_redirects` answers with their own document. */
export function isShell({ route }: Pick<FirstLoad, 'route'>): boolean {
  return route.includes('/_/');
}

/** On a plain host, 404.html answers the largest of the shells, and loads its screen as well. */
export const NOT_FOUND: FirstLoad = {
  route: '/404.html',
  address: MIGRATION,
  use: migrationIsSeen,
};
