import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { AddPage } from '../../pages/AddPage';
import { RemovePage } from '../../pages/RemovePage';
import { expectClosed } from '../../screen/dialogs';
import { expect, test } from '../../test';
import { watchPrimaryAction } from './primaryAction';

const VIEWPORTS = [
  { width: 375, height: 800 },
  { width: 1280, height: 900 },
];

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] });

    test(
      'SWP-10 the action of a swap stays in its place while amounts are typed, quoted and refused',
      fullOnly(),
      async ({ page }) => {
        const swap = await connectedSwap(page);
        const card = page.getByRole('region', { name: 'Swap' });
        const moved = await watchPrimaryAction(card);
        const details = card.getByText('Price curve');
        const figures = card.getByRole('term').first();
        await swap.choose('receive', 'PNG');
        await swap.pays.pressSequentially('12.5', { delay: 40 });
        await expect(swap.action('Review swap')).toBeEnabled();
        await expect(figures).toBeVisible();

        // Above the balance, then above the limits of the price impact, then without a quote.
        await swap.pays.press('Home');
        await swap.pays.pressSequentially('99999', { delay: 40 });
        await expect(swap.action('Insufficient AVAX balance')).toBeDisabled();
        await swap.pays.fill('');
        await swap.pays.pressSequentially('0.0000000000000000001', { delay: 10 });
        await expect(swap.action('AVAX has at most 18 decimals')).toBeDisabled();
        await swap.pays.fill('');
        await page.evaluate(() => navigator.clipboard.writeText('12,34,5 words'));
        await swap.pays.press('ControlOrMeta+v');
        await expect(card.getByRole('alert')).toBeVisible();
        await swap.pays.fill('');
        await expect(figures).toBeHidden();
        await swap.receives.pressSequentially('250', { delay: 40 });
        await expect(swap.pays).not.toHaveValue('');
        await expect(figures).toBeVisible();
        await swap.toggleFormDetails();
        await details.click();
        await expect(card.getByRole('figure')).toBeVisible();

        // A token that is probed: what is found about it comes late.
        await swap.choose('receive', 'JOE');
        await swap.receives.fill('');
        await swap.receives.pressSequentially('5', { delay: 40 });
        await swap.action('Review swap').click();
        await expect(swap.review).toBeVisible();
        await page.keyboard.press('Escape');
        await expectClosed(swap.review);
        expect(await moved()).toBe(0);
      },
    );

    test(
      'LIQ-12 LIQ-13 LIQ-21 the action of a supply and a removal stays in its place while amounts are typed',
      fullOnly(),
      async ({ page, chains }) => {
        const chain = chains[43114];
        const { PNG } = chain.tokens;
        await giveLiquidity(chain, ['WAVAX', 'PNG'], 3n);
        const add = new AddPage(page);
        await add.openConnected(`/add/AVAX/${PNG.address}/`);
        await expect(add.position).toBeVisible();
        const supplyMoved = await watchPrimaryAction(add.main);
        await add.first.pressSequentially('12.5', { delay: 40 });
        await expect(add.action('Review supply')).toBeEnabled();
        await add.first.press('Home');
        await add.first.pressSequentially('99999', { delay: 40 });
        await expect(add.action('Insufficient AVAX balance')).toBeDisabled();
        await add.first.fill('');
        await add.second.pressSequentially('70', { delay: 40 });
        await expect(add.first).not.toHaveValue('');
        expect(await supplyMoved()).toBe(0);

        const [dai, link] = (['DAI.e', 'LINK.e'] as const).map((key) => chain.tokens[key].address);
        await add.follow(`/create/${dai}/${link}/`);
        await expect(add.main.getByText(/^You supply first/)).toBeVisible();
        const creationMoved = await watchPrimaryAction(add.main);
        await add.first.pressSequentially('20', { delay: 40 });
        await add.second.pressSequentially('5', { delay: 40 });
        await expect(add.main.getByText(/ would be 275\.00% more expensive /)).toBeVisible();
        expect(await creationMoved()).toBe(0);

        const remove = new RemovePage(page);
        await remove.follow('AVAX', PNG.address);
        await expect(remove.slider).toBeVisible();
        const sliderMoved = await watchPrimaryAction(remove.card);
        await remove.slider.press('ArrowRight');
        await remove.slider.press('ArrowRight');
        await remove.action('75%').click();
        await expect(remove.action('Review removal')).toBeEnabled();
        expect(await sliderMoved()).toBe(0);
        await remove.action('Detailed').click();
        await expect(remove.field('Pool tokens to remove')).not.toHaveValue('');
        const typedMoved = await watchPrimaryAction(remove.card);
        await remove.field('Pool tokens to remove').fill('');
        await remove.field('Pool tokens to remove').pressSequentially('12.5', { delay: 40 });
        await remove.field('AVAX to receive').fill('');
        await remove.field('AVAX to receive').pressSequentially('0.2', { delay: 40 });
        await expect(remove.action('Review removal')).toBeEnabled();
        expect(await typedMoved()).toBe(0);
      },
    );
  });
}
