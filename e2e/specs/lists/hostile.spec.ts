import { evenly, type HostileList, hostileLists } from '@/devnet/services/lists/hostileLists';
import { TokenLists } from '../../pages/TokenLists';
import { expectClosed } from '../../screen/dialogs';
import { configure, PRACTICE } from '../../setup/configuration';
import { expect, test } from '../../test';

const USABLE = 12;
const REFUSED = 11;
/** What is in every sample: one is refused, and the other loses its time. */
const ALWAYS = ['3 MB', 'timestamp = "2026-99-99T99:99:99Z"'];

/** A sample of the hostile lists, usable and refused ones, evenly spread. */
function sample(): readonly HostileList[] {
  const always = hostileLists().filter(({ what }) => ALWAYS.includes(what));
  const others = hostileLists().filter(({ what }) => !ALWAYS.includes(what));
  const usable = others.filter(({ isUsable }) => isUsable);
  const refused = others.filter(({ isUsable }) => !isUsable);
  return [...evenly(usable, USABLE), ...always, ...evenly(refused, REFUSED)];
}

/** A text as the page shows it once a list was fetched, or why it can't be used. */
const FETCHED = /version \d|Duplicate tokens|failed validation|Failed to download|could not/i;

test('L13 LST-16 hostile lists make no foreign request and run no script, and the page works with them in use', async ({
  page,
  exchange,
}) => {
  test.slow();
  const scripts: string[] = [];
  page.on('dialog', (dialog) => {
    scripts.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = sample();
  const names = hostile.map((_list, index) => `hostile${index}.json`);
  for (const [index, { body }] of hostile.entries())
    exchange.devnet.lists.serve(names[index] ?? '', body);
  await configure(page, { ...PRACTICE, tokenLists: names.map((name) => `/lists/${name}`) });
  const lists = new TokenLists(page);
  await lists.open();
  await expect(lists.rows).toHaveCount(25);
  await expect(lists.rows).toHaveText(names.map(() => FETCHED));

  const views = lists.view.getByRole('button', { name: /^View/, disabled: false });
  const usable = hostile.filter(({ isUsable }) => isUsable).length;
  await expect(views).toHaveCount(usable);
  for (let index = 0; index < usable; index += 1) {
    await views.nth(index).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog.getByText('Version', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
  }
  const off = lists.view.getByRole('switch', { checked: false });
  while ((await off.count()) > 0) await off.first().click();
  await lists.back.click();
  await lists.tokens.find('hostile');
  await expect(lists.tokens.row('HOSTILE1')).toBeVisible();
  await lists.tokens.find('png');
  await lists.tokens.search.press('Enter');
  await expectClosed(lists.tokens.dialog);
  await expect(page.getByRole('button', { name: 'Token to receive: PNG' })).toBeVisible();
  expect(scripts).toEqual([]);
});
