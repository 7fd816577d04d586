import type { Page } from 'playwright/test';
import { fullOnly } from '../../fullOnly';
import { SwapPage } from '../../pages/SwapPage';
import { TokenLists } from '../../pages/TokenLists';
import { accessibilityViolations } from '../../screen/axe';
import { expectClosed } from '../../screen/dialogs';
import { tabTo } from '../../screen/tabTo';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

const TOP = '/lists/top15.tokenlist.json';

test(
  'TOK-07 LST-20 by keyboard: the entry of the token dialog opens the lists, each part is operable, and the search is as it was',
  fullOnly(),
  async ({ page }) => {
    const lists = new TokenLists(page);
    await new SwapPage(page).open();
    await lists.tokens.open('receive');
    await lists.tokens.find('png');
    const enter = lists.tokens.row('PNG').getByText('Enter', { exact: true });
    await expect(enter).toBeVisible();
    await tabTo(page, lists.entry);
    await expect(enter).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(lists.back).toBeFocused();
    await tabTo(page, lists.use('AEB'));
    await page.keyboard.press('Space');
    await expect(lists.use('AEB')).toBeChecked();
    await tabTo(page, lists.action('View', 'AEB'));
    await page.keyboard.press('Enter');
    const aeb = page.getByRole('dialog', { name: 'AEB', exact: true });
    await tabTo(page, aeb.getByRole('region', { name: 'Tokens of AEB' }));
    await page.keyboard.press('End');
    await expect(aeb.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '94');
    await page.keyboard.press('Escape');
    await expect(lists.action('View', 'AEB')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, lists.action('Remove', 'AEB'));
    await page.keyboard.press('Enter');
    await expect(lists.removal.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lists.action('Remove', 'AEB')).toBeFocused();
    await lists.back.focus();
    await page.keyboard.press('Enter');
    await expect(lists.tokens.search).toBeFocused();
    await expect(lists.tokens.search).toHaveValue('png');
    await expect(enter).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed(lists.tokens.dialog);
  },
);

test(
  'LST-03 LST-07 LST-09 REL-02 lists are selected and deselected, one stays in use, and the choice outlives a reload',
  fullOnly(),
  async ({ page }) => {
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.use('AB')).toBeChecked();
    await lists.use('AB').click();
    await expect(lists.use('AB')).not.toBeChecked();
    await expect(lists.use('Stablecoin')).toBeChecked();
    await lists.use('Defi').click();
    await lists.use('Stablecoin').click();
    await expect(lists.view.getByRole('switch', { checked: true })).toHaveAccessibleName(
      'Use Defi',
    );
    await page.reload();
    await lists.openHere();
    await expect(lists.view.getByRole('switch', { checked: true })).toHaveAccessibleName(
      'Use Defi',
    );
  },
);

test('LST-07 LST-22 LST-23 a list is removed with the typed word and added again, the last one stays and says why', async ({
  page,
}) => {
  const lists = new TokenLists(page);
  await lists.open();
  await lists.action('Remove', 'AB').click();
  const confirm = lists.removal.getByRole('button', { name: 'Remove AB' });
  await expect(lists.removal).toContainText('Type “remove” to remove the list');
  for (const typed of ['', 'delete', 'removed']) {
    await lists.removal.getByRole('textbox').fill(typed);
    await expect(confirm).toBeDisabled();
  }
  const address = new URL('/lists/ab.tokenlist.json', page.url()).href;
  await expect(lists.removal).toContainText(address);
  await page.keyboard.press('Escape');
  await lists.remove('AB');
  await expect(lists.view).toBeFocused();
  await expect(lists.row('AB')).toHaveCount(0);
  await lists.addFrom(address);
  await expect(lists.row('AB')).toContainText('version 1.0.0');
  await expect(lists.view).toContainText('AB is added and in use.');
  await lists.remove('AB');
  await expect(lists.row('AB')).toHaveCount(0);
  await expect(lists.view).not.toContainText('is added and in use');
  await expect(lists.view.getByRole('switch', { checked: true })).toHaveCount(1);
  for (const name of ['Top 15', 'AEB', 'Defi']) await lists.remove(name);
  await expect(lists.rows).toHaveCount(1);
  await expect(lists.rows).toContainText("The last list can't be removed.");
  await expect(lists.action('Remove', 'Stablecoin')).toHaveCount(0);
  await page.reload();
  await lists.openHere();
  await expect(lists.rows).toHaveCount(1);
});

