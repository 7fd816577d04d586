import { type ListedToken, listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { SendPage } from '../../pages/SendPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { TokenLists } from '../../pages/TokenLists';
import { expect, test } from '../../test';

const [made] = madeUpTokens('zoo', 1) as [ListedToken];

test('PNL-11 LST-27 a chosen token that no list in use has any more is reported without a link', async ({
  page,
  exchange: { devnet },
}) => {
  devnet.lists.serve('ab.tokenlist.json', listDocument('In use', [made]));
  const send = new SendPage(page);
  const lists = new TokenLists(page);
  const tokens = new TokenDialog(page);
  const token = page.getByRole('button', { name: 'Token to send:' });
  await send.openConnected();
  await token.click();
  // The list may still be on its way.
  await tokens.find(made.symbol);
  await tokens.row(made.symbol).getByRole('button').first().click();
  await expect(token).toHaveAccessibleName(`Token to send: ${made.symbol}`);
  await token.click();
  await lists.entry.click();
  await lists.use('In use').click();
  await lists.back.click();
  await page.keyboard.press('Escape');
  await expect(send.card.getByText('No list in use has this token:')).toBeVisible();
  await expect(send.card.getByText(made.address)).toBeVisible();
  await expect(send.card.getByText('No token at this address on')).toBeVisible();
  await expect(page.getByText('link you opened')).toHaveCount(0);
  await send.action('Remove this token').click();
  await expect(token).toHaveAccessibleName('Token to send: AVAX');
});
