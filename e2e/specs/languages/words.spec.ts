import type { Locator, Page } from 'playwright/test';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { seededTokens } from '@/devnet/tokens/tokens';
import { LANGUAGE_NAMES } from '@/lib/base/i18n/languageNames';
import { LOCALES, type Locale } from '@/lib/base/i18n/locales';
import { fullOnly } from '../../fullOnly';
import { InLanguage } from '../../journeys/languages/InLanguage';
import { outcomeIn } from '../../pages/outcomeIn';
import { TokenLists } from '../../pages/TokenLists';
import { expectClosed } from '../../screen/dialogs';
import { textsIn } from '../../screen/textsIn';
import { BROWSER_LANGUAGES } from '../../setup/browserLanguages';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import type { Wallet } from '../../wallets/wallet';

const { QI } = seededTokens(43114);

type Removal = { readonly locale: Locale; readonly list: string; readonly wallet: Wallet };

/** Adds a list in English, changes the language of the page, and asks to remove the list. */
async function askToRemove(page: Page, { locale, list, wallet }: Removal) {
  const lists = new TokenLists(page);
  await lists.open();
  await lists.addFrom(list);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (locale !== 'en') {
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[locale] }).click();
  }

  const t = await textsIn(locale);
  const site = new InLanguage(page, { t, wallet });
  await site.button('swap.outputCurrency', site.main, { symbol: t('tokens.selectTitle') }).click();
  const dialogs = page.getByRole('dialog');
  await site.button('tokenChoice.manageLists', dialogs.last()).click();
  await site.button('lists.removeList', dialogs.last(), { name: 'Mine' }).click();
  const removal = site.dialog('lists.removeTitle');
  const word = t('lists.removeWord');
  return {
    word,
    field: removal.getByLabel(t('lists.typeWord', { word }), { exact: true }),
    button: site.button('lists.removeList', removal, { name: 'Mine' }),
    remove: async () => {
      await site.button('lists.removeList', removal, { name: 'Mine' }).click();
      await expectClosed(removal);
      await expect(dialogs.last().getByText('Mine', { exact: true })).toHaveCount(0);
    },
  };
}

/** Types the English word by keys, then the word of the language; only that one is taken. */
async function typeWord(field: Locator, { word, english, button }: Typed): Promise<void> {
  await field.pressSequentially(english);
  await expect(button).toBeEnabled({ enabled: word === english });
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await expect(button).toBeDisabled();
  await field.pressSequentially(word);
  await expect(button).toBeEnabled();
}

type Typed = { readonly word: string; readonly english: string; readonly button: Locator };

test.beforeEach(({ exchange }) =>
  exchange.devnet.lists.serve('mine.json', listDocument('Mine', madeUpTokens('mine', 1))),
);

test('LNG-05 LNG-13 in Turkish a list is removed with the Turkish word, with a dotted or a dotless i', async ({
  page,
  exchange,
  wallet,
}) => {
  const list = `${exchange.url}/lists/mine.json`;
  const { word, field, button, remove } = await askToRemove(page, { locale: 'tr', list, wallet });
  expect(word).toBe('sil');
  for (const typed of ['', 'remove', 'si', 'SİL', 'Sil', 'sül']) {
    await field.fill(typed);
    await expect(button, typed).toBeDisabled();
  }
  for (const typed of ['sil', 'sıl', 'ｓｉｌ']) {
    await field.fill(typed);
    await expect(button, typed).toBeEnabled();
  }
  await remove();
});

for (const locale of LOCALES) {
  test(
    `LNG-05 in ${locale} a list is removed once the word of the language is typed by keys`,
    fullOnly(locale !== 'de'),
    async ({ page, exchange, wallet }) => {
      const list = `${exchange.url}/lists/mine.json`;
      const { word, field, button, remove } = await askToRemove(page, { locale, list, wallet });
      await typeWord(field, { word, english: 'remove', button });
      await remove();
    },
  );

  test.describe(`in a browser in ${BROWSER_LANGUAGES[locale]}`, () => {
    test.use({ locale: BROWSER_LANGUAGES[locale] });

    test(
      `LNG-05 SWP-17 in ${locale} a very high price impact is accepted once the word of the language is typed by keys`,
      fullOnly(locale !== 'de'),
      async ({ page, wallet }) => {
        await saveSettings(page, { userExpertMode: true });
        await wallet.prepare({ isConnected: true });
        const t = await textsIn(locale);
        const site = new InLanguage(page, { t, wallet });
        await page.goto(`/swap/?outputCurrency=${QI.address}`);
        await site.field('swap.youPay').pressSequentially('7');
        await site.button('swap.swapAnyway').click();
        const dialog = site.dialog('swapReview.impactTitleSevere');
        const word = t('frame.confirmWord');
        const field = dialog.getByLabel(t('swapReview.impactType', { word }), { exact: true });
        const button = site.button('swap.swapNow', dialog);
        await typeWord(field, { word, english: 'confirm', button });
        await button.click();
        const done = outcomeIn(site.dialog('transactions.swapDone'), t('transactions.confirmed'));
        await expect(done).toBeVisible();
      },
    );
  });
}
