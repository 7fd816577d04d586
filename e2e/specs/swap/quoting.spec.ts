import type { Locator } from 'playwright/test';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { expect, test } from '../../test';

/** Long enough to look at what is shown before the pools are read. */
const SLOW = { type: 'delay', ms: 5_000 } as const;

/** The height of each row of a card's figures, from the top of the page. */
async function rowsOf(card: Locator): Promise<readonly (readonly unknown[])[]> {
  const terms = await card.getByRole('term').all();
  return Promise.all(
    terms.map(async (term) => [await term.textContent(), (await term.boundingBox())?.y]),
  );
}

/** Expects a skeleton for an amount that is being computed: no text, no zero. */
async function expectSkeleton(field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-busy', 'true');
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('placeholder', '0');
  expect(await field.locator('+ span > span').boundingBox()).toMatchObject({
    width: expect.any(Number),
  });
}

test('SWP-06 LIQ-08 while the pools are read, the other amount and the figures are skeletons, and nothing moves when they come', async ({
  page,
  chains,
}) => {
  const { proxy, tokens } = chains[43114];
  const swap = await connectedSwap(page);
  const card = page.getByRole('region', { name: 'Swap' });
  await expect(page.getByText('Balance 500')).toBeVisible();
  proxy.add({ methods: ['eth_call'], fault: SLOW });
  await swap.choose('receive', 'JOE');
  await swap.pays.pressSequentially('12.5');
  await expectSkeleton(swap.receives);
  await expect(swap.action('Looking for the best price')).toBeDisabled();
  const figures = card.getByRole('definition');
  await expect(figures).toHaveText(['', '']);
  await swap.toggleFormDetails();
  await expect(figures).toHaveText(['', '', '', '', '', '', '']);
  const rows = await rowsOf(card);
  proxy.clear();
  await expect(swap.receives).toHaveValue(/\d/);
  await expect(swap.receives).toHaveAttribute('aria-busy', 'false');
  await expect(card.getByText('Price curve')).toBeVisible();
  await expect(figures).toHaveText([/AVAX/, /about/, /JOE/, /0.5%/, /%/, /AVAX/, /PNG/]);
  expect(await rowsOf(card)).toEqual(rows);

  proxy.add({ methods: ['eth_call'], fault: SLOW });
  const add = new AddPage(page);
  await add.follow(`/add/AVAX/${tokens.SPORE.address}/`);
  await add.first.pressSequentially('2');
  await expectSkeleton(add.second);
  const supply = page.getByRole('main');
  const supplyFigures = supply.getByRole('definition');
  await expect(supplyFigures).toHaveText(['', '', '', '', '0.5%', '–']);
  const supplyRows = await rowsOf(supply);
  proxy.clear();
  await expect(add.second).toHaveValue(/\d/);
  const facts = [/SPORE/, /\$/, /%/, /PGL/, /0.5%/, /about/, /SPORE/, /0.3%/, /ago|minute/];
  await expect(supplyFigures).toHaveText(facts);
  for (const [index, [name, top]] of (await rowsOf(supply)).slice(0, supplyRows.length).entries()) {
    const [before, beforeTop] = supplyRows[index] ?? [];
    expect(name).toBe(before);
    // A browser counts a move from 3 px on.
    expect(Math.abs(Number(top) - Number(beforeTop))).toBeLessThan(3);
  }
});
