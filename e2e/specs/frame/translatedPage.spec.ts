import { sellAlong } from '@/devnet/tokens/sellAlong';
import { fullOnly } from '../../fullOnly';
import { connectedSwap } from '../../journeys/connectedSwap';
import { Frame } from '../../pages/Frame';
import { expect, test } from '../../test';
import { expectTrueFigures, translate } from './translatedPage';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

test('PNL-17 PNL-18 on a translated page the review of a swap follows the market and is sent', async ({
  page,
  chains,
}) => {
  const swap = await connectedSwap(page);
  await translate(page);
  await swap.choose('receive', 'QI');
  await swap.pays.pressSequentially('0.5');
  await expect(swap.action('Review swap')).toBeEnabled();
  await swap.pays.fill('0.6');
  await expectTrueFigures(page);
  await swap.action('Review swap').click();
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  const minimum = swap.fact('Minimum received').locator('[data-exact]').first();
  const before = (await minimum.textContent()) ?? '';

  // With 800 QI more in a pool of 50,000, AVAX is worth 3 percent more.
  await sellAlong(chains[43114], ['QI', 'WAVAX'], '800');
  await expect(minimum).not.toHaveText(before);
  await expectTrueFigures(page);
  await expect(swap.reviewed('Confirm swap')).toBeEnabled();
  await swap.complete();
  await swap.closeSent();
  await expectTrueFigures(page);
});

for (const path of [
  '/pool/',
  `/add/AVAX/${PNG}/`,
  '/send/',
  '/png/2/',
  `/png/AVAX/${PNG}/2/`,
  '/stake/0/',
  '/vote/1/',
])
  test(
    `PNL-17 on a translated page, ${path} follows the chain`,
    fullOnly(),
    async ({ page, chains, wallet, problems }) => {
      // A plain host serves an address without a file from its fallback page.
      problems.allow(new RegExp(`status of 404 .*${path}\\)$`));
      await wallet.prepare({ isConnected: true });
      await page.goto(path);
      await translate(page);
      const { block } = new Frame(page);
      await expect(block).toBeVisible();
      for (const whole of ['100', '200']) {
        const before = await block.textContent();
        await sellAlong(chains[43114], ['PNG', 'WAVAX'], whole);
        await expect(block).not.toHaveText(before ?? '');
        await expectTrueFigures(page);
      }
    },
  );
