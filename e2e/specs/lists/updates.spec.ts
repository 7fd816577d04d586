import { type ListedToken, listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { fullOnly } from '../../fullOnly';
import { SwapPage } from '../../pages/SwapPage';
import { TokenLists } from '../../pages/TokenLists';
import { addOtherNews } from '../../setup/otherNews';
import { expect, test } from '../../test';
import { changing, NAME, withList } from './changingList';

const [FIRST, SECOND, THIRD, FOURTH] = madeUpTokens('changing', 4) as [
  ListedToken,
  ListedToken,
  ListedToken,
  ListedToken,
];

const ADDED = changing([FIRST, SECOND, THIRD, FOURTH], '1.1.0');
const REMOVED = changing([FIRST, { ...SECOND, name: 'Renamed' }, FOURTH], '2.0.0');
const TOO_SMALL = changing([FIRST], '1.0.1');

test(
  'LST-11 LST-24 TXN-17 the minor update of an added list is in use at once, and a popup shows what it changed',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = await withList(page, url);
    devnet.lists.serve(NAME, ADDED);
    await page.reload();
    await expect(lists.news).toContainText('Changing was updated to 1.1.0: 1 token added.');
    await lists.openUpdates();
    await expect(lists.updates.getByRole('listitem').last()).toHaveText(/^Added ?CHANGING4/);
    await expect(lists.updates.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
    await lists.updates.getByRole('button', { name: 'Close' }).click();
    await expect(lists.news).toBeHidden();
    await lists.openHere();
    await expect(lists.row('Changing')).toContainText('version 1.1.0');
  },
);

test(
  'LST-13 LST-24 L11 a major update of an added list waits in a popup until it is accepted',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    await page.clock.install();
    const lists = await withList(page, url);
    devnet.lists.serve(NAME, REMOVED);
    await page.reload();
    const notice =
      'Changing has an update to 2.0.0: 1 token added, 1 token removed, and 1 token changed.';
    await lists.openHere();
    await expect(lists.news).toContainText(notice);
    await page.clock.fastForward(60_000);
    await expect(lists.news).toContainText(notice);
    await expect(lists.row('Changing')).toContainText('version 1.0.0');
    await lists.openUpdates();
    await expect(lists.updates.getByRole('region', { name: 'Changes to Changing' })).toContainText(
      /Removed ?CHANGING3.*Changed ?CHANGING2.*name was Made up changing 2.*Added ?CHANGING4/,
    );
    await lists.updates.getByRole('button', { name: 'Accept update of Changing' }).click();
    await expect(lists.updates).toBeHidden();
    await expect(lists.news).toBeHidden();
    await expect(lists.row('Changing')).toContainText('version 2.0.0');
  },
);

test(
  'LST-08 LST-13 an update that is put off is not shown again, and can be accepted from the list',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = await withList(page, url);
    const other = await addOtherNews(lists, devnet, url);
    devnet.lists.serve(NAME, REMOVED);
    await page.reload();
    await lists.openUpdates();
    await lists.updates.getByRole('button', { name: 'Update Changing later' }).click();
    await expect(lists.news).toBeHidden();
    other.publish();
    await lists.reopen();
    await expect(lists.action('Update', 'Changing')).toBeVisible();
    await other.expectAlone();
    await lists.action('Update', 'Changing').click();
    await lists.updates.getByRole('button', { name: /^Accept/ }).click();
    await expect(lists.row('Changing')).toContainText('version 2.0.0');
    await expect(lists.action('Update', 'Changing')).toHaveCount(0);
  },
);

test(
  'LST-12 LST-24 L10 an update that removes tokens but calls itself a patch is refused in words and logged',
  fullOnly(),
  async ({ page, problems, exchange: { devnet, url } }) => {
    problems.allow(/changes more than its version says/);
    const lists = await withList(page, url);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    devnet.lists.serve(NAME, TOO_SMALL);
    await page.reload();
    await expect(lists.news).toContainText(
      'Changing was not updated: 1.0.1 calls itself a patch, but: 2 tokens removed.',
    );
    expect(logged.join()).toContain('changes more than its version says');
    await lists.openHere();
    await expect(lists.row('Changing')).toContainText('3 tokens on Avalanche · version 1.0.0');
    await lists.openUpdates();
    await lists.updates.getByRole('button', { name: 'Accept anyway: update of Changing' }).click();
    await expect(lists.row('Changing')).toContainText('1 token on Avalanche · version 1.0.1');
    await expect(lists.view).toBeFocused();
  },
);

test(
  'LST-13 a default list changes silently, also in a major step',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = new TokenLists(page);
    await lists.open();
    await expect(lists.row('AB')).toContainText('version 1.0.0');
    const other = await addOtherNews(lists, devnet, url);
    devnet.lists.serve('ab.tokenlist.json', listDocument('AB', [FIRST], '2.0.0'));
    other.publish();
    await lists.reopen();
    await expect(lists.row('AB')).toContainText('1 token on Avalanche · version 2.0.0');
    await other.expectAlone();
  },
);

