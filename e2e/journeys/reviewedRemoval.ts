import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import type { TokenKey } from '@/devnet/tokens/tokens';
import { giveLiquidity } from '@/e2e/chain/liquidity';
import { RemovePage } from '@/e2e/pages/RemovePage';

type Position = {
  /** The token paired with AVAX. */
  readonly token?: TokenKey;
  /** The account's share of the pool, in percent. */
  readonly share?: bigint;
};

/**
 * Gives the account liquidity in a pool with AVAX and opens the review that removes a part of it.
 */
export async function reviewedRemoval(
  page: Page,
  chain: DevnetChain,
  removed: `${number}%`,
  { token = 'PNG', share = 1n }: Position = {},
): Promise<RemovePage> {
  await giveLiquidity(chain, ['WAVAX', token], share);
  const remove = new RemovePage(page);
  await remove.openConnected('AVAX', chain.tokens[token].address);
  await remove.action(removed).click();
  await remove.openReview();
  return remove;
}
