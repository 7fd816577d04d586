import { giveLiquidity } from '../../chain/liquidity';
import { fullOnly } from '../../fullOnly';
import { AddPage } from '../../pages/AddPage';
import { RemovePage } from '../../pages/RemovePage';
import { SwapPage } from '../../pages/SwapPage';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { walletOf } from '../../wallets/wallet';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';
const FRIEND = '0x000000000000000000000000000000000000dEaD';

test(
  'SWP-28 SWP-03 a swap that is typed survives a reload and going back, even over its link; its recipient is asked about again',
  fullOnly(),
  async ({ page }) => {
    await saveSettings(page, { userExpertMode: true });
    const swap = new SwapPage(page);
    const recipient = page.getByLabel('Recipient', { exact: true });
    const expectTyped = async (output: string) => {
      await expect(swap.receives).toHaveValue('3');
      await expect(swap.action(`Token to receive: ${output}`)).toBeVisible();
      await expect(swap.pays).not.toHaveValue('');
    };
    await swap.open();
    await swap.choose('receive', 'JOE');
    await swap.receives.pressSequentially('3');
    await swap.action('Send to another address').click();
    await recipient.pressSequentially(FRIEND);
    await page.reload();
    await expectTyped('JOE');
    await expect(recipient).toBeHidden();

    await swap.open(`?outputCurrency=${PNG}&exactAmount=1&recipient=${FRIEND}`);
    await expect(swap.pays).toHaveValue('1');
    await swap.action('Keep').click();
    await swap.receives.fill('3');
    await page.getByRole('banner').getByRole('link', { name: 'Pool' }).click();
    await expect(page.getByRole('heading', { name: 'Liquidity', exact: true })).toBeVisible();
    await page.goBack();
    await expectTyped('PNG');
    await expect(recipient).toHaveValue(FRIEND);
    await page.reload();
    await expectTyped('PNG');
    await expect(page.getByText('A link set this recipient')).toBeVisible();

    await swap.open(`?outputCurrency=${PNG}&exactAmount=1`);
    await expect(swap.pays).toHaveValue('1');
  },
);

test(
  'LIQ-36 a removal that is typed survives a reload, for its pair only',
  fullOnly(),
  async ({ page, chains, problems }) => {
    // A plain host has no file for the address of a pair.
    problems.allow(/status of 404/);
    const { JOE } = chains[43114].tokens;
    await giveLiquidity(chains[43114], ['WAVAX', 'PNG'], 2n);
    await walletOf(page).prepare({ isConnected: true });
    const remove = new RemovePage(page);
    await remove.openByUrl('AVAX', PNG);
    await remove.action('50%').click();
    await expect(remove.slider).toHaveAttribute('aria-valuenow', '50');
    await page.reload();
    await expect(remove.slider).toHaveAttribute('aria-valuenow', '50');
    await expect(remove.action('Review removal')).toBeEnabled();
    await remove.openByUrl(PNG, JOE.address);
    await page.reload();
    await remove.openByUrl('AVAX', PNG);
    await expect(remove.slider).toHaveAttribute('aria-valuenow', '0');
  },
);

test(
  'LIQ-36 an addition that is typed survives a reload, for its pair only',
  fullOnly(),
  async ({ page, problems }) => {
    // A plain host has no file for the address of a pair.
    problems.allow(/status of 404/);
    const add = new AddPage(page);
    await add.openByUrl('/add/AVAX/');
    await add.choose('Second', 'PNG');
    await add.second.pressSequentially('12.5');
    await page.reload();
    await expect(add.second).toHaveValue('12.5');
    await expect(add.first).not.toHaveValue('');
    await add.openByUrl('/add/AVAX/');
    await expect(add.first).toHaveValue('');
  },
);
