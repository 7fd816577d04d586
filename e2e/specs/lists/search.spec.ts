import type { Page } from 'playwright/test';
import type { DevnetChain } from '@/devnet/devnet';
import { BAD_LISTS } from '@/devnet/services/lists/badLists';
import { type ListedToken, listDocument, madeUpTokens } from '@/devnet/services/lists/document';
import { fullOnly } from '../../fullOnly';
import { openedTokens } from '../../journeys/openedTokens';
import { AddPage } from '../../pages/AddPage';
import { Frame } from '../../pages/Frame';
import { SwapPage } from '../../pages/SwapPage';
import { TokenDialog } from '../../pages/TokenDialog';
import { accessibilityViolations } from '../../screen/axe';
import type { Problems } from '../../screen/problems';
import { expect, test } from '../../test';

/** The list that is in use on a first visit, and one that is not. */
const IN_USE = 'ab.tokenlist.json';
const OTHER = 'defi.tokenlist.json';

const [made, second] = madeUpTokens('zoo', 2) as [ListedToken, ListedToken];

/** STOP, a token of no catalogue, as a list has it. */
function stop({ tokens }: DevnetChain, fields: Partial<ListedToken> = {}): ListedToken {
  const { address, symbol, name, decimals } = tokens.STOP;
  return { chainId: 43114, address, symbol, name, decimals, ...fields };
}

/** Answers every request for a list with 404. */
async function breakLists(page: Page, problems: Problems): Promise<void> {
  problems.allow(/status of 404/);
  await page.route('/lists/**', (route) => route.fulfill({ status: 404, body: '' }));
}

test(
  'LST-27 a token of a list in use is found by symbol, name and address, with its tags',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const { address } = devnet.chains[43114].tokens.STOP;
    const tagged = { ...stop(devnet.chains[43114]), tags: ['halting', 'unknown'] };
    devnet.lists.serve(IN_USE, {
      ...listDocument('In use', [tagged, made]),
      tags: { halting: { name: 'Can halt', description: 'Its owner can halt it.' } },
    });
    const tokens = await openedTokens(page);
    for (const text of ['stop', tagged.name, address.toLowerCase()]) {
      await tokens.find(text);
      await expect(tokens.rows).toHaveText([/^STOP/]);
    }
    const row = tokens.rows.getByRole('button');
    await expect(row.getByText('Can halt', { exact: true })).toHaveAttribute(
      'title',
      'Its owner can halt it.',
    );
    await expect(row).toHaveAccessibleDescription('Can halt: Its owner can halt it.');
    await row.click();
    await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: STOP');
  },
);

test(
  'LST-27 tokens of other lists follow those in use, with a button that uses their list',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const twin = { ...second, symbol: made.symbol };
    devnet.lists.serve(IN_USE, listDocument('In use', [made]));
    devnet.lists.serve(OTHER, listDocument('Not in use', [made, twin]));
    const tokens = await openedTokens(page);
    await tokens.find(made.symbol);
    await expect(tokens.rows).toHaveText([
      /^ZOO1 *0x.*Made up zoo 1/,
      /^ZOO1 *“Not in use”, not in use · 0x.* · Made up zoo 2.*Use this list/,
    ]);
    await expect(tokens.answer).toBeEmpty();
    await tokens.search.press('Enter');
    await expect(tokens.dialog).toBeVisible();
    await tokens.find(twin.address);
    await tokens.search.press('Enter');
    await tokens.warning.getByRole('button', { name: 'Cancel' }).click();
    await tokens.rows.getByRole('button', { name: 'Use this list' }).click();
    await expect(tokens.search).toBeFocused();
    await expect(tokens.rows).not.toContainText('Not in use');
    await tokens.search.press('Enter');
    await expect(tokens.dialog).toBeHidden();
    await expect(tokens.opener('receive')).toHaveAccessibleName(
      `Token to receive: ZOO1 ${twin.address}`,
    );
  },
);

test(
  'LST-27 with every list down the catalogue and the chain are searched',
  fullOnly(),
  async ({ page, chains, problems }) => {
    await breakLists(page, problems);
    const tokens = await openedTokens(page);
    await tokens.find('png');
    await expect(tokens.row('PNG')).toBeVisible();
    await tokens.find(chains[43114].tokens.B32.address);
    await expect(tokens.rows).toHaveText([/^B32.*Unknown token/]);
  },
);

