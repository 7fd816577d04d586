import { sandwichPending } from '@/devnet/tokens/sandwichPending';
import { expect, test } from '../../chain/manualMining';
import { openedSale } from '../../journeys/shallowSale';
import { Transactions } from '../../pages/Transactions';
import { accessibilityViolations } from '../../screen/axe';
import { saleOfAvax } from '../swap/sandwich';

const DETAILS = /^Details: Swapped/;
const NOBODY = 'Nobody swapped right before and after you.';

test('MKT-01 MKT-02 the opened row of a sandwiched swap shows the cost exactly, to the unit', async ({
  page,
  chains,
  blocks,
}) => {
  const chain = chains[43114];
  // Within the tolerance of the sale: 0.1 AVAX in a pool of 50 worsens its price by 0.4 percent.
  const mineAround = await sandwichPending(chain, 'QI', '0.1');
  const swap = await openedSale(page);
  const alone = (await saleOfAvax(chain)).amountOut.raw;
  await blocks.hold();
  await swap.confirm();
  await swap.closeSent();
  const transactions = new Transactions(page);
  await transactions.seen();
  await mineAround();
  await transactions.openAll();
  const details = transactions.all.getByRole('button', { name: DETAILS });
  await details.click();
  const received = transactions.all.locator('dl > div').filter({ hasText: 'Received' });
  const found = transactions.all
    .getByRole('status')
    .filter({ hasText: 'Someone swapped right before and after you.' });
  await expect(found).toHaveText(/Without that, you would have received about 1\.\d+\sQI more\.$/);
  const { raw } = await swap.exact(received, 18);
  expect(await swap.exact(found, 18)).toEqual({ raw: alone - raw, symbol: 'QI' });
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('MKT-01 the opened row of a swap without a sandwich shows that nobody swapped around it', async ({
  page,
}) => {
  const swap = await openedSale(page);
  await swap.confirm();
  await swap.closeSent();
  const transactions = new Transactions(page);
  await transactions.openAll();
  await expect(transactions.all.getByText(NOBODY)).toBeHidden();
  await transactions.all.getByRole('button', { name: DETAILS }).click();
  await expect(transactions.all.getByText(NOBODY)).toBeVisible();
});