test(
  'LST-06 ERR-11 ERR-24 L14 lists that cannot be fetched say so in place, the page works without them, and later with them',
  fullOnly(),
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    let isDown = true;
    await page.route('**/lists/*.json', (route) =>
      isDown ? route.fulfill({ status: 503 }) : route.continue(),
    );
    const swap = new SwapPage(page);
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.row(TOP)).toContainText(`Failed to download list ${TOP}`);
    expect(logged.join()).toContain('Could not show token list due to error');
    await expect(lists.action('View', TOP)).toBeDisabled();
    await lists.back.click();
    await lists.tokens.find('PNG');
    await lists.tokens.search.press('Enter');
    await expect(swap.pays).toBeEditable();

    isDown = false;
    await lists.openHere();
    await lists.view.getByRole('button', { name: `Try again: ${TOP}` }).click();
    await expect(lists.row('Top 15')).toContainText('version 1.0.0');

    isDown = true;
    await page.reload();
    await lists.openHere();
    await expect(lists.row('Top 15')).toContainText('The last good version stays.');
    await expect(lists.row('Top 15')).toContainText('version 1.0.0');
  },
);

test(
  'LST-03 REL-02 two tabs agree about the lists and the choice among them',
  fullOnly(),
  async ({ page, context, exchange }) => {
    const lists = new TokenLists(page);
    await lists.open();
    const other = new TokenLists(await context.newPage());
    await other.open();
    await lists.addFrom(`${exchange.url}/lists/changing.json`);
    await expect(other.row('Changing')).toContainText('3 tokens on Avalanche');
    await expect(other.use('Changing')).toBeChecked();
    await other.use('Changing').click();
    await expect(lists.use('Changing')).not.toBeChecked();
    await other.remove('Changing');
    await expect(lists.row('Changing')).toHaveCount(0);
  },
);

const LOOKS = [
  [320, 480, 'light'],
  [375, 667, 'dark'],
  [768, 1024, 'light'],
  [1280, 800, 'dark'],
] as const;

for (const [width, height, colorScheme] of LOOKS)
  test(
    `the lists, a found list and a whole list are accessible and fit at ${width} px in ${colorScheme}`,
    fullOnly(),
    async ({ page, exchange }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      const lists = new TokenLists(page);
      await lists.open();
      await expect(lists.row('AB')).toContainText('version');
      await lists.rows.last().scrollIntoViewIfNeeded();
      for (const steady of [lists.back, lists.view.getByRole('heading', { level: 2 })])
        await expect(steady).toBeInViewport({ ratio: 1 });
      expect(await accessibilityViolations(page)).toEqual([]);
      await lists.look(`${exchange.url}/lists/hostile.json`);
      await expect(lists.found.getByRole('button', { name: 'Add list' })).toBeInViewport({
        ratio: 1,
      });
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.keyboard.press('Escape');
      await lists.see('AB');
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    },
  );

/** How much wider the open dialogs are than the screen. */
function overflow(page: Page): Promise<number> {
  return page
    .getByRole('dialog')
    .evaluateAll((dialogs) =>
      Math.max(...dialogs.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    );
}

test(
  'LST-02 LST-09 a practice exchange with one list of its own works with that one',
  fullOnly(),
  async ({ page }) => {
    await configure(page, { ...PRACTICE, tokenLists: [TOP] });
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.rows).toHaveCount(1);
    await expect(lists.use('Top 15')).toBeChecked();
    await lists.use('Top 15').click();
    await expect(lists.use('Top 15')).toBeChecked();
  },
);