test(
  'LST-27 a link to a token of the list in use opens no warning, also on a first visit',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    devnet.lists.serve(IN_USE, listDocument('In use', [stop(devnet.chains[43114])]));
    let hasWarned = false;
    const tokens = new TokenDialog(page);
    const frame = new Frame(page);
    await page.route(`/lists/${IN_USE}`, async (route) => {
      // The token's contract is read with the next block.
      const seen = await frame.blockNumber();
      await expect.poll(() => frame.blockNumber()).toBeGreaterThan(seen);
      hasWarned = await tokens.warning.isVisible();
      await route.continue();
    });
    await page.goto(`/swap/?outputCurrency=${devnet.chains[43114].tokens.STOP.address}`);
    await expect(tokens.opener('receive')).toHaveAccessibleName('Token to receive: STOP');
    expect(hasWarned).toBe(false);
    await expect(tokens.warning).toBeHidden();
  },
);

test(
  'LST-27 a link to a token of no list asks about it, also with every list down',
  fullOnly(),
  async ({ page, chains, problems }) => {
    await breakLists(page, problems);
    await page.goto(`/swap/?outputCurrency=${chains[43114].tokens.B32.address}`);
    await expect(new TokenDialog(page).warning).toBeVisible();
  },
);

test(
  'TOK-17 a token whose list says other decimals is marked in its row, and cannot be signed for',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    devnet.lists.serve(IN_USE, BAD_LISTS['lying.json']);
    const tokens = await openedTokens(page);
    await tokens.find('stop');
    await expect(tokens.row('STOP')).toContainText('Wrong decimals');
    await tokens.search.press('Enter');
    const swap = new SwapPage(page);
    await swap.pays.fill('1');
    await expect(swap.action("STOP can't be used")).toBeVisible();
  },
);

test(
  'TOK-08 TOK-17 a balance affects the order of the list only once the contract confirms its decimals',
  fullOnly(),
  async ({ page, exchange: { devnet } }) => {
    const lying = stop(devnet.chains[43114], { decimals: 0 });
    devnet.lists.serve(IN_USE, listDocument('In use', [lying]));
    const tokens = await openedTokens(page);
    await expect(tokens.row('AVAX')).toContainText('$10,000.00');
    await tokens.find('stop');
    await expect(tokens.row('STOP')).toContainText('Wrong decimals');
    await tokens.find('');
    await tokens.scrollToUnpriced();
    await expect(tokens.row('QI')).toBeVisible();
    await expect(tokens.row('STOP')).toHaveCount(0);
    await page.keyboard.press('Escape');
    devnet.lists.serve(IN_USE, listDocument('In use', [stop(devnet.chains[43114])], '2.0.0'));
    await page.reload();
    await tokens.open('receive');
    // By its symbol it would be far below.
    await expect(tokens.row('AVAX')).toContainText('$10,000.00');
    await tokens.scrollToUnpriced();
    await expect(tokens.row('STOP')).toBeVisible();
  },
);

test(
  'LST-27 a link to the liquidity of a token of the list in use opens no warning',
  fullOnly(),
  async ({ page, exchange: { devnet }, problems }) => {
    // The document of an unknown path.
    problems.allow(/404.*\/add\//);
    const { address } = devnet.chains[43114].tokens.STOP;
    devnet.lists.serve(IN_USE, listDocument('In use', [stop(devnet.chains[43114])]));
    const add = new AddPage(page);
    await add.openByUrl(`/add/AVAX/${address}/`);
    await expect(add.token('Second', 'STOP')).toBeVisible();
    await expect(new TokenDialog(page).warning).toBeHidden();
  },
);

test(
  'LST-27 a list in use that never answers does not hide for long that a token of a link is unknown',
  fullOnly(),
  async ({ page, chains }) => {
    await page.route(`/lists/${IN_USE}`, () => undefined);
    await page.goto(`/swap/?outputCurrency=${chains[43114].tokens.B32.address}`);
    await expect(new TokenDialog(page).warning).toBeVisible();
  },
);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 320])
    test(
      `LST-27 the rows of lists are accessible in ${colorScheme} at ${width} px`,
      fullOnly(),
      async ({ page, exchange: { devnet } }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        const tagged = { ...made, symbol: 'J0E', tags: ['stable'] };
        const tags = { stable: { name: 'Stablecoin', description: 'Follows the dollar.' } };
        devnet.lists.serve(IN_USE, { ...listDocument('In use', [tagged]), tags });
        devnet.lists.serve(OTHER, {
          ...listDocument('A list of thirty characters xx', [{ ...second, tags: ['stable'] }]),
          tags,
        });
        const tokens = await openedTokens(page);
        await tokens.find('zoo');
        await expect(tokens.rows).toHaveText([/Stablecoin.*Not the real JOE/, /Use this list/]);
        // A list that is not in use recommends nothing.
        await expect(tokens.rows.last()).not.toContainText('Stablecoin');
        expect(await accessibilityViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      },
    );