test(
  'LST-05 ERR-27 L12 other tokens under the same version are an error in place, and the old list stays',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = await withList(page, url);
    devnet.lists.serve(NAME, changing([FIRST], '1.0.0'));
    await lists.reopen();
    await expect(lists.row('Changing')).toContainText('unexpected no version bump');
    await expect(lists.row('Changing')).toContainText('The last good version stays.');
    await expect(lists.row('Changing')).toContainText('3 tokens on Avalanche');
  },
);

test(
  'LST-24 one popup shows all selected lists with an update, and no other',
  fullOnly(),
  async ({ page, problems, exchange: { devnet, url } }) => {
    problems.allow(/changes more than its version says/);
    const lists = await withList(page, url);
    for (const name of ['Second', 'Third']) {
      devnet.lists.serve(`${name}.json`, listDocument(name, [FIRST]));
      await lists.addFrom(`${url}/lists/${name}.json`);
      devnet.lists.serve(`${name}.json`, listDocument(name, [SECOND], '2.0.0'));
    }
    await lists.use('Third').click();
    devnet.lists.serve(NAME, TOO_SMALL);
    await page.reload();
    await expect(lists.news.getByText(/^(Second has an update|Changing was not)/)).toHaveCount(2);
    await expect(lists.news).not.toContainText('Third');
    await expect(page.getByRole('button', { name: 'View changes' })).toHaveCount(1);
    await lists.openUpdates();
    await lists.updates.getByRole('button', { name: 'Accept update of Second' }).click();
    await expect(lists.updates).toContainText('Changing was not updated');
    await expect(lists.updates).not.toContainText('Second');
  },
);

test(
  'LST-25 a list shows its last three versions, goes back to one, is pinned there, and is updated again later',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = await withList(page, url);
    const other = await addOtherNews(lists, devnet, url);
    for (const document of [ADDED, changing([...ADDED.tokens].reverse(), '1.1.1')]) {
      devnet.lists.serve(NAME, document);
      await lists.reopen();
    }
    await expect(lists.row('Changing')).toContainText('version 1.1.1');
    const list = await lists.see('Changing');
    await expect(list.getByRole('button', { name: /^Use / })).toHaveText([
      'Use 1.1.0',
      'Use 1.0.0',
    ]);
    await list.getByText('1.0.0: 1 token removed').click();
    await expect(list.getByRole('region', { name: 'Changes from 1.1.1 to 1.0.0' })).toContainText(
      'CHANGING4',
    );
    await list.getByRole('button', { name: 'Use 1.0.0' }).click();
    await expect(list.getByRole('switch', { name: 'Pin this version' })).toBeChecked();
    other.publish();
    await lists.reopen();
    await expect(lists.row('Changing')).toContainText(
      '3 tokens on Avalanche · version 1.0.0, pinned',
    );
    await expect(lists.action('Update', 'Changing')).toBeVisible();
    await other.expectAlone();
    await lists.action('Update', 'Changing').click();
    await lists.updates.getByRole('button', { name: /^Accept/ }).click();
    await expect(lists.row('Changing')).toContainText('4 tokens on Avalanche · version 1.1.1');
  },
);

test(
  'LST-25 a list that is pinned by its switch, or by its words, keeps its version until it is unpinned',
  fullOnly(),
  async ({ page, exchange: { devnet, url } }) => {
    const lists = await withList(page, url);
    const list = await lists.see('Changing');
    await list.getByText('Pin this version').click();
    const pinned = list.getByRole('switch', { name: 'Pin this version' });
    await expect(pinned).toBeChecked();
    devnet.lists.serve(NAME, ADDED);
    await lists.reopen();
    await expect(lists.row('Changing')).toContainText('version 1.0.0, pinned');
    await expect(lists.action('Update', 'Changing')).toBeVisible();
    await lists.see('Changing');
    await pinned.click();
    await expect(pinned).not.toBeChecked();
    await lists.reopen();
    await expect(lists.row('Changing')).toContainText('4 tokens on Avalanche · version 1.1.0');
  },
);

test(
  'LST-24 an update that is accepted in one tab is not shown again in the other',
  fullOnly(),
  async ({ page, context, exchange: { devnet, url } }) => {
    const lists = await withList(page, url);
    devnet.lists.serve(NAME, REMOVED);
    await page.reload();
    await expect(lists.news).toBeVisible();
    const other = new TokenLists(await context.newPage());
    await new SwapPage(other.page).open();
    await other.openUpdates();
    await other.updates.getByRole('button', { name: /^Accept/ }).click();
    await expect(lists.news).toBeHidden();
  },
);
