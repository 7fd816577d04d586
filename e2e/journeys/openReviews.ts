import { expect, type Locator, type Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { giveLiquidity } from '@/e2e/chain/liquidity';
import { AddPage } from '@/e2e/pages/AddPage';
import { RemovePage } from '@/e2e/pages/RemovePage';
import { reviewDialog } from '@/e2e/screen/reviewDialog';
import { connectedSwap } from './connectedSwap';

/** A review that can be confirmed, and its confirm button. */
type OpenReview = { readonly dialog: Locator; readonly confirm: Locator };

/** How a user opens each review except the swap's, with the approvals that it needs. */
export const OTHER_REVIEWS: readonly (readonly [
  name: string,
  open: (page: Page, chain: DevnetChain) => Promise<OpenReview>,
])[] = [
  ['supply', openSupply],
  ['removal', openRemoval],
  ['wrap', openWrap],
];

async function openSupply(page: Page, { tokens }: DevnetChain): Promise<OpenReview> {
  const add = new AddPage(page);
  await add.openConnected(`/add/AVAX/${tokens.PNG.address}/`);
  await add.first.pressSequentially('1.5');
  await add.openReview();
  await add.approve('PNG');
  return confirmable(add.review.dialog, add.review.confirmButton);
}

async function openRemoval(page: Page, chain: DevnetChain): Promise<OpenReview> {
  await giveLiquidity(chain, ['WAVAX', 'PNG'], 1n);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', chain.tokens.PNG.address);
  await remove.action('50%').click();
  await remove.openReview();
  await remove.review.action('Approve with a signature').click();
  return confirmable(remove.review.dialog, remove.review.confirmButton);
}

/** Opens the review of a wrap. */
export async function openWrap(page: Page): Promise<OpenReview> {
  const swap = await connectedSwap(page);
  await swap.choose('receive', 'WAVAX');
  await swap.pays.pressSequentially('1.5');
  await swap.action('Wrap').click();
  const dialog = reviewDialog(page, 'Review wrap', 'AVAX wrapped');
  return confirmable(dialog, dialog.getByRole('button', { name: 'Confirm wrap' }));
}

async function confirmable(dialog: Locator, confirm: Locator): Promise<OpenReview> {
  await expect(confirm).toBeEnabled();
  return { dialog, confirm };
}
