import { keccak256 } from 'viem';
import { fullOnly } from '../../fullOnly';
import { quotedSwap, quotedSwapReview } from '../../journeys/quotedSwap';
import { SettingsPanel } from '../../pages/SettingsPanel';
import { expect, test } from '../../test';
import { countOf, type Wallet } from '../../wallets/wallet';

const SEND = 'eth_sendTransaction';
const UNCHECKED = "Your wallet's network is unchecked.";
/** How many blocks the wallet's node lags behind. */
const BEHIND = 20n;

test(
  'RPC-07 a wallet that shows another hash for a block is on another network, and nothing is sent',
  fullOnly(),
  async ({ page, wallet, problems }) => {
    problems.allow(/console: .*Your wallet is on another network/);
    const swap = await quotedSwapReview(page);
    await wallet.act('answerNext', 'eth_getBlockByNumber', { hash: keccak256('0x01') });
    await swap.confirm();
    await expect(swap.review.getByRole('alert')).toContainText(
      'Your wallet is on another network than this page',
    );
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);

test(
  'RPC-07 W23 a wallet whose node is behind is reported as behind, not as on another network, and sends once it has caught up',
  fullOnly(),
  async ({ page, chains, problems }) => {
    problems.allow(/console: .*network endpoint is behind/);
    const swap = await quotedSwapReview(page);
    await swap.page.route('/__practice/rpc/43114', async (route) => {
      const { id, method, params } = route.request().postDataJSON();
      if (method !== 'eth_getBlockByNumber') return route.continue();
      const head = await chains[43114].client.getBlockNumber({ cacheTime: 0 });
      const isKnown = BigInt(params[0]) <= head - BEHIND;
      if (isKnown) return route.continue();
      return route.fulfill({ json: { jsonrpc: '2.0', id, result: null } });
    });
    await swap.confirm();
    const alert = swap.review.getByRole('alert');
    await expect(alert).toContainText('Transaction not sent');
    await expect(alert).toContainText("Your wallet's network endpoint is behind. Try again soon");
    await page.unroute('/__practice/rpc/43114');
    await swap.review.getByRole('button', { name: 'Back to review' }).click();
    await swap.complete();
  },
);

for (const [name, fail] of [
  [
    'refuses to show its network',
    (wallet: Wallet) => wallet.act('rejectNext', 'eth_getBlockByNumber', -32601, 'No such method.'),
  ],
  [
    'does not answer for its network',
    (wallet: Wallet) => wallet.act('hangNext', 'eth_getBlockByNumber'),
  ],
] as const) {
  test(
    `RPC-08 W22 a wallet that ${name} is shown as unchecked before and after it is asked to send`,
    fullOnly(),
    async ({ page, wallet }) => {
      const swap = await quotedSwapReview(page);
      await fail(wallet);
      await swap.confirm();
      const warning = swap.review.getByText(UNCHECKED);
      await expect(warning).toBeVisible();
      expect(await countOf(wallet, SEND)).toBe(0);
      await swap.review.getByRole('button', { name: 'Continue unchecked' }).click();
      await fail(wallet);
      await swap.complete();
      await expect(warning).toBeVisible();
      expect(await countOf(wallet, SEND)).toBe(1);
    },
  );
}

test(
  'RPC-08 in expert mode, too, a notice comes before the wallet is asked, and the user can stop',
  fullOnly(),
  async ({ page, wallet }) => {
    const settings = new SettingsPanel(page);
    const swap = await quotedSwap(page);
    await settings.open();
    await settings.turnExpertModeOn();
    await settings.close();
    await wallet.act('rejectNext', 'eth_getBlockByNumber', -32601, 'No such method.');
    await swap.action('Swap now').click();
    await expect(swap.review.getByText(UNCHECKED)).toBeVisible();
    await swap.review.getByRole('button', { name: 'Cancel' }).click();
    await expect(swap.review).toBeHidden();
    await expect(swap.action('Swap now')).toBeEnabled();
    expect(await countOf(wallet, SEND)).toBe(0);
  },
);
