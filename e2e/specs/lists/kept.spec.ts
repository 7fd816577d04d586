import { listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { fullOnly } from '../../fullOnly';
import { TokenLists } from '../../pages/TokenLists';
import { accessibilityViolations } from '../../screen/axe';
import { expect, test } from '../../test';

/** The list that is selected on a first visit, and the one that takes its place. */
const [AB, STABLE] = ['ab.tokenlist.json', 'stablecoin.tokenlist.json'] as const;

test(
  'LST-09 L14 while the selected list fails on a first visit, another list of this site is used and named, and later the selected one',
  fullOnly(),
  async ({ page, problems, exchange: { devnet } }) => {
    problems.allow(/status of 500/);
    devnet.lists.serve(STABLE, listDocument('Stablecoin', madeUpTokens('zoo', 1)));
    let isDown = true;
    await page.route(`/lists/${AB}`, (route) =>
      isDown ? route.fulfill({ status: 500 }) : route.continue(),
    );
    const lists = new TokenLists(page);
    await lists.open();
    const notice = `Could not load /lists/${AB}. Using Stablecoin.`;
    await expect(lists.view).toContainText(notice);
    await expect(lists.row(`/lists/${AB}`)).toContainText('Server error 500.');
    await expect(lists.use(`/lists/${AB}`)).toBeChecked();
    await expect(lists.use('Stablecoin')).not.toBeChecked();
    expect(await accessibilityViolations(page)).toEqual([]);
    await lists.back.click();
    await lists.tokens.find('zoo1');
    await expect(lists.tokens.row('ZOO1')).not.toContainText('Use this list');
    await lists.tokens.search.press('Enter');
    await expect(lists.tokens.opener('receive')).toHaveAccessibleName('Token to receive: ZOO1');

    isDown = false;
    await lists.openHere();
    await lists.view.getByRole('button', { name: `Try again: /lists/${AB}` }).click();
    await expect(lists.row('AB')).toContainText('version 1.0.0');
    await expect(lists.view).not.toContainText('instead');
    await lists.back.click();
    await lists.tokens.find('zoo1');
    await expect(lists.tokens.row('ZOO1')).toContainText('Use this list');
  },
);

test(
  'LST-05 an earlier version of a list changes nothing, and its row says why',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const name = 'falling.json';
    const [first, second] = [madeUpTokens('falling', 1), madeUpTokens('falling', 2)];
    devnet.lists.serve(name, listDocument('Falling', second, '1.3.0'));
    const lists = new TokenLists(page);
    await lists.open();
    await lists.addFrom(`${url}/lists/${name}`);
    devnet.lists.serve(name, listDocument('Falling', first, '1.2.0'));
    await lists.reopen();
    const notice = 'Its address now has an earlier version (1.2.0). You keep 1.3.0.';
    await expect(lists.row('Falling')).toContainText(notice);
    await expect(lists.row('Falling')).toContainText('2 tokens on Avalanche · version 1.3.0');
    await expect(lists.news).toBeHidden();
  },
);

test(
  'LST-13 LST-24 an update that is put off in one tab is not shown again in the other',
  fullOnly(),
  async ({ page, context, exchange: { devnet, url } }) => {
    const name = 'moving.json';
    devnet.lists.serve(name, listDocument('Moving', madeUpTokens('moving', 2)));
    const lists = new TokenLists(page);
    await lists.open();
    await lists.addFrom(`${url}/lists/${name}`);
    devnet.lists.serve(name, listDocument('Moving', madeUpTokens('moving', 1), '2.0.0'));
    const other = new TokenLists(await context.newPage());
    for (const tab of [lists, other]) {
      await tab.page.goto('/swap/');
      await expect(tab.news).toContainText('Moving has an update to 2.0.0');
    }
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(lists.news).toBeHidden();
    await expect(other.news).toBeHidden();
    await other.reopen();
    await expect(other.action('Update', 'Moving')).toBeVisible();
    await expect(other.news).toBeHidden();
  },
);
