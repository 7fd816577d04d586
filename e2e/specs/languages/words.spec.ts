import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { InLanguage } from '../../journeys/languages/InLanguage';
import { TokenLists } from '../../pages/TokenLists';
import { expectClosed } from '../../screen/dialogs';
import { textsIn } from '../../screen/textsIn';
import { expect, test } from '../../test';

test('LNG-05 LNG-13 in Turkish a list is removed with the Turkish word, with a dotted or a dotless i', async ({
  page,
  exchange,
  wallet,
}) => {
  exchange.devnet.lists.serve('mine.json', listDocument('Mine', madeUpTokens('mine', 1)));
  const lists = new TokenLists(page);
  await lists.open();
  await lists.addFrom(`${exchange.url}/lists/mine.json`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();

  const t = await textsIn('tr');
  const site = new InLanguage(page, { t, wallet });
  await site.button('swap.outputCurrency', site.main, { symbol: t('tokens.selectTitle') }).click();
  const dialogs = page.getByRole('dialog');
  await site.button('tokenChoice.manageLists', dialogs.last()).click();
  await site.button('lists.removeList', dialogs.last(), { name: 'Mine' }).click();
  const removal = site.dialog('lists.removeTitle');
  const remove = site.button('lists.removeList', removal, { name: 'Mine' });
  const field = removal.getByLabel(t('lists.typeWord', { word: 'sil' }), { exact: true });
  for (const typed of ['', 'remove', 'si', 'SİL', 'Sil', 'sül']) {
    await field.fill(typed);
    await expect(remove, typed).toBeDisabled();
  }
  for (const typed of ['sil', 'sıl', 'ｓｉｌ']) {
    await field.fill(typed);
    await expect(remove, typed).toBeEnabled();
  }
  await remove.click();
  await expectClosed(removal);
  await expect(dialogs.last().getByText('Mine', { exact: true })).toHaveCount(0);
});
