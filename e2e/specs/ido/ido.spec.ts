import { Frame } from '../../pages/Frame';
import { accessibilityViolations, scrollToEnd } from '../../screen/axe';
import { cutParts } from '../../screen/cutParts';
import { tabTo } from '../../screen/tabTo';
import { expect, test } from '../../test';

const COMING_SOON = 'https://medium.com/avalaunch/coming-soon-to-avalaunch-398e8281f7fb';
const UPCOMING = [
  [
    'Kalao by Avalaunch',
    'https://medium.com/avalaunch/kalao-x-avalaunch-ido-announcement-c788122628ab',
  ],
  [
    'Boo Finance by Penguin Finance',
    'https://twitter.com/penguin_defi/status/1431640280063750155?s=20',
  ],
  ['Oh! Finance by Avalaunch', COMING_SOON],
  ['Rise Online by Avalaunch', COMING_SOON],
  ['Colony by Avalaunch', COMING_SOON],
];
const ENDED = [
  [
    'Yay Protocol by Avalaunch',
    'https://medium.com/avalaunch/yay-games-update-public-sale-has-been-increased-to-400-000-63695d5788d5',
  ],
];

test('IDO-01 IDO-02 IDO-03 two lists by status show the six offerings, each a link to its announcement, whose host is visible', async ({
  page,
}) => {
  await page.goto('/ido/');
  await expect(page).toHaveTitle('IDOs · Pangolin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IDOs');
  await expect(page.getByText('Pangolin does not check these projects.')).toBeVisible();
  await expect(page.getByText('announced in 2021')).toBeVisible();
  for (const [status, projects] of [
    ['Upcoming', UPCOMING],
    ['Ended', ENDED],
  ] as const) {
    const links = page.getByRole('region', { name: status }).getByRole('link');
    await expect(links).toHaveText(
      projects.map(([name, url = '']) => `${name} Announcement on ${new URL(url).host}`),
    );
    for (const [index, [, url = '']] of projects.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute('href', url);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  }
});

test('IDO-03 an announcement opens in a new tab, by keyboard', async ({ page, context }) => {
  await context.route('https://medium.com/**', (route) => route.fulfill({ body: 'Announcement' }));
  await page.goto('/ido/');
  await expect(new Frame(page).block).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /^Kalao by Avalaunch/ }));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveURL(/^https:\/\/medium\.com\/avalaunch\/kalao/);
  await expect(page).toHaveURL('/ido/');
});

test('IDO-01 PNL-07 the menu leads to the page, and on a phone the sheet, which closes', async ({
  page,
}) => {
  await page.goto('/swap/');
  await expect(new Frame(page).block).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'IDOs' }).click();
  await expect(page).toHaveURL('/ido/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IDOs');

  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/swap/');
  await expect(new Frame(page).block).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'IDOs' }).click();
  await expect(page).toHaveURL('/ido/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/swap/');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`IDO-01 at 320 px nothing of the page is cut off, and it is accessible, in ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/ido/');
    await expect(new Frame(page).block).toBeVisible();
    await scrollToEnd(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await cutParts(page)).toEqual([]);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBe(0);
  });
}
