import type { Page } from 'playwright/test';
import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { SwapPage } from '../../pages/SwapPage';
import { TokenLists } from '../../pages/TokenLists';
import { expect, test } from '../../test';

const USER_KEY = 'redux_localstorage_simple_user';
const LISTS_KEY = 'redux_localstorage_simple_lists';

const USER = {
  userDarkMode: true,
  userExpertMode: true,
  userSlippageTolerance: 120,
  userDeadline: 1200,
};

/** Leaves what the historic app stored on this origin, before the first visit. */
async function leave(page: Page, state: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((texts) => {
    if (sessionStorage.getItem('hasLeft') !== null) return;
    sessionStorage.setItem('hasLeft', '');
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, state);
}

/** Waits until the historic state was looked at. */
async function taken(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('pangolin.oldState')))
    .not.toBeNull();
}

test('REL-02 a user of the historic app keeps slippage, deadline, theme and lists, but not expert mode; its keys stay, and later choices win', async ({
  page,
  exchange: { devnet, url },
}) => {
  devnet.lists.serve('mine.json', listDocument('Mine', madeUpTokens('mine', 1)));
  const mine = `${url}/lists/mine.json`;
  const lists = JSON.stringify({
    byUrl: { [mine]: { current: listDocument('Stale', madeUpTokens('stale', 2)), error: null } },
    selectedListUrl: mine,
  });
  const user = JSON.stringify(USER);
  await leave(page, { [USER_KEY]: user, [LISTS_KEY]: lists });
  const settings = new SettingsPanel(page);
  await page.goto('/swap/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await taken(page);
  await settings.open();
  await expect(settings.slippage).toHaveValue('1.2');
  await expect(settings.deadline).toHaveValue('20');
  await expect(settings.expertMode).not.toBeChecked();
  await settings.close();
  const manager = new TokenLists(page);
  await manager.openHere();
  await expect(manager.row('Mine')).toContainText('version 1.0.0');
  await expect(manager.use('Mine')).toBeChecked();
  await expect(manager.row('Stale')).toHaveCount(0);

  await page.goto('/swap/');
  await settings.open();
  await settings.preset('0.5%').click();
  await settings.close();
  await manager.reopen();
  await expect(manager.row('Mine')).toContainText('version 1.0.0');
  await page.goto('/swap/');
  await settings.open();
  await expect(settings.slippage).toHaveValue('0.5');
  const kept = await page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [USER_KEY, LISTS_KEY],
  );
  expect(kept).toEqual([user, lists]);
});

test('REL-02 S01 a broken state of the historic app is ignored silently', async ({ page }) => {
  await leave(page, { [USER_KEY]: '{"userSlippageTolerance":', [LISTS_KEY]: '[]' });
  const settings = new SettingsPanel(page);
  await new SwapPage(page).open();
  await taken(page);
  await expect(page.getByText(/could not be read/)).toHaveCount(0);
  await settings.open();
  await expect(settings.slippage).toHaveValue('0.5');
});
