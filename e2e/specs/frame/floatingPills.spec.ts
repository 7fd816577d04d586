import type { Page } from 'playwright/test';
import { ACCOUNTS } from '@/devnet/accounts';
import { rewardPlace } from '@/devnet/farms/rewardPlace';
import { AddPage } from '../../pages/AddPage';
import { FarmPage } from '../../pages/FarmPage';
import { Frame } from '../../pages/Frame';
import { StakePage } from '../../pages/StakePage';
import { expect, test } from '../../test';

const WIDTHS = [1200, 1264, 1280, 1440];
/** As many digits as a block of Avalanche has. */
const LONG_BLOCK = '68,241,234';

/**
 * The pills that stay visible while the page scrolls, and reach over the columns of the screen:
 * wherever it is scrolled to, they would lie on a text.
 */
function pillsOverColumns(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const edges = [...document.querySelectorAll('main :is(section, dl, h1, button, input)')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    const left = Math.min(...edges.map((box) => box.left));
    const right = Math.max(...edges.map((box) => box.right));
    const footer = document.querySelector('footer');
    if (!footer || !/^(fixed|sticky)$/.test(getComputedStyle(footer).position)) return [];
    return [...footer.children].flatMap((pill) => {
      const box = pill.getBoundingClientRect();
      return box.right > left && box.left < right ? [pill.textContent ?? ''] : [];
    });
  });
}

test('NAV-25 no pill at the bottom reaches over a farm, a stake or a new pair', async ({
  page,
  chains,
  wallet,
  problems,
}) => {
  // The documents of paths with addresses.
  problems.allow(/404/);
  await wallet.prepare({ isConnected: true, account: ACCOUNTS.farmer });
  const { tokens } = chains[43114];
  const farm = new FarmPage(page);
  const stake = new StakePage(page);
  const add = new AddPage(page);
  const screens = [
    () => farm.open(2),
    () => stake.open(rewardPlace('WAVAX_V0')),
    () => add.openByUrl(`/create/${tokens['DAI.e'].address}/${tokens['LINK.e'].address}/`),
  ];
  for (const open of screens) {
    await open();
    const { block } = new Frame(page);
    await expect(block).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await block.evaluate((link, text) => {
        const number = link.lastChild;
        if (number) number.textContent = text;
      }, LONG_BLOCK);
      expect(await pillsOverColumns(page), `${page.url()} at ${width}`).toEqual([]);
    }
  }
});
