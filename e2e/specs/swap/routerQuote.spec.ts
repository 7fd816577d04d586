import { encodeAbiParameters, type Hex } from 'viem';
import { EXCHANGE_ADDRESSES } from '@/lib/chain/contracts/addresses';
import { fullOnly } from '../../fullOnly';
import { openedSale, quotedSale } from '../../journeys/shallowSale';
import { saveSettings } from '../../setup/savedSettings';
import { expect, test } from '../../test';
import { countOf } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';

const amounts = (...raws: readonly bigint[]): Hex =>
  encodeAbiParameters([{ type: 'uint256[]' }], [raws]);

test.describe('the router', () => {
  test(
    'SWP-26 a router that quotes another amount is reported, and nothing can be signed until it agrees',
    fullOnly(),
    async ({ page, chains, wallet }) => {
      const { proxy } = chains[43114];
      proxy.add({
        fault: { type: 'entryOutcome', success: true, returnData: amounts(1n, 2n) },
        target: EXCHANGE_ADDRESSES[43114].router,
      });
      const swap = await openedSale(page);
      await expect(swap.review.getByRole('alert')).toHaveText(
        "The exchange's router quotes another amount: you can't sign. Retrying.",
      );
      await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeDisabled();
      proxy.clear();
      await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
      await expect(swap.review.getByRole('alert')).toBeHidden();
      expect(await countOf(wallet, SEND)).toBe(0);
      await swap.complete();
    },
  );

  test(
    'SWP-26 SWP-20 not even expert mode sends while the router refuses to quote',
    fullOnly(),
    async ({ page, chains, wallet }) => {
      await saveSettings(page, { userExpertMode: true });
      const { proxy } = chains[43114];
      proxy.add({
        fault: { type: 'entryOutcome', success: false, returnData: '0x' },
        target: EXCHANGE_ADDRESSES[43114].router,
      });
      const swap = await openedSale(page);
      await expect(swap.review.getByRole('alert')).toContainText(
        "The exchange's router gives no quote.",
      );
      proxy.clear();
      await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
      expect(await countOf(wallet, SEND)).toBe(0);
      await swap.complete();
    },
  );

  test(
    'SWP-26 until the router has answered, Confirm waits',
    fullOnly(),
    async ({ page, chains }) => {
      const swap = await quotedSale(page);
      chains[43114].proxy.add({
        fault: { type: 'delay', ms: 1_500 },
        target: EXCHANGE_ADDRESSES[43114].router,
      });
      await swap.action('Review swap').click();
      await expect(
        swap.review.getByRole('button', { name: 'Checking with the router' }),
      ).toBeDisabled();
      await expect(swap.review.getByRole('button', { name: 'Confirm swap' })).toBeEnabled();
    },
  );
});
