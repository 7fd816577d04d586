import { AddPage } from '../../pages/AddPage';
import { RemovePage } from '../../pages/RemovePage';
import { expectFirstLoadWithinBudget } from '../../screen/budgets';
import { GATEWAY } from '../../setup/hosts';
import { expect, test } from '../routes/fixtures';

const PNG = '0x60781C2586D68229fde47564546784ab3fACA982';

// A plain host answers the address of a pair with 404.html, which also loads the route recovery.
test.use({ host: GATEWAY });

test('a first load of /add stays within its budget of bytes and requests', async ({ page }) => {
  const add = new AddPage(page);
  await expectFirstLoadWithinBudget(page, '/add/AVAX/', async () => {
    await add.first.fill('7');
    await expect(add.first).toHaveValue('7', { timeout: 100 });
    await expect(add.token('First', 'AVAX')).toBeVisible({ timeout: 100 });
  });
});

test('a first load of /remove stays within its budget of bytes and requests', async ({ page }) => {
  const remove = new RemovePage(page);
  await expectFirstLoadWithinBudget(page, `/remove/AVAX/${PNG}/`, async () => {
    await expect(remove.action('Connect wallet')).toBeEnabled({ timeout: 100 });
  });
});
